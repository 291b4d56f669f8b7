/// What a draw decides. Traces, scripted tests and divergence reports name draws by it.
@frozen
public enum Draw: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case accuracy, crit, roll, secondary, hits, immobile, duration, move, effect, drag, other
  case tieOrder, tieInsert, tieSwitch, tieUpdate, tieResidual, tieHandlers
  case ailment, sleep, tie

  /// The label that the reference traces use.
  public var label: String {
    switch self {
    case .accuracy: "accuracy"
    case .crit: "crit"
    case .roll: "roll"
    case .secondary: "secondary"
    case .hits: "hits"
    case .immobile: "immobile"
    case .duration: "duration"
    case .move: "move"
    case .effect: "effect"
    case .drag: "drag"
    case .other: "other"
    case .tieOrder: "tie/order"
    case .tieInsert: "tie/insert"
    case .tieSwitch: "tie/switch"
    case .tieUpdate: "tie/update"
    case .tieResidual: "tie/residual"
    case .tieHandlers: "tie/handlers"
    case .ailment: "ailment"
    case .sleep: "sleep"
    case .tie: "tie"
    }
  }
}

/// The only way that chance enters a battle: one bounded, named draw at a time.
///
/// The engine is generic over its source, so that the real dice, a scripted list and a tracing wrapper all compile
/// to direct calls.
public protocol RandomSource {
  /// A uniform integer in `0..<bound`.
  mutating func below(_ bound: Int, _ draw: Draw) -> Int
  /// True with probability `numerator / denominator`: one draw below `denominator`, and whether it is below
  /// `numerator`. Part of the protocol so that a wrapper can know what was to be expected.
  mutating func chance(_ numerator: Int, in denominator: Int, _ draw: Draw) -> Bool
  /// The draws that follow decide an action of `seat`; only an account of luck needs to know.
  mutating func acting(_ seat: Seat)
  /// A draw that the games make and whose result decides nothing.
  mutating func waste(_ bound: Int, _ draw: Draw)
}

extension RandomSource {
  @inlinable @inline(__always)
  public mutating func acting(_ seat: Seat) {}

  /// A uniform integer in `range`.
  @inlinable @inline(__always)
  public mutating func pick(_ range: Range<Int>, _ draw: Draw) -> Int {
    range.lowerBound &+ below(range.upperBound &- range.lowerBound, draw)
  }

  @inlinable @inline(__always)
  public mutating func chance(_ numerator: Int, in denominator: Int, _ draw: Draw) -> Bool {
    below(denominator, draw) < numerator
  }

  /// A uniform number in [0, 1): all 32 bits of a draw, divided by 2^32.
  @inlinable @inline(__always)
  public mutating func unit(_ draw: Draw) -> Double { Double(below(1 << 32, draw)) * 0x1p-32 }

  @inlinable @inline(__always)
  public mutating func waste(_ bound: Int, _ draw: Draw) { _ = below(bound, draw) }
}

/// The 64-bit linear congruential generator of the Generation 5 games.
///
/// `state = state × 0x5D588B656C078965 + 0x269EC3 (mod 2^64)`; a draw advances once and maps the upper 32 bits `r`
/// to `floor(r × bound / 2^32)`.
@frozen
public struct Gen5Dice: RandomSource, BitwiseCopyable, Sendable {
  public var state: UInt64

  @inlinable
  public init(seed: UInt64) { state = seed }

  /// The next 32 bits.
  @inlinable @inline(__always)
  public mutating func next() -> UInt32 {
    state = state &* 0x5D58_8B65_6C07_8965 &+ 0x0026_9EC3
    return UInt32(truncatingIfNeeded: state >> 32)
  }

  @inlinable @inline(__always)
  public mutating func below(_ bound: Int, _ draw: Draw) -> Int {
    Int(truncatingIfNeeded: (UInt64(next()) &* UInt64(truncatingIfNeeded: bound)) >> 32)
  }
}

/// One recorded draw: what it decided, out of how many, and the result.
public struct DrawRecord: Hashable, Sendable, CustomStringConvertible {
  public var draw: Draw
  public var bound: Int
  public var value: Int

  public init(_ draw: Draw, _ bound: Int, _ value: Int) {
    self.draw = draw
    self.bound = bound
    self.value = value
  }

  public var description: String { "\(draw.label) 0..<\(bound) = \(value)" }
}

/// Real dice that remember every draw, for traces and divergence reports.
public struct TracingDice: RandomSource, Sendable {
  public var base: Gen5Dice
  public var records: [DrawRecord] = []

  public init(seed: UInt64) { base = Gen5Dice(seed: seed) }

  public mutating func below(_ bound: Int, _ draw: Draw) -> Int {
    let value = base.below(bound, draw)
    records.append(DrawRecord(draw, bound, value))
    return value
  }
}

/// Dice that answer from a list, for tests. A wrong label, a wrong bound or an empty list is remembered as a fault,
/// never a trap: a test asserts `faults.isEmpty && isExhausted`.
public struct ScriptedDice: RandomSource, Sendable {
  public private(set) var script: [(Draw, Int)]
  public private(set) var position = 0
  public private(set) var faults: [String] = []

  /// - Parameter script: the draws in order: what each decides, and its result.
  public init(_ script: [(Draw, Int)]) { self.script = script }

  public var isExhausted: Bool { position == script.count }

  public mutating func below(_ bound: Int, _ draw: Draw) -> Int {
    guard position < script.count else {
      faults.append("unexpected draw \(draw.label) 0..<\(bound)")
      return 0
    }
    let (label, value) = script[position]
    position += 1
    if label != draw { faults.append("draw \(position): expected \(label.label), the engine drew \(draw.label)") }
    guard value >= 0, value < bound else {
      faults.append("draw \(position): \(value) is outside 0..<\(bound) (\(draw.label))")
      return 0
    }
    return value
  }
}
