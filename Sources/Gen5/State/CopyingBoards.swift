extension Battle {
  /// Makes this the position at `other`, as an assignment does, but for what no rule reads: places of a team that nobody
  /// has, and actions behind the last. One against one that is less than half of the bytes.
  @inlinable
  public mutating func become(_ other: BoardPointer) {
    withUnsafeMutablePointer(to: &self) { own in
      let source = UnsafeRawPointer(other)
      let target = UnsafeMutableRawPointer(own)
      for side in 0..<2 {
        let start = side &* MemoryLayout<Side>.stride
        let used = Int(other.pointee.sides[side].teamSize) &* MemoryLayout<Pokemon>.stride
        (target + start).copyMemory(from: source + start, byteCount: Battle.teamOffset &+ used)
      }
      let rest = 2 &* MemoryLayout<Side>.stride
      let waiting = Int(other.pointee.queueCount) &* MemoryLayout<Action>.stride
      (target + rest).copyMemory(from: source + rest, byteCount: Battle.queueOffset &- rest &+ waiting)
    }
  }

  @inlinable @inline(__always)
  static var teamOffset: Int { MemoryLayout<Side>.size &- 6 &* MemoryLayout<Pokemon>.stride }

  @inlinable @inline(__always)
  static var queueOffset: Int { MemoryLayout<Battle>.size &- 12 &* MemoryLayout<Action>.stride }
}
