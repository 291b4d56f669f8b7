/// What one side decides at a decision point, as a small code that the rule set interprets.
///
/// Code 0 is "nothing to decide"; a rule set gives the codes from 1 upwards their meaning.
@frozen
public struct Choice: RawRepresentable, Hashable, BitwiseCopyable, Sendable {
  public var rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The answer of a side that has nothing to decide.
  @inlinable public static var pass: Choice { Choice(rawValue: 0) }
}

/// The legal choices of one side, without heap storage. Empty when the side has nothing to decide.
@frozen
public struct ChoiceList: BitwiseCopyable, Sendable {
  /// The most choices that a rule set may offer at once.
  @inlinable public static var capacity: Int { 12 }

  @usableFromInline var storage: InlineArray<12, Choice>
  @usableFromInline var used: Int

  /// How many choices there are.
  @inlinable public var count: Int { used }

  @inlinable
  public init() {
    storage = InlineArray(repeating: .pass)
    used = 0
  }

  @inlinable public var isEmpty: Bool { count == 0 }

  @inlinable
  public mutating func append(_ choice: Choice) {
    storage[used] = choice
    used &+= 1
  }

  /// Makes these all there are.
  @inlinable @inline(__always)
  public mutating func set(_ a: Choice, _ b: Choice, _ c: Choice, _ d: Choice) {
    storage[0] = a
    storage[1] = b
    storage[2] = c
    storage[3] = d
    used = 4
  }

  @inlinable
  public mutating func removeAll() { used = 0 }

  @inlinable
  public subscript(index: Int) -> Choice {
    precondition(index < count)
    return storage[index]
  }

  @inlinable
  public func contains(_ choice: Choice) -> Bool {
    var i = 0
    while i < count {
      if storage[i] == choice { return true }
      i &+= 1
    }
    return false
  }

  /// The choices as an array; allocates, so not for the hot path.
  public var array: [Choice] { (0..<count).map { storage[$0] } }
}
