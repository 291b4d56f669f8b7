/// Why a sweep or a tuning makes no sense. Everything is found before anything is played.
public enum TuningError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The policy, the parameter, the nearest one that it has.
  case unknownParameter(String, policy: String, nearest: String?)
  /// The policy has no number to vary.
  case nothingToVary(policy: String)
  case notANumber(String, text: String)
  /// A parameter, and what its list of values must be.
  case badValues(String, remedy: String)
  case givenTwice(String)
  case tooManyPoints(Int, most: Int)
  case tooFewPoints(String)
  /// A budget, and the least that makes sense.
  case smallBudget(Int, least: Int)
  case other(String)

  public var description: String {
    switch self {
    case .unknownParameter(let name, let policy, let nearest):
      "\(policy.isEmpty ? "the policy" : "policy \(policy)") has no number '\(name)'\(nearest.map { ": did you mean '\($0)'?" } ?? "")"
    case .nothingToVary(let policy): "policy \(policy) has no numbers to vary"
    case .notANumber(let name, let text): "\(name): '\(text)' is no number"
    case .badValues(let name, let remedy): "\(name): \(remedy)"
    case .givenTwice(let name): "\(name) is varied twice"
    case .tooManyPoints(let count, let most):
      "\(count == .max ? "far more than a million" : "\(count)") points are too many (at most \(most)): give larger steps, or --method latin-hypercube"
    case .tooFewPoints(let problem): problem
    case .smallBudget(let budget, let least):
      "a budget of \(budget) battles is too small for these points: it must be \(least) or more"
    case .other(let problem): problem
    }
  }
}
