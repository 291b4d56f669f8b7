/// A player's last five picks with its fighter, the newest last.
public struct PickHistory: BitwiseCopyable, Sendable {
  private var moves: InlineArray<5, UInt16> = .init(repeating: 0)
  private var recharges: InlineArray<5, Bool> = .init(repeating: false)
  private(set) public var count = 0

  public init() {}

  /// Appends a pick and forgets the one before the last five.
  public mutating func remember(_ move: UInt16, mustRecharge: Bool) {
    if count == 5 {
      for i in 0..<4 {
        moves[i] = moves[i + 1]
        recharges[i] = recharges[i + 1]
      }
      count = 4
    }
    moves[count] = move
    recharges[count] = mustRecharge
    count += 1
  }

  public mutating func forget() { count = 0 }

  /// How many of the last four picks, from the newest backwards, are this move without another in between.
  public func run(of move: UInt16) -> Int {
    var length = 0
    while length < min(count, 4), moves[count - 1 - length] == move { length += 1 }
    return length
  }

  /// The move is among the last five picks.
  public func contains(_ move: UInt16) -> Bool {
    for i in 0..<count where moves[i] == move { return true }
    return false
  }

  /// One of the last five picks had to recharge.
  public var hasRecharge: Bool {
    for i in 0..<count where recharges[i] { return true }
    return false
  }
}
