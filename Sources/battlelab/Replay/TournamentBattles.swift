import BattleCore
import CommandLineKit
import Policies
import Replay
import Reports
import Tournament

/// The battles of a tournament by number, whether or not it was ever played.
struct TournamentBattles<Played: PlayedRules> {
  typealias Rules = Played.Rules

  private let setup: TournamentSetup<Played>
  private let matchups: CachedMatchups<Played.Source>

  init(_ setup: TournamentSetup<Played>) {
    self.setup = setup
    matchups = setup.matchups
  }

  var count: Int { setup.schedule.battles }

  /// Who plays a battle, by seat.
  func seated(_ battle: Int) throws(CommandError) -> [Tournament.PolicyEntry<Played.Player>] {
    guard battle < count else {
      throw CommandError("BATTLE must be from 0 to \(count - 1), not \(battle)")
    }
    let meeting = setup.schedule.pairing(battle / 2 / setup.schedule.pairs)
    return (battle % 2 == 0 ? [meeting.a, meeting.b] : [meeting.b, meeting.a]).map { setup.roster.entries[$0] }
  }

  /// A battle ready to be played as the tournament does.
  func source(_ battle: Int) throws(CommandError) -> ReplaySource<Rules> {
    let seated = try seated(battle)
    let plan = setup.plan
    let side = battle % 2
    let pair = battle / 2 % setup.schedule.pairs
    let pairing = battle / 2 / setup.schedule.pairs
    let seeds = TournamentSeeds(plan.seed)
    let drawn = matchups.draw(pair, seeds.teams(pair))
    let players = zip(Seat.allCases, seated).map { seat, entry in
      BattleSetup<Rules>.Player(
        label: entry.label, policy: entry.make(0), seed: seeds.policy(Digest64.of(entry.label), seat, pair: pair))
    }
    return ReplaySource(
      setup: BattleSetup(
        teams: [drawn.teams.0, drawn.teams.1], players: players, seed: seeds.battle(pair), turnLimit: plan.turnLimit,
        isHidden: plan.information == .hidden),
      title: "battle \(battle): pairing \(pairing), pair \(pair), side \(side)",
      origin: [
        .init("battle", .integer(battle)), .init("pairing", .integer(pairing)), .init("pair", .integer(pair)),
        .init("side", .integer(side)),
      ], teams: [drawn.names.0, drawn.names.1])
  }
}
