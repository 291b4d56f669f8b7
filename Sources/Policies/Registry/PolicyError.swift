/// Why there is no such policy.
public enum PolicyError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownPolicy(String, nearest: String?)
  case unknownParameter(String, policy: String, nearest: String?)
  case unknownWeight(String, nearest: String?)
  /// A parameter's value makes no sense; `remedy` says what would.
  case badValue(String, String, remedy: String)
  /// A name is given twice.
  case duplicate(String)
  /// A file of weights is not an object of numbers.
  case badJSON(line: Int, expected: String)
  /// A file of weights has a schema version that this version cannot read.
  case unknownSchema(String)

  public var description: String {
    switch self {
    case .unknownPolicy(let name, let nearest): "unknown policy \"\(name)\"\(hint(nearest))"
    case .unknownParameter(let name, let policy, let nearest):
      "policy \(policy) has no parameter \"\(name)\"\(hint(nearest))"
    case .unknownWeight(let name, let nearest): "unknown weight \"\(name)\"\(hint(nearest))"
    case .badValue(let name, let value, let remedy): "\(name)=\(value): must be \(remedy)"
    case .duplicate(let name): "\(name) is given twice"
    case .unknownSchema(let version):
      "schema version \(version) of a file of weights is not known; this version reads \(WeightFile.schemaVersion)"
    case .badJSON(let line, let expected): "line \(line): expected \(expected); weights are an object of numbers"
    }
  }

  private func hint(_ nearest: String?) -> String { nearest.map { "; did you mean \"\($0)\"?" } ?? "" }
}
