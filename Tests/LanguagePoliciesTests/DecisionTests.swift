import BattleCore
import Dex
import Gen5
import LanguageModel
import Policies
import Testing

@testable import LanguagePolicies

/// Decisions in words and back.
@Suite struct DecisionTests {
  /// Garchomp at `hp` against Blissey, which knows nothing but Seismic Toss (50 HP at level 50).
  private func duel(_ moves: [MoveID], hp: UInt16 = 183, foeHP: UInt16 = 330) -> Battle {
    var battle = Duel.position(.garchomp, .blissey)
    for (slot, move) in moves.enumerated() { set(&battle, move, slot, 0) }
    set(&battle, .seismicToss, 0, 1)
    battle.sides[0].team[0].hp = hp
    battle.sides[1].team[0].hp = foeHP
    return battle
  }

  private func set(_ battle: inout Battle, _ move: MoveID, _ slot: Int, _ side: Int) {
    battle.sides[side].active.moves[slot] = move
    battle.sides[side].active.pp[slot] = 10
    battle.sides[side].active.maxPP[slot] = 10
    battle.sides[side].active.moveCount = UInt8(slot + 1)
    battle.sides[side].team[0].moves[slot] = move
    battle.sides[side].team[0].pp[slot] = 10
    battle.sides[side].team[0].moveCount = UInt8(slot + 1)
  }

  private func text(_ battle: Battle, numbers: Bool = true) -> DecisionText {
    var battle = battle
    var legal = ChoiceList()
    Gen5.choices(battle, for: .p1, into: &legal)
    return withUnsafePointer(to: &battle) { DecisionText(Gen5.self, $0, .p1, legal, numbers: numbers) }
  }

  /// Dragon Rage does 40: of 330 that is 12 %. Seismic Toss does 50 of 183, 27 %. Garchomp has base Speed 102, Blissey 55.
  @Test func numbersAreSharesOfWhatIsLeft() {
    let words = text(duel([.dragonRage, .toxic, .swordsDance, .quickAttack]))
    #expect(words.situation == "You 100%, foe 100%. You go first. Foe does 27%.\n")
    #expect(words.options[0] == "Dragon Rage: 12%")
    #expect(words.options[1] == "Toxic: poisons, may miss")
    #expect(words.options[2] == "Swords Dance: raises your stats")
    #expect(words.options[3].hasPrefix("Quick Attack: "))
    #expect(words.options[3].hasSuffix("%, goes first"))
    let late = text(duel([.dragonRage, .toxic], hp: 40, foeHP: 40))
    #expect(late.situation == "You 21%, foe 12%. You go first. Foe does 99%.\n")
    #expect(late.options[0] == "Dragon Rage: 99%, knocks out")
  }

  @Test func whatDoesNothingIsSaid() {
    var battle = duel([.shadowBall, .toxic])
    battle.sides[1].team[0].status = .burn
    let words = text(battle)
    #expect(words.options[0] == "Shadow Ball: 00%, no effect")
    #expect(words.situation.hasPrefix("You 100%, foe 100%, burned. "))
    #expect(words.options[1] != "Toxic: poisons, may miss")
  }

  @Test func withoutNumbersThereAreNamesAndTypes() {
    let words = text(duel([.dragonRage, .toxic]), numbers: false)
    #expect(words.situation == "You Garchomp (Dragon/Ground) 100%, foe Blissey (Normal) 100%.\n")
    #expect(words.options == ["Dragon Rage: Dragon attack", "Toxic: Poison move"])
  }

  @Test func theOrderFollowsTheSeedAndThePosition() {
    let words = DecisionText(situation: "You 100%.\n", options: ["a", "b", "c", "d"])
    func order(_ words: DecisionText, _ seed: UInt64) -> [Int] {
      DecisionPrompt(words, form: .list, numbers: true, seed: seed).order
    }
    #expect(order(words, 1) == order(words, 1))
    #expect(order(words, 1).sorted() == [0, 1, 2, 3])
    // Every option stands in every place about as often: 2,400 seeds, 600 each, five standard deviations are 106.
    var counts = [[Int]](repeating: [0, 0, 0, 0], count: 4)
    for seed in 0..<2_400 {
      for (place, option) in order(words, UInt64(seed)).enumerated() { counts[option][place] += 1 }
    }
    for count in counts.joined() { #expect(abs(count - 600) < 106) }
    var other = words
    other.situation = "You 99%.\n"
    #expect((1...20).contains { order(words, $0) != order(other, $0) })
  }

  @Test func promptsHaveTheirParts() {
    let words = DecisionText(situation: "You 100%.\n", options: ["a: 1%", "b: 2%"])
    let each = DecisionPrompt(words, form: .each, numbers: true, seed: 1)
    #expect(each.prompt.situation == "You 100%.\n")
    #expect(Set(each.prompt.questions) == ["a: 1%. Score: ", "b: 2%. Score: "])
    #expect(each.prompt.answers == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
    let list = DecisionPrompt(words, form: .list, numbers: true, seed: 1)
    let lines = list.order[0] == 0 ? "A a: 1%\nB b: 2%\n" : "A b: 2%\nB a: 1%\n"
    #expect(list.prompt.questions == ["You 100%.\n" + lines + "Best:"])
    #expect(list.prompt.answers == [" A", " B"])
    #expect(list.prompt.fixed != each.prompt.fixed)
  }

  /// Logits of ln 3 on one grade and 0 on another share 3 to 1; all others are out of reach.
  @Test func ratingsAreExpectedGrades() {
    let words = DecisionText(situation: "s\n", options: ["a", "b"])
    let prompt = DecisionPrompt(words, form: .each, numbers: true, seed: 1)
    func reply(_ low: Float, _ high: Float) -> Reply {
      var logits = [Float](repeating: -200, count: 10)
      logits[2] = low
      logits[6] = high
      return Reply(logits: logits, tokens: 5)
    }
    let ln3 = Float(1.098_612_3)
    let ratings = prompt.ratings(Replies(replies: [reply(ln3, 0), reply(0, ln3)], evaluatedTokens: 0))
    #expect(abs(ratings[0] - 3) < 1e-6)
    #expect(abs(ratings[1] - 5) < 1e-6)
    #expect(DecisionPrompt.best(ratings) == 1)
    #expect(DecisionPrompt.best([2, 2, 1]) == 0)
  }
}
