/// Dice for a sample of several continuations that spread evenly over what can happen.
///
/// The first draws of each continuation fall into strata: of `count` continuations each has another one of `count` equal
/// parts of the first draw's results, likewise of the second draw's, in an order of its own (Latin hypercube sampling:
/// McKay, Beckman and Conover 1979). Every continuation alone is as random as with plain dice; together their mean strays
/// less. Later draws are plain.
@frozen
public struct StratifiedDice: RandomSource, BitwiseCopyable, Sendable {
  /// How many draws of a continuation are stratified.
  @inlinable public static var strata: Int { 8 }
  /// The most continuations that share strata; of more, every 32 share theirs.
  @inlinable public static var mostSamples: Int { 32 }

  public var base: Gen5Dice
  /// The stratum of each draw.
  @usableFromInline var parts: InlineArray<8, UInt8>
  @usableFromInline var position: Int
  @usableFromInline let count: UInt64

  /// The dice of continuation `sample` under a plan.
  @inlinable
  public init(seed: UInt64, sample: Int, plan: borrowing Plan) {
    base = Gen5Dice(seed: seed)
    parts = InlineArray(repeating: 0)
    position = 0
    count = UInt64(plan.count)
    for draw in 0..<StratifiedDice.strata {
      parts[draw] = plan.orders[draw &* StratifiedDice.mostSamples &+ sample % plan.count]
    }
  }

  @inlinable
  public mutating func below(_ bound: Int, _ draw: Draw) -> Int {
    guard position < StratifiedDice.strata else { return base.below(bound, draw) }
    // The place within the stratum is drawn, the stratum is planned.
    let part = UInt64(parts[position])
    position &+= 1
    let unit = (part << 32 | UInt64(base.next())) / count
    return Int(truncatingIfNeeded: (unit &* UInt64(truncatingIfNeeded: bound)) >> 32)
  }

  /// Which stratum each continuation has of each draw.
  @frozen
  public struct Plan: BitwiseCopyable, Sendable {
    @usableFromInline let count: Int
    @usableFromInline var orders: InlineArray<256, UInt8>

    /// A plan for a number of continuations.
    @inlinable
    public init(samples: Int, seed: UInt64) {
      count = min(max(samples, 1), StratifiedDice.mostSamples)
      orders = InlineArray(repeating: 0)
      var dice = Gen5Dice(seed: seed)
      for draw in 0..<StratifiedDice.strata {
        let first = draw &* StratifiedDice.mostSamples
        for i in 0..<count {
          // Fisher and Yates's shuffle, from the front.
          let j = dice.below(i &+ 1, .other)
          orders[first &+ i] = orders[first &+ j]
          orders[first &+ j] = UInt8(truncatingIfNeeded: i)
        }
      }
    }
  }
}
