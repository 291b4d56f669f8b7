import BattleCore
import Policies

/// A decision in words, as prompts hold it.
struct DecisionText {
  /// The situation: one line.
  var situation: String
  /// The choices, in the order of the legal ones.
  var options: [String]

  init(situation: String, options: [String]) {
    self.situation = situation
    self.options = options
  }

  /// - Parameter numbers: damage, effectiveness and who is faster; otherwise names and types alone.
  init<Rules: DescribedRules>(
    _ rules: Rules.Type, _ board: UnsafePointer<Rules.Board>, _ seat: Seat, _ legal: borrowing ChoiceList, numbers: Bool
  ) {
    let facts = Rules.situation(board, seat)
    let own = Rules.words(for: seat, board)
    let foe = Rules.words(for: seat.other, board)
    if numbers {
      let threat = min(100, Percent.of(Rules.threat(board, to: seat), facts.userHP))
      situation =
        "You \(DecisionText.health(own)), foe \(DecisionText.health(foe)). "
        + (facts.userSpeed > facts.targetSpeed ? "You go first. " : "Foe goes first. ") + "Foe does \(threat)%.\n"
    } else {
      situation = "You \(DecisionText.name(own)), foe \(DecisionText.name(foe)).\n"
    }
    options = []
    for index in 0..<legal.count {
      guard let move = Rules.move(of: legal[index], board, seat) else {
        options.append(Rules.words(forChange: legal[index], board, seat))
        continue
      }
      let words = Rules.words(for: legal[index], move, board, seat)
      let option = Rules.facts(of: legal[index], move, board, seat)
      options.append(
        numbers
          ? "\(words.name): \(DecisionText.effects(option, words.damage, targetHP: facts.targetHP))"
          : "\(words.name): \(words.type) \(option.isDamaging ? "attack" : "move")")
    }
  }

  private static func health(_ fighter: FighterWords) -> String {
    "\(fighter.percent)%" + (fighter.status.map { ", \($0)" } ?? "")
  }

  private static func name(_ fighter: FighterWords) -> String {
    "\(fighter.name) (\(fighter.types)) \(health(fighter))"
  }

  /// "super effective, 45-53%": the share of the HP that the target has left.
  static func effects(_ option: OptionFacts, _ damage: ClosedRange<Int>, targetHP: Int) -> String {
    if option.isWithoutEffect { return "no effect" }
    var parts: [String] = []
    if option.isDamaging {
      if option.effectiveness > 1 { parts.append("super effective") }
      if option.effectiveness < 1 { parts.append("resisted") }
      parts.append(DecisionText.range(damage, targetHP))
    }
    if option.isHealing { parts.append("heals you") }
    let ailment = DecisionText.word(option)
    if let ailment, !option.isDamaging { parts.append(option.isAilmentRedundant ? "has no further effect" : ailment) }
    if !option.isDamaging {
      if DecisionText.any(option.raises) { parts.append("raises your stats") }
      if DecisionText.any(option.drops) { parts.append("lowers its stats") }
    }
    if option.mustRecharge { parts.append("then you must recharge") }
    if option.lowersUser { parts.append("lowers your stats") }
    if option.priority > 0 { parts.append("goes first") }
    if option.accuracy < 1 { parts.append("hits \(Int(option.accuracy * 100 + 0.5)) in 100") }
    return parts.isEmpty ? "no damage" : parts.joined(separator: ", ")
  }

  private static func range(_ damage: ClosedRange<Int>, _ targetHP: Int) -> String {
    if damage.lowerBound >= targetHP { return "100%, knocks out" }
    let low = Percent.of(damage.lowerBound, targetHP)
    let high = min(100, Percent.of(damage.upperBound, targetHP))
    if high == 0 { return "no damage" }
    return low == high ? "\(low)%" : "\(low)-\(high)%"
  }

  private static func word(_ option: OptionFacts) -> String? {
    switch option.ailment {
    case .none: nil
    case .paralysis: "paralyses"
    case .burn: "burns"
    case .poison: "poisons"
    case .sleep: "puts to sleep"
    case .other: "troubles the foe"
    }
  }

  private static func any(_ changes: StageChanges) -> Bool {
    for stat in 0..<7 where changes[stat] > 0 { return true }
    return false
  }
}
