import BattleCore
import TestKit
import Testing

@Suite("Laws on the counting game")
struct ToyLawTests {
  let matchups = [
    (ToyRules.Team(), ToyRules.Team()),
    (ToyRules.Team(lead: 1, charm: 5), ToyRules.Team(lead: 2, charm: 8)),
  ]

  @Test func theRulesKeepTheLaws() {
    #expect(RulesetLaws<ToyRules>(matchups: matchups, seeds: 0..<50).violations() == [])
  }

  @Test(arguments: [ToyPolicy.Kind.strength(0), .strength(0.5), .strength(1), .staller, .fallback])
  func honestPoliciesKeepTheLaws(kind: ToyPolicy.Kind) {
    let laws = PolicyLaws(matchups: matchups, seeds: 0..<25, ignoresHidden: true) { ToyPolicy(kind) }
    #expect(laws.violations() == [])
  }

  @Test(arguments: [
    (ToyPolicy.Kind.peek, Law.hidden), (.forgetful, .reset), (.cheat(fromTurn: 2), .illegal),
  ])
  func brokenPoliciesAreFound(kind: ToyPolicy.Kind, law: Law) {
    let laws = PolicyLaws(matchups: matchups, seeds: 0..<25, ignoresHidden: true) { ToyPolicy(kind) }
    #expect(Set(laws.violations().map(\.law)) == [law])
  }

  @Test func aPolicyThatIsNeverSeededIsFound() {
    // Each copy starts with other dice than the one before and does not reseed.
    var copies: UInt64 = 0
    let laws = PolicyLaws(matchups: matchups, seeds: 0..<5) {
      copies += 1
      return UnseededPolicy(seed: copies)
    }
    #expect(laws.violations().contains { $0.law == .policySeed })
  }

  @Test func brokenRulesAreFound() {
    let laws = RulesetLaws<BrokenRules>(matchups: [(ToyRules.Team(), ToyRules.Team())], seeds: 0..<3, turnLimit: 20)
    let broken = Set(laws.violations().map(\.law))
    #expect(broken == [.badList, .conceal, .log])
  }

  @Test func stuckRulesAreFound() {
    let laws = RulesetLaws<StuckRules>(matchups: [(ToyRules.Team(), ToyRules.Team())], seeds: 0..<1, turnLimit: 20)
    #expect(laws.violations().map(\.law) == [.stuck])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aCheckedBattleOfTheRulesIsSound(seed: UInt64) {
    let battle = FuzzBattle<ToyRules>(ToyRules.Team(), ToyRules.Team(lead: 1), seed: seed, turnLimit: 50)
    let result = battle.play { board in board.points[.p1] > ToyRules.goal ? "too many points" : nil }
    #expect(result.fault == nil)
    #expect(result.outcome != nil)
    #expect(result == battle.play { _ in nil })
  }

  @Test func aCheckedBattleFindsWhatIsBroken() {
    let team = ToyRules.Team()
    let log = FuzzBattle<BrokenRules>(team, team, seed: 1, turnLimit: 20).play { _ in nil }
    #expect(log.fault?.contains("logged copy") == true)
    let stuck = FuzzBattle<StuckRules>(team, team, seed: 1, turnLimit: 20).play { _ in nil }
    #expect(stuck.fault?.contains("turn 1 after turn 1") == true)
    let checked = FuzzBattle<ToyRules>(team, team, seed: 1, turnLimit: 20).play { $0.turn == 2 ? "turn two" : nil }
    #expect(checked.fault?.contains("turn two") == true)
  }
}

private struct UnseededPolicy: Policy {
  typealias Rules = ToyRules
  var dice: Gen5Dice

  init(seed: UInt64) { dice = Gen5Dice(seed: seed) }

  mutating func begin(_ context: GameContext) {}

  mutating func choose(_ board: borrowing ToyRules.Board, _ legal: borrowing ChoiceList) -> Choice {
    legal[dice.below(legal.count, .other)]
  }
}

/// The counting game with three mistakes: a choice twice, a choice that depends on what is hidden, a log that draws.
private enum BrokenRules: Ruleset {
  typealias Team = ToyRules.Team
  typealias Board = ToyRules.Board
  typealias Event = ToyRules.Event

  static var info: RulesetInfo { ToyRules.info }

  static func start(_ a: borrowing Team, _ b: borrowing Team, seed: UInt64) -> Game<Board> {
    var game = ToyRules.start(a, b, seed: seed)
    game.board.charms = InlinePair(1, 1)
    return game
  }

  static func start(
    _ a: borrowing Team, _ b: borrowing Team, seed: UInt64, log: inout EventLog<Event>
  ) -> Game<Board> { start(a, b, seed: seed) }

  static func choices(_ board: borrowing Board, for seat: Seat, into list: inout ChoiceList) {
    ToyRules.choices(board, for: seat, into: &list)
    if !list.isEmpty { list.append(board.charms[seat.other] == 1 ? ToyRules.push : ToyRules.hold) }
  }

  static func advance(_ game: inout Game<Board>, _ a: Choice, _ b: Choice) -> Outcome? {
    ToyRules.advance(&game, a, b)
  }

  static func advance(_ game: inout Game<Board>, _ a: Choice, _ b: Choice, log: inout EventLog<Event>) -> Outcome? {
    _ = game.dice.next()
    return ToyRules.advance(&game, a, b, log: &log)
  }

  static func turn(_ board: borrowing Board) -> Int { board.turn }

  static func conceal(_ board: inout Board, from seat: Seat) { ToyRules.conceal(&board, from: seat) }

  static func digest(_ board: borrowing Board, into digest: inout Digest64) { ToyRules.digest(board, into: &digest) }
}

/// The counting game, but no turn ever ends.
private enum StuckRules: Ruleset {
  typealias Team = ToyRules.Team
  typealias Board = ToyRules.Board
  typealias Event = ToyRules.Event

  static var info: RulesetInfo { ToyRules.info }

  static func start(_ a: borrowing Team, _ b: borrowing Team, seed: UInt64) -> Game<Board> {
    ToyRules.start(a, b, seed: seed)
  }

  static func start(
    _ a: borrowing Team, _ b: borrowing Team, seed: UInt64, log: inout EventLog<Event>
  ) -> Game<Board> { start(a, b, seed: seed) }

  static func choices(_ board: borrowing Board, for seat: Seat, into list: inout ChoiceList) {
    ToyRules.choices(board, for: seat, into: &list)
  }

  static func advance(_ game: inout Game<Board>, _ a: Choice, _ b: Choice) -> Outcome? { nil }

  static func advance(_ game: inout Game<Board>, _ a: Choice, _ b: Choice, log: inout EventLog<Event>) -> Outcome? {
    nil
  }

  static func turn(_ board: borrowing Board) -> Int { board.turn }

  static func conceal(_ board: inout Board, from seat: Seat) { ToyRules.conceal(&board, from: seat) }

  static func digest(_ board: borrowing Board, into digest: inout Digest64) { ToyRules.digest(board, into: &digest) }
}
