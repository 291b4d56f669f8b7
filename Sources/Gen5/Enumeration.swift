public import BattleCore

/// Dice that give every possible series of results in turn, each with its probability: exact expectations by playing the
/// same step again and again.
///
///     var dice = EnumeratingDice()
///     repeat {
///       var next = board
///       let outcome = Gen5.advance(&next, a, b, dice: &dice)
///       sum += dice.probability * value(next, outcome)
///     } while dice.advanceToNextSeries()
///
/// The series form a tree, walked depth first: a replay repeats the results on the way to the last open branch and takes
/// its next result; what is drawn beyond starts with the first. Draws that ask for a chance have two branches, draws that
/// decide nothing have one, and results that the rules treat alike share one.
public struct EnumeratingDice: RandomSource, BitwiseCopyable, Sendable {
  /// The most draws of a series that branch; later ones give their first result and set `isTruncated`.
  public static let capacity = 48

  private struct Branch: BitwiseCopyable {
    var index: UInt32 = 0
    var count: UInt32 = 0
  }

  private var branches: InlineArray<48, Branch> = .init(repeating: Branch())
  /// How many branches the current series has so far, and how many of them have been replayed.
  private var depth = 0
  private var position = 0
  /// Probability of the series drawn so far.
  public private(set) var probability = 1.0
  /// A series was longer than `capacity`, so the enumeration is not exact.
  public private(set) var isTruncated = false

  public init() {}

  /// Gets ready for the next series; false when there are no more.
  public mutating func advanceToNextSeries() -> Bool {
    position = 0
    probability = 1
    while depth > 0 {
      branches[depth - 1].index += 1
      if branches[depth - 1].index < branches[depth - 1].count { return true }
      depth -= 1
    }
    return false
  }

  /// The branch to take among `count`.
  private mutating func branch(_ count: Int) -> Int {
    if position < depth {
      position += 1
      return Int(branches[position - 1].index)
    }
    guard depth < Self.capacity else {
      isTruncated = true
      return 0
    }
    branches[depth] = Branch(index: 0, count: UInt32(count))
    depth += 1
    position += 1
    return 0
  }

  public mutating func below(_ bound: Int, _ draw: Draw) -> Int {
    if bound <= 1 { return 0 }
    switch draw {
    case .crit:
      return chance(1, in: bound, .crit) ? 0 : 1
    case .hits where bound == 20:
      // Two and three hits come seven times in twenty each, four and five three times.
      let index = branch(4)
      probability *= index < 2 ? 0.35 : 0.15
      return index == 0 ? 0 : index == 1 ? 7 : index == 2 ? 14 : 17
    default:
      probability /= Double(bound)
      return branch(bound)
    }
  }

  public mutating func chance(_ numerator: Int, in denominator: Int, _ draw: Draw) -> Bool {
    if numerator <= 0 { return false }
    if numerator >= denominator { return true }
    let share = Double(numerator) / Double(denominator)
    if branch(2) == 0 {
      probability *= share
      return true
    }
    probability *= 1 - share
    return false
  }

  public mutating func waste(_ bound: Int, _ draw: Draw) {}
}

extension Gen5 {
  /// Plays one series of results to the next decision.
  public static func advance(
    _ board: inout Battle, _ a: Choice, _ b: Choice, dice: inout EnumeratingDice
  ) -> Outcome? {
    withUnsafeMutablePointer(to: &dice) { dice in
      var dice = ForesightDice.series(dice)
      var sink = NullSink<Event>()
      return advance(&board, a, b, dice: &dice, sink: &sink)
    }
  }
}

extension Gen5 {
  /// Plays one of several evenly spread continuations to the next decision.
  public static func advance(
    _ board: inout Battle, _ a: Choice, _ b: Choice, dice: inout StratifiedDice
  ) -> Outcome? {
    withUnsafeMutablePointer(to: &dice) { dice in
      var dice = ForesightDice.sample(dice)
      var sink = NullSink<Event>()
      return advance(&board, a, b, dice: &dice, sink: &sink)
    }
  }
}
