import BattleCore

extension Kit {
  /// A move in its place, with what never changes between these two fighters.
  @frozen
  public struct Slot: BitwiseCopyable, Sendable {
    public var row = MoveRow()
    /// Effect of its type on the one opposite, in quarters: 4 is neutral.
    public var quarters: UInt8 = 4
    /// Its type is one of its user's.
    public var isOwnType = false

    public init() {}
  }

  /// One of the two fighters.
  @frozen
  public struct Fighter: BitwiseCopyable, Sendable {
    /// PokeAPI's number.
    public var number: UInt16 = 0
    public var hp: Int32 = 0
    public var maxHP: Int32 = 0
    /// Attack, Defense, Sp. Atk, Sp. Def, Speed: the base stats as they are.
    public var stats: InlineArray<5, UInt8> = .init(repeating: 0)
    public var type1: UInt8 = 0
    public var type2: UInt8 = 0
    public var stages: InlineArray<7, Int8> = .init(repeating: 0)
    public var status = Status.none
    /// Turns that it still sleeps, the next one included.
    public var sleepTurns: UInt8 = 0
    public var mustRecharge = false
    public var moveCount: UInt8 = 0
    /// A bit for each slot that has been used.
    public var usedSlots: UInt8 = 0
    public var slots: InlineArray<4, Slot> = .init(repeating: Slot())

    public init() {}

    /// Speed as it decides who goes first: halved by paralysis, stages do not count.
    @inlinable public var speed: Int { status == .paralysis ? Int(stats[4]) / 2 : Int(stats[4]) }

    /// Works out what each move's type does to somebody of these types.
    mutating func meet(_ type1: UInt8, _ type2: UInt8, _ tables: borrowing KitTables) {
      for slot in 0..<Int(moveCount) { slots[slot].quarters = tables.quarters(slots[slot].row.type, type1, type2) }
    }

    /// Moves a stage, within six each way.
    @inline(__always)
    mutating func shift(_ stat: Int, _ change: Int) { stages[stat] = Int8(max(-6, min(6, Int(stages[stat]) + change))) }

    /// Empties the slots that have not been used.
    mutating func forgetUnused() {
      for slot in 0..<4 where usedSlots >> UInt8(slot) & 1 == 0 { slots[slot] = Slot() }
    }

    func digest(into digest: inout Digest64) {
      digest.combine(UInt64(number) << 32 | UInt64(UInt32(bitPattern: hp)))
      digest.combine(Int(maxHP))
      var word = UInt64(status.rawValue)
      word = word << 8 | UInt64(sleepTurns)
      word = word << 8 | (mustRecharge ? 1 : 0)
      word = word << 8 | UInt64(usedSlots)
      word = word << 8 | UInt64(moveCount)
      digest.combine(word)
      var all: UInt64 = 0
      for stat in 0..<7 { all = all << 8 | UInt64(UInt8(bitPattern: stages[stat])) }
      digest.combine(all)
      var moves: UInt64 = 0
      for slot in 0..<4 { moves = moves << 16 | UInt64(slots[slot].row.number) }
      digest.combine(moves)
    }

    /// A stat with its stages.
    @inline(__always)
    func staged(_ stat: Int) -> Double { Double(stats[stat]) * Fighter.factor(Int(stages[stat])) }

    /// 1 without stages, 1½ at +1, ⅔ at -1.
    @inline(__always)
    static func factor(_ stages: Int) -> Double {
      stages >= 0 ? Double(2 + stages) / 2 : 2 / Double(2 - stages)
    }
  }
}
