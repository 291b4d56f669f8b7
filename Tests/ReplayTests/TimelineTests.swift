import BattleCore
import Gen5
import Policies
import Replay
import Testing

@testable import Showdown

/// The timeline's own loop against the runner's.
@Suite struct TimelineTests {
  private func result(_ setup: BattleSetup<Gen5>) throws -> GameResult {
    func play<P: Policy<Gen5>>(_ policies: [P]) -> GameResult {
      var (one, two) = (policies[0], policies[1])
      one.begin(GameContext(seat: .p1, seed: setup.players[0].seed))
      two.begin(GameContext(seat: .p2, seed: setup.players[1].seed))
      var game = Gen5.start(setup.teams[0], setup.teams[1], seed: setup.seed)
      return playGame(Gen5.self, &game, &one, &two, turnLimit: setup.turnLimit)
    }
    let policies = try setup.players.map { try #require($0.policy) }
    return setup.isHidden ? play(policies.map(Concealed.init)) : play(policies)
  }

  @Test("digest, outcome and turns are the runner's", arguments: [false, true])
  func sameAsTheRunner(isHidden: Bool) throws {
    let matchups = SoloMatchups(.any)
    for pair in 0..<12 {
      let teams = matchups.teams(pair: pair, seeds: SeedTree(4))
      for turnLimit in [2, 200] {
        let setup = BattleSetup<Gen5>(
          teams: [teams.0, teams.1],
          players: [
            .init(label: "a", policy: try Duels.policy("heuristic"), seed: 3),
            .init(label: "b", policy: try Duels.policy("random"), seed: UInt64(pair)),
          ], seed: UInt64(100 + pair), turnLimit: turnLimit, isHidden: isHidden)
        let timeline = try Timeline.played(setup)
        let expected = try result(setup)
        #expect(timeline.digest == expected.digest)
        #expect(timeline.outcome == expected.outcome)
        #expect(timeline.turns == expected.turns)
      }
    }
  }

  @Test("moments are found by name")
  func moments() throws {
    let player = try Duels.policy("heuristic")
    let timeline = try Timeline.played(Duels.setup(player, player))
    #expect(try timeline.index(of: MomentName(turn: 2)) == 1)
    for (name, message) in [
      (MomentName(turn: 9), "the battle goes from turn 1 to turn 2; there is no turn 9"),
      (MomentName(turn: 1, part: 3), "turn 1 has 1 moment of decision, not 3"),
    ] {
      #expect(throws: ReplayError(message)) { try timeline.index(of: name) }
    }
    for text in ["", "0", "x", "1.", "1.0", "1.2.3", "-1"] { #expect(MomentName(text) == nil) }
    #expect(MomentName("12.3") == MomentName(turn: 12, part: 3))
  }
}
