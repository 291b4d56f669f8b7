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
// After each decision llama.cpp alone evaluates runs of the same numbers of tokens after the same fixed part, then as many
// tokens in one run: the first is what a decision must not fall behind, the second shows what it costs to ask about each
// choice by itself. Only ratios are worth something on a machine that others use too.

let rounds = 20
let pairsPerRound = 2

func fail(_ error: any Error) -> Never {
  FileHandle.standardError.write(Data("LanguageBench: \(error)\n".utf8))
  exit(69)
}

struct Round {
  var decisions = 0
  var tokens = 0
  var seconds = 0.0
  /// llama.cpp alone, in runs of the same lengths.
  var raw = 0.0
  /// llama.cpp alone, one run for each decision.
  var whole = 0.0
}

func play(_ number: Int, _ model: LanguageModel, _ settings: LanguageSettings) throws -> Round {
  let respondent = try Respondent(model, nil)
  let tally = LanguageTally()
  var round = Round()
  let fixed = settings.fixedText
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
      let counts = try policy.lastParts.map { try model.tokenCount($0, isStart: false) }
      round.raw += try model.rawSeconds(tokenCounts: counts, after: fixed)
      round.whole += try model.rawSeconds(tokenCounts: [counts.reduce(0, +)], after: fixed)
      round.tokens += counts.reduce(0, +)
    }
  }
  round.decisions = tally.counts.answered
  precondition(round.tokens == tally.counts.tokens)
  return round
}

/// The median, and an interval for it of 95.9 % or more: of twenty values, the sixth and the fifteenth.
func median(_ values: [Double]) -> [Cell] {
  let sorted = values.sorted()
  let middle = (sorted[rounds / 2 - 1] + sorted[rounds / 2]) / 2
  return [middle, sorted[5], sorted[rounds - 6]].map { .decimal($0, places: 3) }
}

do {
  let settings = LanguageSettings()
  let isCheck = CommandLine.arguments.contains("--check")
  let model = try LanguageModel(
    try ModelFile(named: settings.model), ModelSettings(context: settings.context, threads: settings.threads))
  // Evaluates the fixed part.
  _ = try play(rounds, model, settings)
  var done: [Round] = []
  for number in 0..<rounds { done.append(try play(number, model, settings)) }
  var table = Table([
    "decisions", "tokens", "decisions_per_second", "tokens_per_second", "ratio", "ratio_low", "ratio_high",
    "ratio_one_run", "ratio_one_run_low", "ratio_one_run_high",
  ])
  let seconds = done.reduce(0) { $0 + $1.seconds }
  let decisions = done.reduce(0) { $0 + $1.decisions }
  let tokens = done.reduce(0) { $0 + $1.tokens }
  table.append(
    [
      .integer(decisions), .integer(tokens), .decimal(Double(decisions) / seconds, places: 2),
      .decimal(Double(tokens) / seconds, places: 1),
    ] + median(done.map { $0.raw / $0.seconds }) + median(done.map { $0.whole / $0.seconds }))
  print(table.csv, terminator: "")
  let ratios = done.map { $0.raw / $0.seconds }.sorted()
  if isCheck, (ratios[rounds / 2 - 1] + ratios[rounds / 2]) / 2 < 0.9 {
    FileHandle.standardError.write(Data("decisions take more than llama.cpp's own time divided by 0.9\n".utf8))
    exit(1)
  }
} catch {
  fail(error)
}
