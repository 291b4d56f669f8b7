import BattleCore

// The engine is compiled anew for each pair of dice and sink. Dice that are seldom in a hurry share one, by address: each copy
// costs a clean build ten seconds.

/// The dice of battles whose events are kept, and, where somebody wants to know them, the draws.
struct LoggedDice: RandomSource, BitwiseCopyable {
  var base: Gen5Dice
  private let recorder: UnsafeMutablePointer<TracingDice>?

  init(_ base: Gen5Dice) {
    self.base = base
    recorder = nil
  }

  /// The dice at `recorder` are to remember the draws; their state is the caller's to put back.
  init(_ recorder: UnsafeMutablePointer<TracingDice>) {
    base = recorder.pointee.base
    self.recorder = recorder
  }

  mutating func below(_ bound: Int, _ draw: Draw) -> Int {
    let value = base.below(bound, draw)
    if let recorder { recorder.pointee.records.append(DrawRecord(draw, bound, value)) }
    return value
  }
}

/// The dice of those who look ahead: every series of results in turn, or a spread sample.
struct ForesightDice: RandomSource, BitwiseCopyable {
  private let series: UnsafeMutablePointer<EnumeratingDice>?
  private let sample: UnsafeMutablePointer<StratifiedDice>?

  init(_ series: UnsafeMutablePointer<EnumeratingDice>) {
    self.series = series
    sample = nil
  }

  init(_ sample: UnsafeMutablePointer<StratifiedDice>) {
    series = nil
    self.sample = sample
  }

  mutating func below(_ bound: Int, _ draw: Draw) -> Int {
    if let sample { return sample.pointee.below(bound, draw) }
    return series?.pointee.below(bound, draw) ?? 0
  }

  mutating func chance(_ numerator: Int, in denominator: Int, _ draw: Draw) -> Bool {
    if let sample { return sample.pointee.chance(numerator, in: denominator, draw) }
    return series?.pointee.chance(numerator, in: denominator, draw) ?? false
  }

  mutating func waste(_ bound: Int, _ draw: Draw) {
    if let sample { return sample.pointee.waste(bound, draw) }
    series?.pointee.waste(bound, draw)
  }
}
