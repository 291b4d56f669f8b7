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
      let most = Rules.threat(board, to: seat)
      let threat = DecisionText.shares(most...most, of: facts.userHP)
      situation =
        "You \(DecisionText.health(own)), foe \(DecisionText.health(foe)). "
        + (facts.userSpeed > facts.targetSpeed ? "You go first. " : "Foe goes first. ") + "Foe does \(threat).\n"
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

  /// "super effective, 45-53%": the share of the HP that the target has left. Besides shares there are no figures: the
  /// model would take "hits 85 in 100" for an eight.
  static func effects(_ option: OptionFacts, _ damage: ClosedRange<Int>, targetHP: Int) -> String {
    if option.isWithoutEffect { return "\(nothing), no effect" }
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
    if option.accuracy < 1 { parts.append(option.accuracy < 0.75 ? "often misses" : "may miss") }
    return parts.isEmpty ? "\(nothing), no effect" : parts.joined(separator: ", ")
  }

  private static func range(_ damage: ClosedRange<Int>, _ targetHP: Int) -> String {
    if damage.lowerBound >= targetHP { return "\(most)%, knocks out" }
    return DecisionText.shares(damage, of: targetHP)
  }

  /// The largest share: one figure more, and the model would read "100%" as it reads "10%".
  private static let most = 99
  private static let nothing = "00%"

  /// Shares in percent, of two digits each: a small model takes its grade from the first one, so that "5%" would be worth
  /// as much as "50%".
  private static func shares(_ part: ClosedRange<Int>, of whole: Int) -> String {
    let low = min(most, Percent.of(part.lowerBound, whole))
    let high = min(most, Percent.of(part.upperBound, whole))
    if high == 0 { return nothing }
    if low < 10 { return "under \((high / 10 + 1) * 10)%" }
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
