import CommandLineKit
import Foundation
import Tuning

extension Battlelab {
  /// `battlelab evaluate`: scores for optimisers in other programs.
  static let evaluate = Command(
    "evaluate", summary: "answer questions of an optimiser: numbers in, score out, in lines of JSON",
    discussion:
      "Reads a question a line, such as {\"id\": 7, \"parameters\": {\"koBonus\": 80}}, and answers each with a "
      + "line: the score against the opponents with its interval, the difference to the base in the same pairs with its "
      + "interval, and the score against each opponent. A question may have 'pairs', 'seed' and 'base' (the parameters "
      + "that differences are to) of its own. A question that makes no sense is answered with 'error'; the exit status "
      + "is then 65. Experiments/tune drives it with Optuna.",
    positionals: [Positional("FILE", help: "the questions; standard input without", arity: .optional)],
    options: [TuningOptions.policy.declaration, TuningOptions.against.declaration, EvaluateOptions.pairs.declaration]
      + TuningOptions.battles + [CommonOption.jobs.declaration],
    examples: [
      Example("battlelab evaluate --against max-damage --pairs 500", "questions from standard input"),
      Example("battlelab evaluate questions.jsonl --rules kit", "questions from a file"),
    ]
  ) { arguments in
    switch RulesName(arguments) {
    case .gen5: return try job(PlayedGen5.self, arguments)
    case .kit: return try job(PlayedKit.self, arguments)
    }
  }

  private static func job<Played: PlayedRules>(_ played: Played.Type, _ arguments: Arguments) throws -> Job {
    let setup = try TuningSetup<Played>(
      arguments, policy: arguments[TuningOptions.policy], opponents: TuningOptions.opponents(arguments))
    // Answers name opponents, and a policy without numbers has nothing to ask about.
    _ = try setup.axes([], count: 2)
    let path = arguments.positionals.first
    var lines: [Substring]?
    if let path {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw CommandError("\(path) cannot be read", status: .badData)
      }
      lines = text.split(separator: "\n")
    }
    let given = lines
    return { console in
      var evaluator = Evaluator(
        parameters: setup.parameters, contest: setup.contest(setup.parameters.map(\.name)),
        pairs: arguments[EvaluateOptions.pairs], seed: arguments[CommonOption.seed], jobs: arguments[CommonOption.jobs]
      ) { name, names in NearestName.of(name, among: names) }
      var hasErrors = false
      var questions = 0
      func answer(_ line: String) {
        guard !line.allSatisfy(\.isWhitespace) else { return }
        questions += 1
        let answer = evaluator.answer(line)
        hasErrors = hasErrors || answer.isError
        console.write(answer.text + "\n")
      }
      if let given {
        for line in given { answer(String(line)) }
      } else {
        while let line = readLine() { answer(line) }
      }
      if questions == 0 {
        throw CommandError("\(path ?? "standard input"): there is no question in it", status: .badData)
      }
      return hasErrors ? .badData : .done
    }
  }
}

/// The options of `evaluate`.
enum EvaluateOptions {
  static let pairs = CommandOption<Int>.int(
    "pairs", default: 1_000, in: 1...100_000_000, help: "pairs against each opponent, where a question does not say")
}
