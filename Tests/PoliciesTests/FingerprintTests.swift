import BattleCore
import Gen5
import Kit
import Testing

@testable import Policies

@Suite("Policy fingerprints")
struct FingerprintTests {
  /// The names of both rule sets that have a policy of the kind.
  private static let kinds: [KitPolicy.Kind] = [.random, .maxPower, .maxDamage, .heuristic]

  @Test("are the same for the same policy, and others for others")
  func perPolicy() throws {
    let names = QuickPolicies.names
    let prints = try names.map { try #require(QuickPolicies.make($0).fingerprint) }
    #expect(Set(prints).count == names.count)
    for (name, print) in zip(names, prints) { #expect(try QuickPolicies.make(name).fingerprint == print) }
    for print in prints { #expect(print.count == 16 && UInt64(print, radix: 16) != nil) }
  }

  @Test("are those of the decisions, whatever was decided before")
  func freshCopies() throws {
    var used = try PolicyRegistry.make("heuristic")
    let print = used.fingerprint
    used.begin(GameContext(seat: .p1, seed: 9))
    let game = Gen5.start(Gen5Probes.all[0].0, Gen5Probes.all[0].1, seed: 3)
    var legal = ChoiceList()
    Gen5.choices(game.board, for: .p1, into: &legal)
    _ = used.choose(game.board, legal)
    #expect(used.fingerprint == print)
  }

  @Test(
    "change with a weight of the scoring, of switching, of the evaluation",
    arguments: [
      ("heuristic", "koBonus", "0"), ("heuristic", "adjust", "off"), ("heuristic", "resistedMult", "1"),
      ("heuristic", "switchCost", "60"), ("mcts", "exploration", "3"),
    ])
  func parameters(_ name: String, _ parameter: String, _ value: String) throws {
    let usual = try PolicyRegistry.make(name, parameters: []).fingerprint
    #expect(try PolicyRegistry.make(name, parameters: [(parameter, value)]).fingerprint != usual)
  }

  @Test("of what looks ahead take no longer for larger budgets")
  func budgets() throws {
    // Millions of iterations would take minutes.
    let one = try PolicyRegistry.make("mcts", parameters: [("iterations", "10000000")]).fingerprint
    #expect(try PolicyRegistry.make("mcts", parameters: [("iterations", "1000000")]).fingerprint == one)
  }

  @Test("of the solver are those of exact solutions")
  func solver() throws {
    let usual = try PolicyRegistry.make("solve").fingerprint
    #expect(usual?.count == 16)
    #expect(try PolicyRegistry.make("solve").fingerprint == usual)
    // Nothing else decides here but the rules and what the evaluation thinks of the last positions.
    for teams in Gen5Probes.certain {
      var game = Gen5.start(teams.0, teams.1, seed: 5)
      var legal = ChoiceList()
      Gen5.choices(game.board, for: .p1, into: &legal)
      var solver = ExactSolver(depth: 2, limit: Gen5Probes.limit)
      #expect(solver.solve(game.board, seat: .p1, legal: legal) != nil)
      _ = Gen5.advance(&game, legal[0], legal[0])
    }
  }

  @Test("of the kit's policies")
  func kit() throws {
    let prints = Self.kinds.map { KitPolicy($0).fingerprint }
    #expect(Set(prints).count == Self.kinds.count)
    #expect(Self.kinds.map { KitPolicy($0).fingerprint } == prints)
    let changed = try KitRegistry.make("heuristic", parameters: [("koBonus", "0")])
    #expect(!prints.contains(changed.fingerprint))
  }

  /// What the positions are for: both sides have to decide, fighters change, somebody is out.
  @Test("come from battles with decisions of every kind")
  func probes() {
    var kinds: Set<String> = []
    for (index, teams) in Gen5Probes.all.enumerated() {
      let seeds = SeedTree(0).child("policy fingerprint").child(index)
      var game = Gen5.start(teams.0, teams.1, seed: seeds.child("battle").seed)
      var dice = Gen5Dice(seed: seeds.child("choices").seed)
      while Gen5.turn(game.board) <= Gen5Probes.turns {
        var chosen = [Choice.pass, .pass]
        for seat in Seat.allCases {
          var legal = ChoiceList()
          Gen5.choices(game.board, for: seat, into: &legal)
          if legal.count == 0 { continue }
          let changes = (0..<legal.count).count { legal[$0].changePlace != nil }
          if legal.count > 1 { kinds.insert(changes == 0 ? "moves" : changes == legal.count ? "changes" : "both") }
          chosen[seat.index] = legal[dice.below(legal.count, .other)]
        }
        if Gen5.advance(&game, chosen[0], chosen[1]) != nil { break }
      }
    }
    #expect(kinds == ["moves", "both", "changes"])
  }
}
