/// A set of moves: one bit per move, without heap storage.
@frozen
public struct MoveSet: BitwiseCopyable, Sendable {
  @usableFromInline var words: InlineArray<9, UInt64>

  /// The empty set.
  @inlinable
  public init() { words = InlineArray(repeating: 0) }

  @inlinable
  public init(_ moves: some Sequence<MoveID>) {
    self.init()
    for move in moves { insert(move) }
  }

  @inlinable
  public func contains(_ move: MoveID) -> Bool {
    guard move.rawValue <= MoveID.count else { return false }
    return words[Int(move.rawValue >> 6)] & (1 << UInt64(move.rawValue & 63)) != 0
  }

  /// Adds a move; `none` is not one.
  @inlinable
  public mutating func insert(_ move: MoveID) {
    precondition(move.rawValue <= MoveID.count)
    guard move != .none else { return }
    words[Int(move.rawValue >> 6)] |= 1 << UInt64(move.rawValue & 63)
  }

  @inlinable
  public mutating func remove(_ move: MoveID) {
    guard move.rawValue <= MoveID.count else { return }
    words[Int(move.rawValue >> 6)] &= ~(1 << UInt64(move.rawValue & 63))
  }

  /// How many moves there are.
  @inlinable public var count: Int {
    var sum = 0
    for i in 0..<9 { sum += words[i].nonzeroBitCount }
    return sum
  }

  @inlinable public var isEmpty: Bool { count == 0 }

  @inlinable
  public mutating func formUnion(_ other: MoveSet) {
    for i in 0..<9 { words[i] |= other.words[i] }
  }

  @inlinable
  public func union(_ other: MoveSet) -> MoveSet {
    var result = self
    result.formUnion(other)
    return result
  }

  @inlinable
  public func intersection(_ other: MoveSet) -> MoveSet {
    var result = self
    for i in 0..<9 { result.words[i] &= other.words[i] }
    return result
  }

  @inlinable
  public func subtracting(_ other: MoveSet) -> MoveSet {
    var result = self
    for i in 0..<9 { result.words[i] &= ~other.words[i] }
    return result
  }
}

extension MoveSet: Equatable {
  @inlinable
  public static func == (a: MoveSet, b: MoveSet) -> Bool {
    for i in 0..<9 where a.words[i] != b.words[i] { return false }
    return true
  }
}

extension MoveSet: Sequence {
  /// Goes through the moves by rising number.
  @frozen
  public struct Iterator: IteratorProtocol {
    @usableFromInline var left: MoveSet
    @usableFromInline var word = 0

    @inlinable
    init(_ set: MoveSet) { left = set }

    @inlinable
    public mutating func next() -> MoveID? {
      while word < 9 {
        let bits = left.words[word]
        if bits != 0 {
          left.words[word] = bits & (bits &- 1)
          return MoveID(rawValue: UInt16(word &* 64 &+ bits.trailingZeroBitCount))
        }
        word &+= 1
      }
      return nil
    }
  }

  @inlinable
  public func makeIterator() -> Iterator { Iterator(self) }

  @inlinable public var underestimatedCount: Int { count }
}
