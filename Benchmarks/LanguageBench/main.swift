import BattleCore
import CommandLineKit
import Foundation
import Gen5
import LanguageModel
import LanguagePolicies
import Policies
import Reports

// Decisions of a language model per second, beside llama.cpp's own speed in the same run.
//
// Rounds of both alternate: a round of decisions, and the same numbers of tokens evaluated by llama.cpp alone, after a
// fixed part of the same length. Only the ratio is worth something on a machine that others use too.

let rounds = 7
let pairsPerRound = 4

func fail(_ error: any Error) -> Never {
  FileHandle.standardError.write(Data("LanguageBench: \(error)\n".utf8))
  exit(69)
}

struct Round {
  var decisions = 0
  var tokens = 0
  var seconds = 0.0
  var raw = 0.0
  var ratio: Double { raw / seconds }
}

func play(_ number: Int, _ model: LanguageModel, _ settings: LanguageSettings) throws -> Round {
  let respondent = try Respondent(model, nil)
  let tally = LanguageTally()
  var round = Round()
  var counts: [Int] = []
  let fixed = settings.fixedText
  // Both begin with another fixed part in the context and have to evaluate their own.
  let fixedCount = try model.tokenCount(fixed)
  _ = try model.rawSeconds(tokenCounts: [1], after: 1)
  for place in 0..<pairsPerRound {
    let teams = SoloMatchups().teams(pair: number * pairsPerRound + place, seeds: SeedTree(1))
    var board = Gen5.start(teams.0, teams.1, seed: 1).board
    for seat in Seat.allCases {
      var legal = ChoiceList()
      Gen5.choices(board, for: seat, into: &legal)
      if legal.count < 2 { continue }
      var policy = LanguagePolicy<Gen5>(settings, respondent, tally: tally, fail: { fail($0) })
      policy.begin(GameContext(seat: seat, seed: 1))
      let start = ContinuousClock.now
      withUnsafePointer(to: &board) { _ = policy.choose(at: $0, legal) }
      round.seconds += (ContinuousClock.now - start) / .seconds(1)
      counts += try policy.lastParts.map { try model.tokenCount($0, isStart: false) }
    }
  }
  round.decisions = tally.counts.answered
  round.tokens = tally.counts.tokens
  precondition(counts.reduce(0, +) == round.tokens)
  round.raw = try model.rawSeconds(tokenCounts: counts, after: fixedCount)
  return round
}

do {
  var settings = LanguageSettings()
  settings.adjusts = true
  let isCheck = CommandLine.arguments.contains("--check")
  let model = try LanguageModel(
    try ModelFile(named: settings.model), ModelSettings(context: settings.context, threads: settings.threads))
  var done: [Round] = []
  for number in 0..<rounds { done.append(try play(number, model, settings)) }
  let ratios = done.map(\.ratio).sorted()
  var table = Table(["decisions", "tokens", "decisions_per_second", "tokens_per_second", "ratio", "low", "high"])
  let seconds = done.reduce(0) { $0 + $1.seconds }
  let decisions = done.reduce(0) { $0 + $1.decisions }
  let tokens = done.reduce(0) { $0 + $1.tokens }
  table.append([
    .integer(decisions), .integer(tokens), .decimal(Double(decisions) / seconds, places: 2),
    .decimal(Double(tokens) / seconds, places: 1), .decimal(ratios[rounds / 2], places: 3),
    .decimal(ratios[1], places: 3), .decimal(ratios[rounds - 2], places: 3),
  ])
  print(table.csv, terminator: "")
  if isCheck, ratios[rounds / 2] < 0.9 {
    FileHandle.standardError.write(Data("decisions take more than llama.cpp's own time divided by 0.9\n".utf8))
    exit(1)
  }
} catch {
  fail(error)
}
