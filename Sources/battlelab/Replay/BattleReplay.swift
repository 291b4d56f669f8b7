import BattleCore
import CommandLineKit
import Gen5
import Policies
import Tournament

/// One battle of a tournament, found again: who plays, with which teams and seeds.
struct BattleReplay {
  /// The battle's number, and what follows from it.
  let battle: Int
  let pairing: Int
  let pair: Int
  let side: Int
  /// The policies in the two seats.
  let policies: InlinePair<Int>
  let labels: (String, String)
  let teams: (Team, Team)
  let names: (String, String)
  let seed: UInt64

  private let plan: TournamentPlan
  private let entries: [Tournament.PolicyEntry<Gen5Policy>]

  init(_ manifest: StoredManifest, battle: Int) throws {
    plan = try manifest.plan()
    entries = try Roster(manifest.policies).entries
    let schedule = try plan.schedule(labels: entries.map(\.label))
    guard battle < schedule.battles else {
      throw CommandError("BATTLE must be from 0 to \(schedule.battles - 1), not \(battle)")
    }
    self.battle = battle
    side = battle % 2
    pair = battle / 2 % schedule.pairs
    pairing = battle / 2 / schedule.pairs
    let meeting = schedule.pairing(pairing)
    policies = side == 0 ? InlinePair(meeting.a, meeting.b) : InlinePair(meeting.b, meeting.a)
    labels = (entries[policies.p1].label, entries[policies.p2].label)
    let seeds = TournamentSeeds(plan.seed)
    let source = SoloSource(try manifest.source())
    teams = source.matchup(pair, seeds.teams(pair))
    names = source.names(pair, seeds.teams(pair))
    seed = seeds.battle(pair)
  }

  /// What the battle was, played again.
  struct Played {
    var result: GameResult
    var events: [Event]
  }

  /// Plays the battle as the tournament did, then once more with what both answered to get its events.
  func play() -> Played {
    let one = entries[policies.p1].make(0)
    let two = entries[policies.p2].make(0)
    switch plan.information {
    case .full: return play(one, two)
    case .hidden: return play(Concealed(one), Concealed(two))
    }
  }

  private func play<P: Policy>(_ one: P, _ two: P) -> Played where P.Rules == Gen5 {
    var first = DecisionRecorder(one)
    var second = DecisionRecorder(two)
    let seeds = TournamentSeeds(plan.seed)
    first.begin(GameContext(seat: .p1, seed: seeds.policy(Digest64.of(labels.0), .p1, pair: pair)))
    second.begin(GameContext(seat: .p2, seed: seeds.policy(Digest64.of(labels.1), .p2, pair: pair)))
    var game = Gen5.start(teams.0, teams.1, seed: seed)
    let result = playGame(Gen5.self, &game, &first, &second, turnLimit: plan.turnLimit)
    return Played(result: result, events: events(first.answers, second.answers))
  }

  private func events(_ first: [Choice], _ second: [Choice]) -> [Event] {
    var log = EventLog<Event>()
    var game = Gen5.start(teams.0, teams.1, seed: seed, log: &log)
    var answers = (first[...], second[...])
    while Gen5.turn(game.board) <= plan.turnLimit {
      guard let a = BattleReplay.next(&answers.0, game.board, .p1) else { break }
      guard let b = BattleReplay.next(&answers.1, game.board, .p2) else { break }
      if Gen5.advance(&game, a, b, log: &log) != nil { break }
    }
    return log.events
  }

  /// The choice of a seat: its one legal choice, or what the policy answered; nil when that was not legal.
  private static func next(_ answers: inout ArraySlice<Choice>, _ board: Battle, _ seat: Seat) -> Choice? {
    var legal = ChoiceList()
    Gen5.choices(board, for: seat, into: &legal)
    switch legal.count {
    case 0: return .pass
    case 1: return legal[0]
    default: return answers.popFirst().flatMap { legal.contains($0) ? $0 : nil }
    }
  }
}
