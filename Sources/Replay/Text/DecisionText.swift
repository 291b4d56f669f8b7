import BattleCore
import Policies
import Tournament

/// A decision in words: what could be chosen, by what the policy went, what each option is worth.
struct DecisionText<Rules: ReplayedRules> {
  let decision: RecordedDecision<Rules>
  /// The position.
  let board: Rules.Board
  let label: String
  let cost: DecisionCost<Rules>?

  func word(_ choice: Choice) -> String { Rules.word(choice, board, decision.seat) }

  /// "p1 heuristic chooses Surf".
  var headline: String {
    let verb = decision.isImposed ? "is told to choose" : "chooses"
    return "\(decision.seat.name) \(label) \(verb) \(word(decision.answer))"
  }

  /// The headline alone, with the other choices when there is nothing to tell of them.
  var brief: String {
    let others = decision.legal.array.filter { $0 != decision.answer }.map(word).joined(separator: ", ")
    return decision.isImposed ? headline : "\(headline), not \(others)"
  }

  /// All that is known.
  var lines: [String] {
    let account = decision.isImposed ? nil : decision.account
    guard account != nil || cost != nil || decision.advice != nil else { return ["  " + brief] }
    var lines = ["  " + headline]
    for choice in decision.legal.array {
      let parts = [account.flatMap { DecisionText.figures(choice, $0) }, wins(choice)].compactMap(\.self)
      if parts.isEmpty { continue }
      lines.append("  \(choice == decision.answer ? "> " : "  ")\(word(choice)): " + parts.joined(separator: "; "))
    }
    lines += (notes + [verdict].compactMap(\.self)).map { "    " + $0 }
    return lines + advice
  }

  /// What somebody else would have chosen, and why.
  private var advice: [String] {
    guard let advice = decision.advice else { return [] }
    var lines = ["  \(advice.label) would choose \(word(advice.choice))"]
    for option in advice.account?.options ?? [] {
      guard let figures = advice.account.flatMap({ DecisionText.figures(option.choice, $0) }) else { continue }
      lines.append("  \(option.choice == advice.choice ? "> " : "  ")\(word(option.choice)): \(figures)")
    }
    return lines + notes(advice.account).map { "    " + $0 }
  }

  /// What the policy has to say beyond figures for each option: adjustments, its view of the position and of the foe.
  var notes: [String] { decision.isImposed ? [] : notes(decision.account) }

  private func notes(_ account: DecisionAccount?) -> [String] {
    guard let account else { return [] }
    var lines = account.changes.map { "\($0.name): \(word($0.to)) instead of \(word($0.from))" }
    lines += account.notes
    if !account.figures.isEmpty {
      lines.append("position: " + account.figures.map(DecisionText.text).joined(separator: ", "))
    }
    let foe = account.foe.filter { ($0.figures.first?.value ?? 0) >= 0.005 }
    if !foe.isEmpty {
      let words = foe.map { option in
        Rules.word(option.choice, board, decision.seat.other) + " "
          + PercentText.one(option.figures.first?.value ?? 0)
      }
      lines.append("expects of \(decision.seat.other.name): " + words.joined(separator: ", "))
    }
    return lines
  }

  // MARK: - Playing on

  /// "wins 71.5 % (66.0 to 76.4)".
  private func wins(_ choice: Choice) -> String? {
    guard let chance = cost?.chance(of: choice) else { return nil }
    return "wins " + ChanceText.text(chance)
  }

  /// "costs 6.5 % (±3.1) against Surf".
  var verdict: String? {
    guard let cost else { return nil }
    if cost.best == cost.chosen { return "nothing better by playing on" }
    return "costs \(ChanceText.text(cost.cost)) against \(word(cost.options[cost.best].choice))"
      + (cost.cost.isClear ? "" : ", which may be chance")
  }

  // MARK: - Figures

  /// "score 61.5 = damage 43.5 + nearKOBonus 18, about 87 HP, type ×2".
  static func figures(_ choice: Choice, _ account: DecisionAccount) -> String? {
    guard let option = account.options.first(where: { $0.choice == choice }) else { return nil }
    var parts = option.figures.map(text)
    if !parts.isEmpty { parts[0] += sum(option.terms) }
    return parts.joined(separator: ", ")
  }

  static func text(_ figure: DecisionAccount.Figure) -> String {
    switch figure.unit {
    case .points: "\(figure.name) \(PercentText.number(figure.value))"
    case .hp: "\(figure.name) \(PercentText.number(figure.value)) HP"
    case .factor: "\(figure.name) ×\(PercentText.number(figure.value))"
    case .share: "\(figure.name) \(PercentText.one(figure.value))"
    case .count: "\(figure.name) \(Int(figure.value))"
    }
  }

  private static func sum(_ terms: [DecisionAccount.Term]) -> String {
    var sum = ""
    for term in terms where term.change != 0 {
      let amount = PercentText.number(abs(term.change))
      if sum.isEmpty {
        sum = " = " + (term.change < 0 ? "-\(amount)" : amount)
      } else {
        sum += term.change < 0 ? " - \(amount)" : " + \(amount)"
      }
      sum += " \(term.name)"
    }
    return sum
  }
}

/// Chances in words.
package enum ChanceText {
  /// "71.5 % (66.0 to 76.4)".
  package static func text(_ chance: Chance) -> String {
    let interval = chance.interval
    return "\(PercentText.one(chance.score)) (\(number(interval.low)) to \(number(interval.high)))"
  }

  /// "6.5 % (±3.1)".
  package static func text(_ difference: ChanceDifference) -> String {
    "\(PercentText.one(difference.mean)) (±\(number(difference.margin)))"
  }

  private static func number(_ share: Double) -> String { String(PercentText.one(share).dropLast(2)) }
}
