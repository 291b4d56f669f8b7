/// What a step of a move came to. The reference tells apart five answers and a number, and combines them by rank.
struct Outcome5: BitwiseCopyable, Equatable {
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

  static var undefined: Outcome5 { Outcome5(kind: .undefined) }
  static var notFail: Outcome5 { Outcome5(kind: .notFail) }
  static var quiet: Outcome5 { Outcome5(kind: .quiet) }
  static var no: Outcome5 { Outcome5(kind: .no) }
  static var yes: Outcome5 { Outcome5(kind: .yes) }
  static func number(_ value: Int) -> Outcome5 { Outcome5(kind: .number, value: Int32(truncatingIfNeeded: value)) }
  static func flag(_ value: Bool) -> Outcome5 { value ? .yes : .no }

  /// Yes, or a number other than 0.
  var isTruthy: Bool { kind == .yes || (kind == .number && value != 0) }
  /// The step goes on: yes, or any number.
  var passes: Bool { kind == .yes || kind == .number }

  private var rank: Int {
    switch kind {
    case .undefined: 0
    case .notFail: 1
    case .quiet: 2
    case .no, .yes: 3
    case .number: 4
    }
  }

  /// The two answers as one.
  func combined(_ other: Outcome5) -> Outcome5 {
    if rank > other.rank { return self }
    if isTruthy && !other.isTruthy && other != .number(0) { return self }
    if kind == .number && other.kind == .number { return .number(Int(value) + Int(other.value)) }
    return other
  }
}
