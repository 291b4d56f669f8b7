/// The kinds of chance whose luck is measured.
@frozen
public enum LuckKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  /// Critical hits.
  case crit
  /// Moves that hit or miss.
  case accuracy
  /// The spread of damage.
  case roll
  /// Everything else that a move may do by chance: secondary effects, number of hits.
  case effect

  /// The word used in reports.
  public var name: String {
    switch self {
    case .crit: "crit"
    case .accuracy: "accuracy"
    case .roll: "roll"
    case .effect: "effect"
    }
  }
}

/// How chance treated the first seat in one battle, by kind: what was drawn less what was to be expected, summed over
/// the draws, those of the second seat with the other sign. In units of 1/4096.
///
/// Whatever the policies do, each draw's part has mean 0 given all that came before it, so the sums have mean 0 over
/// battles. That is what makes them control variates: they can be subtracted from a score without bending it.
@frozen
public struct BattleLuck: Hashable, BitwiseCopyable, Sendable {
  public var crit: Int32
  public var accuracy: Int32
  public var roll: Int32
  public var effect: Int32
  /// Who made the first move of the battle: 0 nobody, 1 the first seat, 2 the second.
  public var firstMover: UInt8

  @inlinable
  public init(crit: Int32 = 0, accuracy: Int32 = 0, roll: Int32 = 0, effect: Int32 = 0, firstMover: UInt8 = 0) {
    self.crit = crit
    self.accuracy = accuracy
    self.roll = roll
    self.effect = effect
    self.firstMover = firstMover
  }

  /// How many units make 1.
  @inlinable public static var scale: Double { 4096 }

  @inlinable
  public subscript(kind: LuckKind) -> Int32 {
    get {
      switch kind {
      case .crit: crit
      case .accuracy: accuracy
      case .roll: roll
      case .effect: effect
      }
    }
    set {
      switch kind {
      case .crit: crit = newValue
      case .accuracy: accuracy = newValue
      case .roll: roll = newValue
      case .effect: effect = newValue
      }
    }
  }

  /// The same battle seen from the second seat.
  @inlinable public var swapped: BattleLuck {
    BattleLuck(
      crit: -crit, accuracy: -accuracy, roll: -roll, effect: -effect,
      firstMover: firstMover == 0 ? 0 : 3 &- firstMover)
  }
}

/// Adds up luck during a battle.
@frozen
public struct LuckMeter: BitwiseCopyable, Sendable {
  @usableFromInline var crit = 0.0
  @usableFromInline var accuracy = 0.0
  @usableFromInline var roll = 0.0
  @usableFromInline var effect = 0.0
  public var firstMover: Seat?

  @inlinable public init() {}

  /// Counts one draw: what came out, what was expected, for whom.
  @inlinable
  public mutating func add(_ kind: LuckKind, _ drawn: Double, expected: Double, for seat: Seat) {
    let surplus = seat == .p1 ? drawn - expected : expected - drawn
    switch kind {
    case .crit: crit += surplus
    case .accuracy: accuracy += surplus
    case .roll: roll += surplus
    case .effect: effect += surplus
    }
  }

  /// The sums so far.
  @inlinable public var luck: BattleLuck {
    BattleLuck(
      crit: LuckMeter.fixed(crit), accuracy: LuckMeter.fixed(accuracy), roll: LuckMeter.fixed(roll),
      effect: LuckMeter.fixed(effect), firstMover: firstMover.map { $0.rawValue &+ 1 } ?? 0)
  }

  @inlinable
  static func fixed(_ value: Double) -> Int32 {
    // A battle has a few thousand draws at most, each within ±16.
    Int32((max(-500_000, min(500_000, value)) * BattleLuck.scale).rounded())
  }
}
