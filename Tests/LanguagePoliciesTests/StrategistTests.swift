import BattleCore
import Dex
import Foundation
import Gen5
import LanguageModel
import Policies
import Testing

@testable import LanguagePolicies

/// Opponents and loadouts chosen by a language model.
@Suite struct StrategistTests {
  @Sendable private static func stop(_ error: LanguageModelError) -> Never { fatalError("\(error)") }

  private func matchups(_ opponents: LanguageStrategist.Decider?, _ loadouts: LanguageStrategist.Decider?)
    -> SoloMatchups
  {
    SoloMatchups(advisor: LanguageStrategist(opponents: opponents, loadouts: loadouts))
  }

  private func decider(_ parameters: [(String, String)]) throws -> LanguageStrategist.Decider {
    let settings = try StrategySettings(parameters)
    return LanguageStrategist.Decider(
      settings, try LanguageModels().respondent(settings.language), fail: StrategistTests.stop)
  }

  /// Base stat totals of Generation 5: Garchomp and Salamence 600, Blissey 540, Gengar 500, Caterpie 195, Arceus 720.
  @Test func opponentsInWords() {
    func candidate(_ difference: Int, _ pressure: Int, _ counter: Int) -> OpponentCandidate {
      OpponentCandidate(difference: difference, pressure: pressure, counterPressure: counter)
    }
    let text = DecisionText(
      opponents: [.salamence, .blissey, .gengar, .caterpie, .arceus], of: .garchomp,
      [candidate(0, 8, 8), candidate(-60, 4, 4), candidate(-100, 4, 8), candidate(-405, 2, 4), candidate(120, 0, 16)])
    #expect(text.situation == "You Garchomp (Dragon/Ground).\n")
    #expect(
      text.options == [
        "Salamence (Dragon/Flying): as strong. You hit super effectively, it hits super effectively",
        "Blissey (Normal): a bit weaker. You hit normally, it hits normally",
        "Gengar (Ghost/Poison): weaker. You hit super effectively, it hits normally",
        "Caterpie (Bug): much weaker. You hit normally, it hits hardly",
        "Arceus (Normal): stronger. You hit super effectively, it hits not at all",
      ])
  }

  /// Garchomp (base Speed 102) in front of Blissey (55) with 330 HP: Dragon Rage does 40, 12 %.
  @Test func movesInWords() {
    let position = Duel.position(.garchomp, .blissey)
    let text = withUnsafePointer(to: position) {
      DecisionText(loadout: [.dragonRage, .swordsDance, .shadowBall], $0, .p1)
    }
    #expect(text.situation == "You Garchomp (Dragon/Ground), foe Blissey (Normal). You are faster.\n")
    #expect(
      text.options == ["Dragon Rage: 12%", "Swords Dance: raises your stats", "Shadow Ball: 00%, no effect"])
  }

  @Test func settingsAreReadAndRead() throws {
    let settings = try StrategySettings([("candidates", "8"), ("model", "none"), ("order", "3")])
    #expect(settings.candidates == 8)
    #expect(settings.text.hasPrefix("llm:candidates=8,"))
    #expect(try StrategySettings(settings.parameters.map { ($0.name, $0.value) }) == settings)
    for wrong in [("candidates", "51"), ("candidates", "3"), ("adjust", "off"), ("prompt", "0")] {
      #expect(throws: PolicyError.self) { try StrategySettings([wrong]) }
    }
  }

  /// Nobody is there: the strategies choose, and every decision is counted.
  @Test func withoutAModelTheStrategiesDecide() throws {
    let decider = try decider([("model", "none")])
    let usual = SoloMatchups()
    let asked = matchups(nil, decider)
    for pair in 0..<5 {
      let expected = usual.sets(pair: pair, seeds: SeedTree(3))
      let found = asked.sets(pair: pair, seeds: SeedTree(3))
      #expect(found.0 == expected.0)
      #expect(found.1 == expected.1)
    }
    #expect(decider.tally.counts.fallbacks == [10, 0])
    let opponents = try self.decider([("model", "none")])
    let sets = matchups(opponents, nil).sets(pair: 0, seeds: SeedTree(3))
    #expect(sets.0.species == usual.sets(pair: 0, seeds: SeedTree(3)).0.species)
    #expect(opponents.tally.counts.fallbacks == [1, 0])
  }

  #if LLM
    private static let fair = OpponentCandidate(difference: 0, pressure: 8, counterPressure: 8)
    private static let dull = OpponentCandidate(difference: -400, pressure: 2, counterPressure: 2)

    /// The fair opponent has the better grade, wherever it stands.
    @Test func theModelChoosesOpponents() throws {
      let strategist = LanguageStrategist(opponents: try decider([]), loadouts: nil)
      let pool: [SpeciesID] = [.caterpie, .salamence, .weedle, .wurmple]
      for place in 0..<4 {
        var order = pool.filter { $0 != .salamence }
        order.insert(.salamence, at: place)
        let facts = order.map { $0 == .salamence ? StrategistTests.fair : StrategistTests.dull }
        #expect(strategist.opponent(of: .garchomp, in: order, facts) == place)
      }
      // Only as many as may be asked about.
      let few = LanguageStrategist(opponents: try decider([("candidates", "4")]), loadouts: nil)
      let crowd = Array(repeating: SpeciesID.caterpie, count: 4) + [.salamence]
      let facts = Array(repeating: StrategistTests.dull, count: 4) + [StrategistTests.fair]
      let chosen = try #require(few.opponent(of: .garchomp, in: crowd, facts))
      #expect(chosen < 4)
    }

    /// What passes is picked, best first; what is missing comes from the strategy's order.
    @Test func theModelPicksMovesAndTheRestIsFilledUp() throws {
      let decider = try decider([])
      let strategist = LanguageStrategist(opponents: nil, loadouts: decider)
      let position = Duel.position(.garchomp, .magnezone)
      let shortlist: [MoveID] = [.dragonRage, .earthquake, .sandAttack, .tackle, .aquaTail]
      let picked = try #require(withUnsafePointer(to: position) { strategist.loadout(shortlist, $0, .p1) })
      // Ground is ×4 against Electric/Steel: a certain knock-out, while Normal is resisted.
      #expect(picked.first == .earthquake)
      #expect(!picked.contains(.tackle))
      #expect(picked.count < 4)
      #expect(decider.tally.counts.adjusted == 1)
      let candidates = SoloMoves.candidates(shortlist, position, .p1)
      let filled = LoadoutStrategy.fill(picked, from: candidates)
      #expect(filled.count == 4)
      #expect(filled.starts(with: picked))
    }

    @Test func theSameMatchupsWithRecordedAnswers() throws {
      let folder = NSTemporaryDirectory() + "/battlelab-strategist-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let cassette = folder + "/a.cassette"
      let parameters = [("candidates", "6"), ("cassette", cassette)]
      let settings = try StrategySettings(parameters)
      let respondent = try LanguageModels().respondent(settings.language)
      let asking = LanguageStrategist.Decider(settings, respondent, fail: StrategistTests.stop)
      let first = matchups(asking, asking).sets(pair: 1, seeds: SeedTree(3))
      #expect(asking.tally.counts.answered > 0)
      #expect(asking.tally.counts.fallbacks == [0, 0])
      for set in [first.0, first.1] { #expect(Set(set.moves).count == set.moves.count) }
      try respondent?.cassette?.seal()
      let recorded = LanguageStrategist.Decider(
        settings, try Respondent(nil, try Cassette(cassette)), fail: StrategistTests.stop)
      let again = matchups(recorded, recorded).sets(pair: 1, seeds: SeedTree(3))
      #expect(again.0 == first.0)
      #expect(again.1 == first.1)
      #expect(recorded.tally.counts.tokens == 0)
      // Too long for what is allowed: the strategies decide.
      let short = try decider([("tokens", "16")])
      _ = matchups(short, nil).sets(pair: 1, seeds: SeedTree(3))
      #expect(short.tally.counts.fallbacks == [0, 1])
    }
  #endif
}
