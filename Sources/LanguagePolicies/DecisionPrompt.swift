import BattleCore
import LanguageModel
import Policies

/// How a decision is put to a model.
public enum QuestionForm: String, Sendable, CaseIterable {
  /// Each choice by itself: a grade from 0 to 9. The highest expected grade wins. There are no positions that could
  /// decide.
  case each
  /// All choices in a list with letters: which one is best?
  case list
}

/// A decision as a prompt, and the way back from the answers to a choice.
struct DecisionPrompt {
  let prompt: Prompt
  /// Where each legal choice is presented: `order[place]` is its index.
  let order: [Int]
  let form: QuestionForm

  /// - Parameter seed: decides, together with the text, in which order the choices are presented. The same position is
  ///   always presented alike, so it is asked once.
  init(_ text: DecisionText, form: QuestionForm, numbers: Bool, seed: UInt64) {
    let fixed = PromptText.fixed(form, numbers: numbers)
    switch form {
    case .each: self.init(grading: text, version: PromptText.version, fixed: fixed, seed: seed)
    case .list:
      let order = DecisionPrompt.order(text, seed: seed)
      let lines = order.enumerated().map { "\(PromptText.letters[$0.offset]) \(text.options[$0.element])\n" }
      self.init(
        prompt: Prompt(
          version: PromptText.version, fixed: fixed, situation: "",
          questions: [text.situation + lines.joined() + PromptText.listQuestion],
          answers: order.indices.map { " \(PromptText.letters[$0])" }),
        order: order, form: form)
    }
  }

  /// Asks for a grade of each choice by itself, after any fixed part.
  init(grading text: DecisionText, version: Int, fixed: String, seed: UInt64) {
    let order = DecisionPrompt.order(text, seed: seed)
    let prompt = Prompt(
      version: version, fixed: fixed, situation: text.situation,
      questions: order.map { text.options[$0] + PromptText.question }, answers: PromptText.grades)
    self.init(prompt: prompt, order: order, form: .each)
  }

  private init(prompt: Prompt, order: [Int], form: QuestionForm) {
    self.prompt = prompt
    self.order = order
    self.form = form
  }

  /// How good each presented choice is, in the order of presentation: the higher, the better.
  ///
  /// Expected grades, or how likely each letter is.
  func ratings(_ replies: Replies) -> [Double] {
    switch form {
    case .each:
      replies.replies.map { reply in
        let shares = DecisionPrompt.shares(reply.logits)
        return shares.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
      }
    case .list: DecisionPrompt.shares(replies.replies[0].logits)
    }
  }

  /// Probabilities of the answers, were there no others.
  private static func shares(_ logits: [Float]) -> [Double] {
    let highest = logits.max() ?? 0
    let weights = logits.map { Elementary.exp(Double($0 - highest)) }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  /// The place of the best choice; the earlier one among equals.
  static func best(_ ratings: [Double]) -> Int {
    var best = 0
    for place in ratings.indices where ratings[place] > ratings[best] { best = place }
    return best
  }

  private static func order(_ text: DecisionText, seed: UInt64) -> [Int] {
    let content = text.situation + text.options.joined(separator: "\n")
    var dice = Gen5Dice(seed: SeedTree(seed).child("order").seed ^ Digest64.of(content))
    var order = Array(text.options.indices)
    var place = order.count - 1
    while place > 0 {
      order.swapAt(place, dice.below(place + 1, .other))
      place -= 1
    }
    return order
  }
}
