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
enum ForesightDice: RandomSource, BitwiseCopyable {
  case series(UnsafeMutablePointer<EnumeratingDice>)
  case sample(UnsafeMutablePointer<StratifiedDice>)

  mutating func below(_ bound: Int, _ draw: Draw) -> Int {
    switch self {
    case .series(let dice): dice.pointee.below(bound, draw)
    case .sample(let dice): dice.pointee.below(bound, draw)
    }
  }

  mutating func chance(_ numerator: Int, in denominator: Int, _ draw: Draw) -> Bool {
    switch self {
    case .series(let dice): dice.pointee.chance(numerator, in: denominator, draw)
    case .sample(let dice): dice.pointee.chance(numerator, in: denominator, draw)
    }
  }

  mutating func waste(_ bound: Int, _ draw: Draw) {
    switch self {
    case .series(let dice): dice.pointee.waste(bound, draw)
    case .sample(let dice): dice.pointee.waste(bound, draw)
    }
  }
}
