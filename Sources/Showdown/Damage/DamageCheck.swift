import BattleCore
import Dex
import Gen5

/// Compares the damage calculator with the reference's rolls.
public struct DamageCheck: Sendable {
  /// What a case has to do with abilities and items.
  public enum Category: String, Sendable, CaseIterable {
    case plain = "no ability, no item"
    case equipped = "ability or item"
  }

  /// A case in which the numbers differ.
  public struct Disagreement: Sendable {
    /// Line in the file, from 1.
    public var line: Int
    public var hit: DamageCase
    public var actual: [Int]
    public var category: Category
    /// Why they differ, where that is known.
    public var reason: DamageReason
  }

  /// How many cases of a category were tried and came out the same.
  public struct Count: Sendable, Equatable {
    public var tried = 0
    public var exact = 0
  }

  public private(set) var counts: [Category: Count] = [:]
  public private(set) var disagreements: [Disagreement] = []

  /// Checks all cases of a file.
  public static func check(_ file: TraceFile, jobs: Int = 1) throws(TraceError) -> DamageCheck {
    let results = Workers.map(file.count, jobs: jobs) { index -> Result<Outcome, TraceError> in
      Result { () throws(TraceError) in try compare(DamageCase(line: file.line(index)), line: index + 1) }
    }
    var check = DamageCheck()
    for (index, result) in results.enumerated() {
      switch result {
      case .success(let outcome): check.add(outcome)
      case .failure(let error): throw TraceError(path: "\(file.path), line \(index + 1)", problem: error.description)
      }
    }
    return check
  }

  public var tried: Int { counts.values.reduce(0) { $0 + $1.tried } }
  public var exact: Int { counts.values.reduce(0) { $0 + $1.exact } }

  /// How often each reason is why a case differs, in the order of the reasons.
  public var reasons: [(reason: DamageReason, count: Int)] {
    DamageReason.allCases.map { reason in (reason, disagreements.count { $0.reason == reason }) }
  }

  private mutating func add(_ outcome: Outcome) {
    counts[outcome.category, default: Count()].tried += 1
    if let disagreement = outcome.disagreement {
      disagreements.append(disagreement)
    } else {
      counts[outcome.category, default: Count()].exact += 1
    }
  }

  private struct Outcome: Sendable {
    var category: Category
    var disagreement: Disagreement?
  }

  private static func compare(_ hit: DamageCase, line: Int) throws(TraceError) -> Outcome {
    let fighters = [hit.attacker.set, hit.defender.set]
    let isPlain = fighters.allSatisfy { $0.ability == .none && $0.item == .none }
    let category = isPlain ? Category.plain : .equipped
    let actual = try rolls(hit)
    if hit.hits.allSatisfy({ $0 == actual }) { return Outcome(category: category) }
    let reason = try DamageReason.find(hit, actual)
    return Outcome(
      category: category,
      disagreement: Disagreement(line: line, hit: hit, actual: actual, category: category, reason: reason))
  }

  /// Our sixteen rolls of one hit.
  static func rolls(_ hit: DamageCase) throws(TraceError) -> [Int] {
    let board = try position(hit)
    let estimate = DamageCalculator.estimate(board, attacker: .p1, move: hit.move, isCrit: hit.isCrit)
    return (0..<16).map { Int(estimate.rolls[$0]) }
  }

  /// A position with exactly what the case says, whatever entering the field did to it.
  private static func position(_ hit: DamageCase) throws(TraceError) -> Battle {
    var board: Battle
    do throws(TeamError) {
      board =
        Gen5.start(
          try Team([hit.attacker.set.withoutChangeOnEntering]), try Team([hit.defender.set.withoutChangeOnEntering]),
          seed: 0
        ).board
    } catch {
      throw TraceError(path: "", problem: error.description)
    }
    for (seat, fighter) in [(Seat.p1, hit.attacker), (.p2, hit.defender)] {
      board[seat].team[0].status = fighter.status
      board[seat].team[0].ability = fighter.set.ability
      board[seat].team[0].item = fighter.set.item
      board[seat].active.ability = fighter.set.ability
      for stat in BoostStat.allCases {
        board[seat].active.boosts[stat.index] = Int8(fighter.boosts[stat.identifier] ?? 0)
      }
    }
    board.field.weather = hit.weather
    board.field.weatherDuration = hit.weather == .none ? 0 : 5
    board[.p2].reflect = hit.hasReflect ? 5 : 0
    board[.p2].lightScreen = hit.hasLightScreen ? 5 : 0
    return board
  }
}

extension PokemonSet {
  /// Imposter and Trace become something else as soon as they see the foe; in the reference they stay what they are, and
  /// do nothing to damage.
  fileprivate var withoutChangeOnEntering: PokemonSet {
    var set = self
    if ability == .imposter || ability == .trace { set.ability = .none }
    return set
  }
}

extension DamageCheck.Disagreement: CustomStringConvertible {
  /// The case in a few lines.
  public var description: String {
    func text(_ fighter: DamageCase.Fighter) -> String {
      let set = fighter.set
      var parts = ["\(set.species.name) L\(set.level)"]
      if set.ability != .none { parts.append(set.ability.name) }
      if set.item != .none { parts.append(set.item.name) }
      if fighter.status != .none { parts.append(fighter.status.identifier) }
      if !fighter.boosts.isEmpty { parts.append(PositionText.boosts(fighter.boosts)) }
      return parts.joined(separator: ", ")
    }
    var field: [String] = []
    if hit.isCrit { field.append("critical hit") }
    if hit.weather != .none { field.append(hit.weather.identifier) }
    if hit.hasReflect { field.append("Reflect") }
    if hit.hasLightScreen { field.append("Light Screen") }
    let conditions = field.isEmpty ? "" : " (\(field.joined(separator: ", ")))"
    let wanted = hit.hits.map { "\($0)" }.joined(separator: " ")
    return """
      line \(line): \(hit.moveName)\(conditions): \(reason.rawValue)
        \(text(hit.attacker)) against \(text(hit.defender))
        expected \(wanted)
        actual   \(actual)
      """
  }
}
