import BattleCore
import Dex
import Gen5
import Policies
import Testing

/// What policies say of their decisions agrees with what they do.
@Suite struct AccountTests {
  private struct Asked {
    var choice: Choice
    var legal: [Choice]
    var account: DecisionAccount
  }

  /// Every decision of a few battles against the heuristic, with what the policy says before it.
  private func asked(_ name: String) throws -> [Asked] {
    let matchups = SoloMatchups(.any)
    var list: [Asked] = []
    for pair in 0..<3 {
      let teams = matchups.teams(pair: pair, seeds: SeedTree(8))
      var game = Gen5.start(teams.0, teams.1, seed: UInt64(pair))
      var policy = try QuickPolicies.make(name)
      var plain = policy
      var foe = try PolicyRegistry.make("heuristic")
      policy.begin(GameContext(seat: .p1, seed: 5))
      plain.begin(GameContext(seat: .p1, seed: 5))
      foe.begin(GameContext(seat: .p2, seed: 6))
      for _ in 0..<4 {
        var answers = [Choice.pass, .pass]
        for seat in Seat.allCases {
          var legal = ChoiceList()
          Gen5.choices(game.board, for: seat, into: &legal)
          if legal.count == 1 { answers[seat.index] = legal[0] }
          guard legal.count > 1 else { continue }
          if seat == .p2 {
            answers[1] = foe.choose(game.board, legal)
            continue
          }
          let account = try #require(policy.account(game.board, legal))
          answers[0] = policy.choose(game.board, legal)
          // Telling changes nothing.
          #expect(plain.choose(game.board, legal) == answers[0])
          list.append(Asked(choice: answers[0], legal: legal.array, account: account))
        }
        if Gen5.advance(&game, answers[0], answers[1]) != nil { break }
      }
    }
    return list
  }

  @Test(arguments: QuickPolicies.names)
  func accountsAgreeWithChoices(name: String) throws {
    let list = try asked(name)
    #expect(list.count > 3)
    for asked in list {
      let options = asked.account.options
      #expect(options.map(\.choice) == asked.legal)
      let chosen = try #require(options.first { $0.choice == asked.choice })
      func value(_ option: DecisionAccount.Option, _ name: String) -> Double? {
        option.figures.first { $0.name == name }?.value
      }
      for share in ["plays", "tried"] {
        let shares = options.compactMap { value($0, share) }
        if !shares.isEmpty { #expect(abs(shares.reduce(0, +) - 1) < 1e-6) }
        // Nobody plays what it never plays.
        if let own = value(chosen, share) { #expect(own > 0) }
      }
      switch name {
      case "max-power", "max-damage":
        #expect(chosen.figures[0].value == options.map { $0.figures[0].value }.max())
      case "mcts", "best-response": #expect(value(chosen, "visits") == options.compactMap { value($0, "visits") }.max())
      case "heuristic":
        let best = options.max { $0.figures[0].value < $1.figures[0].value }
        let last = asked.account.changes.last?.to ?? best?.choice
        #expect(
          last == chosen.choice || asked.account.changes.isEmpty && chosen.figures[0].value == best?.figures[0].value)
      default: break
      }
    }
  }

  @Test func theSolverTellsWhatIsExact() throws {
    // A sure knock-out next to a wasted turn that loses.
    let position = Position([.splash, .seismicToss]) {
      $0.set(.seismicToss, 0, .p2)
      $0.user.hp = 50
      $0.target.hp = 50
      $0.user.stats[4] = 120
      $0.userActive.stats[4] = 120
    }
    var policy = try PolicyRegistry.make("solve")
    policy.begin(GameContext(seat: .p1, seed: 1))
    let account = try #require(policy.account(position.battle, position.legal))
    #expect(account.options.map { $0.figures.map(\.value) } == [[0, 0], [1, 1]])
    #expect(account.figures.map(\.value) == [1, 1, 1])
    #expect(account.notes == ["exact"])
  }
}
