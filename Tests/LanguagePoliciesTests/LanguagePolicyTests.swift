import BattleCore
import Dex
import Foundation
import Gen5
import LanguageModel
import Policies
import TestKit
import Testing

@testable import LanguagePolicies

/// The policy around the model: without one, and with recorded answers.
@Suite struct LanguagePolicyTests {
  @Sendable private static func stop(_ error: LanguageModelError) -> Never { fatalError("\(error)") }

  private func match(_ pair: Int) -> (Team, Team) { SoloMatchups().teams(pair: pair, seeds: SeedTree(5)) }

  private func play<P: Policy<Gen5>, Q: Policy<Gen5>>(_ one: P, _ two: Q, pair: Int) -> (GameResult, P) {
    var (one, two) = (one, two)
    one.begin(GameContext(seat: .p1, seed: 1))
    two.begin(GameContext(seat: .p2, seed: 2))
    let teams = match(pair)
    var game = Gen5.start(teams.0, teams.1, seed: UInt64(pair))
    let result = playGame(Gen5.self, &game, &one, &two, turnLimit: 200)
    return (result, one)
  }

  @Test func withoutAModelTheHeuristicPlaysAndIsCounted() {
    var settings = LanguageSettings()
    settings.model = LanguageSettings.none
    let tally = LanguageTally()
    let policy = LanguagePolicy<Gen5>(settings, nil, tally: tally, fail: LanguagePolicyTests.stop)
    var decisions = 0
    for pair in 0..<5 {
      let (result, played) = play(policy, RandomPolicy<Gen5>(), pair: pair)
      #expect(result.digest == play(HeuristicPolicy(), RandomPolicy<Gen5>(), pair: pair).0.digest)
      #expect(played.fallbacks == result.decisions.p1)
      decisions += result.decisions.p1
    }
    #expect(tally.counts.fallbacks == [decisions, 0])
    #expect(tally.counts.answered == 0)
  }

  @Test func parametersAreReadAndRead() throws {
    let given = [("adjust", "off"), ("ask", "list"), ("numbers", "off"), ("model", "none"), ("tokens", "99")]
    let settings = try LanguageSettings(given)
    #expect(settings.form == .list)
    #expect(!settings.adjusts)
    #expect(try LanguageSettings(settings.parameters.map { ($0.name, $0.value) }) == settings)
    for wrong in [("ask", "both"), ("tokens", "0"), ("prompt", "1"), ("temperature", "1"), ("threads", "x")] {
      #expect(throws: PolicyError.self) { try LanguageSettings([wrong]) }
    }
  }

  @Test func everyPromptIsFarFromTheLimit() {
    // A letter is a token at most: with 256 allowed, 200 letters a question leave a reserve.
    for pair in 0..<200 {
      let teams = match(pair)
      let game = Gen5.start(teams.0, teams.1, seed: 1)
      var board = game.board
      for seat in Seat.allCases {
        var legal = ChoiceList()
        Gen5.choices(board, for: seat, into: &legal)
        let text = withUnsafePointer(to: &board) { DecisionText(Gen5.self, $0, seat, legal, numbers: true) }
        #expect(text.options.allSatisfy { $0.utf8.count + text.situation.utf8.count < 200 })
        #expect(Set(text.options).count == legal.count)
      }
    }
  }

  #if LLM
    /// Whole battles with the real model: legal, repeatable, blind to what is hidden, the same with recorded answers.
    @Test func laws() throws {
      let folder = NSTemporaryDirectory() + "/battlelab-laws-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      var settings = LanguageSettings()
      settings.cassette = folder + "/a.cassette"
      let respondent = try LanguageModels().respondent(settings)
      let policy = LanguagePolicy<Gen5>(settings, respondent, fail: LanguagePolicyTests.stop)
      let laws = PolicyLaws<LanguagePolicy<Gen5>>(matchups: [match(0)], seeds: 1..<2) { policy }
      #expect(laws.violations().isEmpty)
      #expect(policy.tally.counts.fallbacks == [0, 0])
      #expect(policy.tally.counts.recorded > 0)

      // The answers alone, in the place of the model.
      let original = play(policy, RandomPolicy<Gen5>(), pair: 0).0
      try respondent?.cassette?.seal()
      let replayed = LanguagePolicy<Gen5>(
        settings, try Respondent(nil, try Cassette(settings.cassette)), fail: LanguagePolicyTests.stop)
      #expect(play(replayed, RandomPolicy<Gen5>(), pair: 0).0 == original)
      #expect(replayed.tally.counts.tokens == 0)
    }

    @Test func tooLongQuestionsAreLeftToTheHeuristic() throws {
      var settings = LanguageSettings()
      settings.tokens = 16
      let policy = LanguagePolicy<Gen5>(
        settings, try LanguageModels().respondent(settings), fail: LanguagePolicyTests.stop)
      let (result, played) = play(policy, RandomPolicy<Gen5>(), pair: 1)
      #expect(played.fallbacks == result.decisions.p1)
      #expect(played.tally.counts.fallbacks == [0, result.decisions.p1])
    }
  #endif
}
