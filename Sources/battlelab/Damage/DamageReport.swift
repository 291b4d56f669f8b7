import BattleCore
import Dex
import Gen5
import Reports

/// What one move does to one target: rolls, shares of its HP, and chances of a knock-out.
struct DamageReport {
  let attacker: Fighter
  let defender: Fighter
  let move: MoveID
  let weather: Weather
  let screens: [String]
  /// Whether every hit is a critical one, because it was asked for or because of the move.
  let isAlwaysCrit: Bool

  private let hp: Int
  private let maxHP: Int
  private let normal: DamageEstimate
  private let critical: DamageEstimate

  /// Chances of a knock-out in 1, 2 and 3 uses: with critical hits as they come, and without any.
  let knockOuts: [Double]
  let plainKnockOuts: [Double]
  let criticalChance: Double
  /// The chance of 1, 2, … hits in one use.
  private let hitCounts: [Double]

  init(_ board: Battle, _ attacker: Fighter, _ defender: Fighter, _ move: MoveID, screens: [String], isCrit: Bool) {
    self.attacker = attacker
    self.defender = defender
    self.move = move
    self.screens = screens
    weather = board.field.weather
    hp = Int(board[.p2].team[0].hp)
    maxHP = Int(board[.p2].team[0].maxHP)
    normal = DamageCalculator.estimate(board, attacker: .p1, move: move)
    critical = DamageCalculator.estimate(board, attacker: .p1, move: move, isCrit: true)
    let natural = HitChances.critical(board, move)
    // Armour against critical hits holds against those that are asked for, too.
    criticalChance = isCrit && natural > 0 ? 1 : natural
    isAlwaysCrit = criticalChance == 1
    hitCounts = HitChances.counts(board, move)
    var chance = KnockOutChance(board, move: move, critical: criticalChance)
    knockOuts = chance.afterUses(3)
    var plain = KnockOutChance(board, move: move, critical: 0)
    plainKnockOuts = plain.afterUses(3)
  }

  /// The rolls that are shown first.
  private var estimate: DamageEstimate { isAlwaysCrit ? critical : normal }

  private func rolls(_ estimate: DamageEstimate) -> [Int] { (0..<16).map { Int(estimate.rolls[$0]) } }

  // MARK: - Text

  /// The report for people.
  var text: String {
    var lines = ["\(name(attacker)), \(move.name), against \(name(defender))\(conditions)"]
    if estimate.isImmune { return lines[0] + "\n  no effect: \(effectiveness)\n" }
    let rolls = rolls(estimate)
    lines.append("  \(span(rolls)) of \(maxHP) HP\(left) (\(shares(rolls)))")
    lines.append("  rolls         \(rolls.map(String.init).joined(separator: " "))")
    lines.append("  critical      \(criticalText)")
    lines.append("  type          \(effectiveness)")
    lines.append("  accuracy      \(move.row.accuracy == 0 ? "cannot miss" : "\(move.row.accuracy) %")")
    if estimate.eatsBerry {
      lines.append("  berry         \(defender.set.item.name) weakens the first hit, and is gone")
    }
    if hitCounts.count > 1 {
      lines.append("  hits          \(hitText), \(estimate.eatsBerry ? "the first" : "each") as above")
    }
    lines.append("  knock-out     \(chances(knockOuts)), when all hit")
    if criticalChance > 0, !isAlwaysCrit { lines.append("  without crits \(chances(plainKnockOuts))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func name(_ fighter: Fighter) -> String {
    let set = fighter.set
    var words = ["level \(set.level)"]
    if set.ability != .none { words.append(set.ability.name) }
    if set.item != .none { words.append(set.item.name) }
    return "\(set.species.name) (\(words.joined(separator: ", ")))"
  }

  private var criticalText: String {
    if isAlwaysCrit { return "every hit" }
    if criticalChance == 0 { return "impossible" }
    let rolls = rolls(critical)
    return "\(span(rolls)) (\(shares(rolls))), chance \(percent(criticalChance))"
  }

  private var conditions: String {
    let words = screens + (weather == .none ? [] : ["\(weather)"])
    return words.isEmpty ? "" : ", " + words.joined(separator: ", ")
  }

  private var left: String { hp == maxHP ? "" : ", \(hp) left" }

  private var hitText: String {
    let possible = hitCounts.indices.filter { hitCounts[$0] > 0 }.map { $0 + 1 }
    return possible.count == 1 ? "\(possible[0])" : "\(possible[0]) to \(possible[possible.count - 1])"
  }

  private func span(_ rolls: [Int]) -> String { rolls[0] == rolls[15] ? "\(rolls[0])" : "\(rolls[0]) to \(rolls[15])" }

  private func shares(_ rolls: [Int]) -> String {
    let low = FixedPoint.text(share(rolls[0]), places: 1)
    return rolls[0] == rolls[15] ? "\(low) %" : "\(low) to \(FixedPoint.text(share(rolls[15]), places: 1)) %"
  }

  private func share(_ damage: Int) -> Double { 100 * Double(damage) / Double(maxHP) }

  private var effectiveness: String {
    switch estimate.quarters {
    case 0: "immune"
    case 1: "resisted twice, ×¼"
    case 2: "resisted, ×½"
    case 8: "super effective, ×2"
    case 16: "super effective twice, ×4"
    default: estimate.isImmune ? "immune" : "neutral, ×1"
    }
  }

  private func chances(_ values: [Double]) -> String {
    values.enumerated().map { "\($0.offset + 1) use\($0.offset == 0 ? "" : "s") \(percent($0.element))" }
      .joined(separator: ", ")
  }

  /// A chance in percent. Only what is certain is shown as 0 or 100.
  private func percent(_ chance: Double) -> String {
    if chance == 0 { return "0 %" }
    if chance == 1 { return "100 %" }
    let text = FixedPoint.text(100 * chance, places: 2)
    if text == "0.00" { return "below 0.01 %" }
    return text == "100.00" ? "above 99.99 %" : text + " %"
  }

  // MARK: - JSON

  /// The report for programs.
  var json: JSONValue {
    .object([
      .init("attacker", .string(attacker.set.species.name)), .init("defender", .string(defender.set.species.name)),
      .init("move", .string(move.name)), .init("rolls", numbers(rolls(estimate))),
      .init("critical_rolls", numbers(rolls(critical))), .init("critical_chance", .decimal(criticalChance, places: 6)),
      .init("effectiveness", .decimal(Double(estimate.quarters) / 4, places: 2)),
      .init("is_immune", .bool(estimate.isImmune)),
      .init("accuracy", move.row.accuracy == 0 ? .null : .integer(Int(move.row.accuracy))),
      .init("hit_chances", decimals(hitCounts)),
      .init("hp", .integer(hp)), .init("max_hp", .integer(maxHP)),
      .init("knock_out", decimals(knockOuts)), .init("knock_out_without_crits", decimals(plainKnockOuts)),
    ])
  }

  private func numbers(_ values: [Int]) -> JSONValue { .array(values.map { .integer($0) }) }
  private func decimals(_ values: [Double]) -> JSONValue { .array(values.map { .decimal($0, places: 6) }) }
}
