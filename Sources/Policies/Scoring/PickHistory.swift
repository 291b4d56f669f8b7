/// A player's last five picks with its fighter.
public struct PickHistory: BitwiseCopyable, Sendable {
  /// The last four moves, sixteen bits each, the newest lowest; 0 where there is none.
  private var recent: UInt64 = 0
  /// The one before them.
  private var oldest: UInt16 = 0
  /// A bit for each pick, the newest lowest: it had to recharge.
  private var recharges: UInt8 = 0

  public init() {}

  /// How many picks it holds, 5 at most.
  public var count: Int { (79 - recent.leadingZeroBitCount) / 16 + (oldest == 0 ? 0 : 1) }

  /// Appends a pick and forgets the one before the last five.
  ///
  /// - Parameter move: its number, not 0.
  public mutating func remember(_ move: UInt16, mustRecharge: Bool) {
    oldest = UInt16(truncatingIfNeeded: recent &>> 48)
    recent = recent &<< 16 | UInt64(move)
    recharges = (recharges &<< 1 | (mustRecharge ? 1 : 0)) & 0b1_1111
  }

  public mutating func forget() { self = PickHistory() }

  /// How many of the last four picks, from the newest backwards, are this move without another in between.
  @inline(__always)
  public func run(of move: UInt16) -> Int { differences(from: move).trailingZeroBitCount / 16 }

  /// The move is among the last five picks.
  @inline(__always)
  public func contains(_ move: UInt16) -> Bool {
    // The lowest lane that is 0 borrows from its sign bit, and no lane does where none is 0.
    let lanes = differences(from: move)
    return oldest == move || (lanes &- 0x0001_0001_0001_0001) & ~lanes & 0x8000_8000_8000_8000 != 0
  }

  /// One of the last five picks had to recharge.
  @inline(__always)
  public var hasRecharge: Bool { recharges != 0 }

  /// Sixteen bits for each of the last four picks, 0 where it is this move.
  @inline(__always)
  private func differences(from move: UInt16) -> UInt64 { recent ^ UInt64(move) &* 0x0001_0001_0001_0001 }
}
