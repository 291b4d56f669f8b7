/// What a step of a move came to. The reference tells apart five answers and a number, and combines them by rank.
struct StepResult: BitwiseCopyable, Equatable {
  enum Kind: UInt8, BitwiseCopyable {
    /// Nothing was tried.
    case undefined = 0
    /// Did not work, and is not a failure.
    case notFail = 1
    /// Failed, with the message already told.
    case quiet = 2
    /// Failed, and the failure is to be told.
    case no = 3
    case yes = 4
    case number = 5
  }

  var kind: Kind
  var value: Int32 = 0

  static var undefined: StepResult { StepResult(kind: .undefined) }
  static var notFail: StepResult { StepResult(kind: .notFail) }
  static var quiet: StepResult { StepResult(kind: .quiet) }
  static var no: StepResult { StepResult(kind: .no) }
  static var yes: StepResult { StepResult(kind: .yes) }
  static func number(_ value: Int) -> StepResult { StepResult(kind: .number, value: Int32(truncatingIfNeeded: value)) }
  static func flag(_ value: Bool) -> StepResult { value ? .yes : .no }

  /// Yes, or a number other than 0.
  @inline(__always)
  var isTruthy: Bool { kind == .yes || (kind == .number && value != 0) }
  /// The step goes on: yes, or any number.
  @inline(__always)
  var passes: Bool { kind == .yes || kind == .number }

  /// `.no` and `.yes` share one.
  @inline(__always)
  private var rank: UInt8 { kind.rawValue > 3 ? kind.rawValue &- 1 : kind.rawValue }

  /// The two answers as one.
  @inline(__always)
  func combined(_ other: StepResult) -> StepResult {
    if kind == .undefined { return other }
    return combinedSlowly(other)
  }

  private func combinedSlowly(_ other: StepResult) -> StepResult {
    if rank > other.rank { return self }
    if isTruthy && !other.isTruthy && other != .number(0) { return self }
    if kind == .number && other.kind == .number { return .number(Int(value) + Int(other.value)) }
    return other
  }
}
