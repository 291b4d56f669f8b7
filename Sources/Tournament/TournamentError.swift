/// Why a tournament cannot be played or its report cannot be written.
public enum TournamentError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooFewPolicies(Int)
  case emptyLabel
  case duplicateLabel(String)
  /// A label that would read as something else in the reports.
  case reservedLabel(String)
  /// What, its value, the range.
  case outOfRange(String, Int, String)
  /// The counts of a pairing do not add up to what was scheduled.
  case unbalanced(pairing: String, scheduled: Int, counted: Int)
  /// A sequential test whose values make no sense.
  case badTest(String)
  /// The system gave no thread for a worker.
  case noThread(reason: String)

  public var description: String {
    switch self {
    case .tooFewPolicies(let count): "a tournament needs two policies or more, not \(count)"
    case .emptyLabel: "a policy needs a label"
    case .duplicateLabel(let label): "two policies are called '\(label)': give one of them another label"
    case .reservedLabel(let label): "'\(label)' cannot be a policy's label: it stands for a battle that nobody won"
    case .outOfRange(let what, let value, let range): "\(what) must be \(range), not \(value)"
    case .unbalanced(let pairing, let scheduled, let counted):
      "\(pairing): \(scheduled) battles were scheduled, but \(counted) are counted"
    case .badTest(let problem): "sequential test: \(problem)"
    case .noThread(let reason): "cannot start a worker: \(reason); try fewer with --jobs"
    }
  }
}
