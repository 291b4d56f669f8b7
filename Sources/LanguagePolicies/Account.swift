import Foundation
import LanguageModel
import Reports

extension DecisionPrompt {
  /// The prompt and what the model said to it, for people. Without ratings the prompt alone.
  func lines(ratings: [Float], pick: Int) -> [String] {
    let situation = prompt.situation.split(separator: "\n").map(String.init)
    if ratings.isEmpty { return situation + prompt.questions.flatMap { $0.split(separator: "\n").map(String.init) } }
    switch form {
    case .each:
      // The probability of Yes among the two answers.
      let lines = zip(prompt.questions, ratings).map { question, rating in
        "\(question)\(prompt.answers[0]) \(DecisionPrompt.text(1 / (1 + exp(-Double(rating)))))"
      }
      return situation + marked(lines, pick)
    case .list:
      let highest = ratings.max() ?? 0
      let shares = ratings.map { exp(Double($0 - highest)) }
      let sum = shares.reduce(0, +)
      var lines = prompt.questions[0].split(separator: "\n").map(String.init)
      for (answer, share) in zip(prompt.answers, shares) { lines.append("\(answer) \(DecisionPrompt.text(share / sum))") }
      lines.append("picked:\(prompt.answers[pick])")
      return lines
    }
  }

  private func marked(_ lines: [String], _ pick: Int) -> [String] {
    lines.enumerated().map { $0.offset == pick ? "\($0.element) <- picked" : $0.element }
  }

  private static func text(_ probability: Double) -> String { FixedPoint.text(probability, places: 3) }
}
