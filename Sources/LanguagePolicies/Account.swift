import LanguageModel
import Reports

extension DecisionPrompt {
  /// The prompt and what the model said to it, for people. Without ratings the prompt alone.
  func lines(ratings: [Double], pick: Int) -> [String] {
    let situation = prompt.situation.split(separator: "\n").map(String.init)
    if ratings.isEmpty { return situation + prompt.questions.flatMap { $0.split(separator: "\n").map(String.init) } }
    switch form {
    case .each:
      let lines = zip(prompt.questions, ratings).map { $0 + DecisionPrompt.text($1, places: 2) }
      return situation + marked(lines, pick)
    case .list:
      let lines = prompt.questions[0].split(separator: "\n").map(String.init)
      let rated = zip(prompt.answers, ratings).map { "\($0.dropFirst()) \(DecisionPrompt.text($1, places: 3))" }
      return lines + marked(rated, pick)
    }
  }

  private func marked(_ lines: [String], _ pick: Int) -> [String] {
    lines.enumerated().map { $0.offset == pick ? "\($0.element) <- picked" : $0.element }
  }

  private static func text(_ value: Double, places: Int) -> String { FixedPoint.text(value, places: places) }
}
