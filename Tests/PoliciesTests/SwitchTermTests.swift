import BattleCore
import Dex
import Gen5
import Policies
import Testing

/// A position in which one weight of the switch scoring decides, all others being 0.
struct SwitchCase: CustomTestStringConvertible, Sendable {
  var weight: String
  /// The choice with the weight at its default.
  var chosen: Choice
  /// The choice with the weight at 0.
  var otherwise: Choice
  /// Somebody must come in.
  var isForced: Bool
  /// Weights that have their defaults in both runs.
  var on: [String]
  var change: @Sendable (inout BenchPosition) -> Void

  var testDescription: String { weight }

  init(
    _ weight: String, _ chosen: Choice, else otherwise: Choice, isForced: Bool = false, on: [String] = [],
    _ change: @escaping @Sendable (inout BenchPosition) -> Void
  ) {
    self.weight = weight
    self.chosen = chosen
    self.otherwise = otherwise
    self.isForced = isForced
    self.on = on
    self.change = change
  }
}

/// `Position` with two members on the bench, who know Splash like the one in front. The foe knows Splash too. Night Shade
/// and Dragon Rage deal 50 and 40, whatever the stats.
struct BenchPosition {
  var battle: Battle

  init(_ change: (inout BenchPosition) -> Void) {
    battle = Position([.splash]) { $0.set(.splash, 0, .p2) }.battle
    for place in 1...2 { battle.sides[0].team[place] = battle.sides[0].team[0] }
    battle.sides[0].teamSize = 3
    battle.sides[0].left = 3
    for place in 0..<3 { battle.sides[0].order[place] = UInt8(place) }
    change(&self)
  }

  mutating func teach(_ move: MoveID, _ place: Int) { battle.sides[0].team[place].moves[0] = move }

  mutating func teachFoe(_ move: MoveID) {
    battle.sides[1].team[0].moves[0] = move
    battle.sides[1].active.moves[0] = move
  }

  func legal(isForced: Bool) -> ChoiceList {
    var list = ChoiceList()
    if !isForced { list.append(.move(0)) }
    list.append(.change(1))
    list.append(.change(2))
    return list
  }

  func answer(_ weights: SwitchWeights, isForced: Bool) -> Choice {
    var battle = battle
    if isForced { battle.requests[0] = .change }
    var policy = HeuristicPolicy()
    policy.switching = weights
    policy.begin(GameContext(seat: .p1, seed: 1))
    return policy.choose(battle, legal(isForced: isForced))
  }
}

private let switchCases: [SwitchCase] = [
  // 0.6 × 40 against Splash's 0.
  SwitchCase("switchThreat", .change(2), else: .move(0)) { $0.teach(.dragonRage, 2) },
  // 10 - 10 is no more than Splash's 0.
  SwitchCase("switchCost", .move(0), else: .change(1), on: ["switchFaster"]) {
    $0.battle.sides[1].active.stats[4] = 101
    $0.battle.sides[0].team[1].stats[4] = 102
  },
  // Night Shade takes 50 from the one in front and nothing from the Normal one: 1.5 × 50.
  SwitchCase("switchGuard", .change(1), else: .move(0)) {
    $0.teachFoe(.nightShade)
    $0.battle.sides[0].team[1].types = TypePair(.normal, .none)
  },
  SwitchCase("switchRescue", .change(1), else: .move(0)) {
    $0.teachFoe(.nightShade)
    $0.battle.sides[0].team[0].hp = 50
    $0.battle.sides[1].active.stats[4] = 101
  },
  SwitchCase("switchDoom", .change(2), else: .change(1), isForced: true) {
    $0.teachFoe(.nightShade)
    $0.battle.sides[0].team[1].hp = 50
  },
  // Fire strikes Grass for ×2, Grass strikes Fire for ×½: two steps of 25.
  SwitchCase("switchPressure", .change(2), else: .move(0)) {
    $0.battle.sides[1].active.types = TypePair(.grass, .none)
    $0.battle.sides[0].team[2].types = TypePair(.fire, .none)
  },
  SwitchCase("switchFaster", .change(1), else: .move(0)) {
    $0.battle.sides[1].active.stats[4] = 101
    $0.battle.sides[0].team[1].stats[4] = 102
  },
  // Rock takes a quarter from the Flying one, an eighth from the other.
  SwitchCase("switchHazard", .change(2), else: .change(1), isForced: true) {
    $0.battle.sides[0].stealthRock = true
    $0.battle.sides[0].team[1].types = TypePair(.flying, .none)
  },
  // 24 - 3 × 10.
  SwitchCase("switchRaised", .move(0), else: .change(2), on: ["switchThreat"]) {
    $0.teach(.dragonRage, 2)
    $0.battle.sides[0].active.boosts[0] = 3
  },
  SwitchCase("switchLowered", .change(1), else: .move(0)) { $0.battle.sides[0].active.boosts[1] = -1 },
  SwitchCase("switchAfflicted", .change(1), else: .move(0)) {
    $0.battle.sides[0].active.volatiles = VolatileSet(.leechseed, .leechseed)
  },
  SwitchCase("switchPerish", .change(1), else: .move(0)) {
    $0.battle.sides[0].active.volatiles = VolatileSet(.perishsong, .perishsong)
    $0.battle.sides[0].active.perishDuration = 1
  },
]

@Suite struct SwitchTermTests {
  private static func weights(_ names: [String]) throws -> SwitchWeights {
    var weights = SwitchWeights()
    for weight in SwitchTable.all where !names.contains(weight.name) { weights[keyPath: weight.keyPath] = 0 }
    return weights
  }

  @Test(arguments: switchCases)
  func alone(_ test: SwitchCase) throws {
    let position = BenchPosition(test.change)
    let on = try Self.weights(test.on + [test.weight])
    #expect(position.answer(on, isForced: test.isForced) == test.chosen)
    let off = try Self.weights(test.on)
    #expect(position.answer(off, isForced: test.isForced) == test.otherwise)
  }

  /// A policy that has just changed does so again only for a good reason.
  @Test func switchRepeat() throws {
    for (names, second) in [
      (["switchThreat"], Choice.change(2)), (["switchThreat", "switchRepeat"], .move(0)),
    ] {
      // The member that comes in has lost its reason to when it is in front: the foe has become a Ghost, say.
      var position = BenchPosition { $0.teach(.dragonRage, 1) }
      var policy = HeuristicPolicy()
      policy.switching = try Self.weights(names)
      policy.begin(GameContext(seat: .p1, seed: 1))
      #expect(policy.choose(position.battle, position.legal(isForced: false)) == .change(1))
      position.teach(.splash, 1)
      position.teach(.dragonRage, 2)
      position.battle.putInFront(.p1, place: 1)
      var legal = ChoiceList()
      legal.append(.move(0))
      legal.append(.change(0))
      legal.append(.change(2))
      #expect(policy.choose(position.battle, legal) == second)
      // Having stayed, it is free again.
      if second == .move(0) { #expect(policy.choose(position.battle, legal) == .change(2)) }
    }
  }

  @Test func everyWeightHasItsPosition() {
    #expect((switchCases.map(\.weight) + ["switchRepeat"]).sorted() == SwitchTable.all.map(\.name).sorted())
    #expect(SwitchTerm.allCases.map(\.rawValue).sorted() == SwitchTable.all.map(\.name).sorted())
    #expect(MemoryLayout<SwitchWeights>.size == 8 * SwitchTable.all.count)
  }

  @Test func explanationsAddUp() throws {
    let position = BenchPosition {
      $0.teachFoe(.nightShade)
      $0.teach(.dragonRage, 2)
      $0.battle.sides[0].stealthRock = true
    }
    let explained = HeuristicPolicy().explain(position.battle, position.legal(isForced: false))
    #expect(explained.switches.map(\.choice) == [.change(1), .change(2)])
    for option in explained.switches {
      #expect(abs(option.terms.reduce(0) { $0 + $1.change } - option.score) < 1e-9)
    }
    // 0.6 × 40 - 0.4 × 25 - 10: the danger of 50 is the same for both.
    #expect(abs(explained.switches[1].score - 4) < 1e-9)
    #expect(explained.switches[1].danger == 50)
    #expect(explained.switches[1].threat == 40)
  }

  /// Names reach the policy, and a foe that cannot be touched is left to somebody else.
  @Test func parameters() throws {
    let policy = try PolicyRegistry.make("heuristic", parameters: [("switchCost", "500")])
    #expect(policy.parameters.first { $0.name == "switchCost" }?.value == "500")
    #expect(throws: PolicyError.unknownParameter("switchCosts", policy: "heuristic", nearest: "switchCost")) {
      try PolicyRegistry.make("heuristic", parameters: [("switchCosts", "1")])
    }
    #expect(throws: PolicyError.unknownParameter("switchCost", policy: "heuristic", nearest: nil)) {
      try KitRegistry.make("heuristic", parameters: [("switchCost", "1")])
    }
  }

  /// What lies on a side, by the games' formulas: an eighth of 200 times the effectiveness of Rock; 1/8, 1/6, 1/4 for one
  /// to three layers of Spikes, nothing for those off the ground.
  @Test func hazards() {
    var position = BenchPosition { _ in }
    func damage(_ change: (inout Battle) -> Void) -> Int {
      var battle = position.battle
      change(&battle)
      return withUnsafePointer(to: battle) { $0.hazardDamage(.p1, place: 1) }
    }
    #expect(damage { _ in } == 0)
    #expect(damage { $0.sides[0].stealthRock = true } == 25)
    #expect(damage { $0.sides[0].spikes = 1 } == 25)
    #expect(damage { $0.sides[0].spikes = 2 } == 33)
    #expect(damage { $0.sides[0].spikes = 3 } == 50)
    position.battle.sides[0].team[1].types = TypePair(.fire, .flying)
    #expect(damage { $0.sides[0].stealthRock = true } == 100)
    #expect(damage { $0.sides[0].spikes = 3 } == 0)
    position.battle.sides[0].team[1].ability = .magicGuard
    #expect(damage { $0.sides[0].stealthRock = true } == 0)
  }
}
