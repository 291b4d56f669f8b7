import BattleCore
import Dex
import Gen5
import Policies
import Testing

/// What every built-in policy must obey: it answers legally, and the same to the same seed.
@Suite struct PolicyLawTests {
  static let names = QuickPolicies.names

  /// A position that may come up in a battle, with the legal choices of `p1`.
  private func randomPosition(_ index: Int) -> (Battle, ChoiceList) {
    var dice = Gen5Dice(seed: SeedTree(77).child(index).seed)
    let matchups = PolicyLawTests.matchups
    let sets = matchups.sets(pair: index, seeds: SeedTree(77))
    var battle = Duel.position(sets.0.species, sets.1.species)
    for (seat, set) in [(0, sets.0), (1, sets.1)] {
      var fighter = battle.sides[seat].team[0]
      fighter.gender = set.gender
      fighter.moveCount = UInt8(set.moves.count)
      for (slot, move) in set.moves.enumerated() {
        fighter.moves[slot] = move
        fighter.pp[slot] = UInt8(dice.below(3, .other))
      }
      fighter.hp = UInt16(1 + dice.below(Int(fighter.maxHP), .other))
      fighter.status = Status.allCases[dice.below(Status.allCases.count, .other)]
      Duel.put(fighter, into: &battle.sides[seat])
      for stat in 0..<7 { battle.sides[seat].active.boosts[stat] = Int8(dice.below(13, .other) - 6) }
    }
    // A bench, for changes.
    for place in 1..<4 {
      battle.sides[0].team[place] = Duel.fighter(matchups.species[dice.below(matchups.species.count, .other)])
    }
    battle.sides[0].teamSize = 4
    var legal = ChoiceList()
    let count = Int(battle.sides[0].active.moveCount)
    if dice.below(4, .other) > 0 {
      for slot in 0..<count where battle.sides[0].active.pp[slot] > 0 { legal.append(.move(slot)) }
      if legal.isEmpty { legal.append(.move(0)) }
    }
    if legal.count < 2 || dice.below(2, .other) == 0 { for place in 1..<4 { legal.append(.change(place)) } }
    return (battle, legal)
  }

  private static let matchups = SoloMatchups(.any)

  @Test(arguments: names)
  func legalAndReproducible(_ name: String) throws {
    var one = try QuickPolicies.make(name)
    var two = try QuickPolicies.make(name)
    one.begin(GameContext(seat: .p1, seed: 4))
    two.begin(GameContext(seat: .p1, seed: 4))
    for index in 0..<200 {
      let (battle, legal) = randomPosition(index)
      let choice = one.choose(battle, legal)
      #expect(legal.contains(choice), "position \(index)")
      #expect(two.choose(battle, legal) == choice, "position \(index)")
    }
  }

  /// Beginning again forgets everything.
  @Test(arguments: names)
  func beginForgets(_ name: String) throws {
    var policy = try QuickPolicies.make(name)
    var runs: [[Choice]] = []
    for _ in 0..<2 {
      policy.begin(GameContext(seat: .p1, seed: 8))
      runs.append(
        (0..<20).map { index in
          let (battle, legal) = randomPosition(index % 3)
          return policy.choose(battle, legal)
        })
    }
    #expect(runs[0] == runs[1])
  }

  /// The explanation says what is then played.
  @Test func explanationsAreTrue() {
    var policy = HeuristicPolicy()
    policy.begin(GameContext(seat: .p1, seed: 1))
    for index in 0..<200 {
      let (battle, legal) = randomPosition(index)
      let explained = policy.explain(battle, legal)
      for option in explained.options {
        #expect(abs(option.terms.reduce(0) { $0 + $1.change } - option.score) < 1e-6)
      }
      #expect(policy.choose(battle, legal) == explained.choice)
    }
  }

  @Test func randomIsUniform() {
    var policy = RandomPolicy<Gen5>()
    policy.begin(GameContext(seat: .p1, seed: 12))
    let position = Position([.tackle, .growl, .surf, .splash])
    var counts = [0, 0, 0, 0]
    for _ in 0..<4_000 { counts[policy.choose(position.battle, position.legal).moveSlot ?? 0] += 1 }
    // Four standard deviations of a binomial of 4,000 and ¼ are 110.
    for count in counts { #expect(abs(count - 1_000) < 110) }
  }

  @Test func greedyPolicies() {
    let position = Position([.sonicBoom, .quickAttack, .dynamicPunch, .seismicToss])
    var power = MaxPowerPolicy()
    var damage = MaxDamagePolicy()
    power.begin(GameContext(seat: .p1, seed: 1))
    damage.begin(GameContext(seat: .p1, seed: 1))
    // Powers: none, 40, 100, none. Damage: 20, 17.1, 42.1, 50, whatever the accuracy.
    #expect(position.move(power.choose(position.battle, position.legal)) == .dynamicPunch)
    #expect(position.move(damage.choose(position.battle, position.legal)) == .seismicToss)
    // A one-hit knock-out is no damage; equal ones go to the earlier slot.
    let ties = Position([.guillotine, .pound, .scratch])
    #expect(ties.move(power.choose(ties.battle, ties.legal)) == .pound)
    #expect(ties.move(damage.choose(ties.battle, ties.legal)) == .pound)
  }

  /// Water takes more from Charizard than grass and fire do; two of the same water go to the earlier place.
  @Test func replacement() throws {
    var battle = Duel.position(.bulbasaur, .charizard)
    let bench: [(SpeciesID, MoveID)] = [(.venusaur, .razorLeaf), (.blastoise, .surf), (.blastoise, .surf)]
    for (index, entry) in bench.enumerated() {
      var fighter = Duel.fighter(entry.0)
      fighter.moves[0] = entry.1
      fighter.pp[0] = 5
      fighter.moveCount = 1
      battle.sides[0].team[index + 1] = fighter
    }
    var legal = ChoiceList()
    for place in 1...3 { legal.append(.change(place)) }
    for name in ["max-power", "max-damage", "heuristic"] {
      var policy = try QuickPolicies.make(name)
      policy.begin(GameContext(seat: .p1, seed: 1))
      #expect(policy.choose(battle, legal) == .change(2))
    }
  }

  /// With nothing left to choose slot 0 stands for Struggle, at any base power better than none.
  @Test func struggle() {
    let position = Position([.tackle, .surf]) {
      for slot in 0..<2 {
        $0.user.pp[slot] = 0
        $0.userActive.pp[slot] = 0
      }
    }
    var legal = ChoiceList()
    legal.append(.move(0))
    legal.append(.change(1))
    let explained = HeuristicPolicy().explain(position.battle, legal)
    #expect(explained.options.map(\.move) == [.struggle])
    #expect(explained.choice == .move(0))
  }
}
