import BattleCore
import TestKit
import Testing

@Suite("Playing one battle")
struct PlayGameTests {
  private func play(
    _ a: ToyPolicy.Kind, _ b: ToyPolicy.Kind, seed: UInt64 = 1, turnLimit: Int = 50
  ) -> GameResult {
    var one = ToyPolicy(a)
    var two = ToyPolicy(b)
    one.begin(GameContext(seat: .p1, seed: 11))
    two.begin(GameContext(seat: .p2, seed: 12))
    var game = ToyRules.start(ToyRules.Team(), ToyRules.Team(), seed: seed)
    return playGame(ToyRules.self, &game, &one, &two, turnLimit: turnLimit)
  }

  @Test func aBattleThatReachesTheLimitIsATie() {
    let result = play(.staller, .staller, turnLimit: 7)
    #expect(result.outcome == Outcome(winner: .tie, reason: .cap))
    #expect(result.turns == 7)
    #expect(result.decisions == InlinePair(7, 7))
  }

  @Test func anIllegalAnswerLoses() {
    #expect(play(.cheat(fromTurn: 1), .staller).outcome == Outcome(winner: .p2, reason: .illegal))
    #expect(play(.staller, .cheat(fromTurn: 1)).outcome == Outcome(winner: .p1, reason: .illegal))
  }

  @Test func pushingBeatsStalling() {
    let result = play(.strength(1), .staller)
    #expect(result.outcome == Outcome(winner: .p1, reason: .knockout))
    #expect(result.turns == 3)
  }

  @Test func theDigestFollowsSeedAndChoices() {
    #expect(play(.strength(0.5), .strength(0.5)) == play(.strength(0.5), .strength(0.5)))
    #expect(play(.strength(0.5), .strength(0.5)).digest != play(.strength(0.5), .strength(0.5), seed: 2).digest)
    #expect(play(.strength(1), .strength(1)).digest != play(.strength(0), .strength(0)).digest)
  }

  @Test func concealingHidesTheCharm() {
    var open = ToyPolicy(.peek)
    var concealed = Concealed(ToyPolicy(.peek))
    open.begin(GameContext(seat: .p1, seed: 1))
    concealed.begin(GameContext(seat: .p1, seed: 1))
    let game = ToyRules.start(ToyRules.Team(), ToyRules.Team(charm: 1), seed: 1)
    var legal = ChoiceList()
    ToyRules.choices(game.board, for: .p1, into: &legal)
    #expect(open.choose(game.board, legal) == ToyRules.hold)
    #expect(concealed.choose(game.board, legal) == ToyRules.push)
  }
}

@Suite("Seeds, dice and digests")
struct SubstrateTests {
  /// From the definition, with the multiplications done in Python integers.
  @Test func theDiceFollowTheirDefinition() {
    var dice = Gen5Dice(seed: 0)
    #expect((0..<4).map { _ in dice.next() } == [0, 1904791564, 183838931, 176901684])
    var bounded = Gen5Dice(seed: 1)
    #expect((0..<6).map { _ in bounded.below(100, .other) } == [36, 88, 24, 24, 45, 47])
  }

  @Test func streamsAreApart() {
    let root = SeedTree(1)
    var seeds: Set<UInt64> = []
    for pair in 0..<1000 {
      let tree = root.child("pair").child(pair)
      seeds.formUnion([tree.child("battle").seed, tree.child("team").seed, tree.child("policy").seed])
    }
    #expect(seeds.count == 3000)
    #expect(root.child("a").child("b") != root.child("b").child("a"))
  }

  @Test func hexIsPadded() {
    #expect(Digest64.hex(0) == "0000000000000000")
    #expect(Digest64.hex(0xAB) == "00000000000000ab")
  }
}
