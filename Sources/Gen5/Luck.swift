public import BattleCore

/// An account of luck: what the dice gave each side's moves, less what they give on average.
extension Gen5 {
  public static var measuresLuck: Bool { true }

  public static func advance(
    _ game: inout Game<Battle>, _ a: Choice, _ b: Choice, luck: inout LuckMeter
  ) -> Outcome? {
    var dice = LuckDice(base: game.dice, meter: luck)
    var sink = NullSink<Event>()
    let outcome = advance(&game.board, a, b, dice: &dice, sink: &sink)
    game.dice = dice.base
    luck = dice.meter
    return outcome
  }
}

/// Real dice that keep the account while they draw.
///
/// Critical hits, accuracy and secondary effects count 1 when they happen, against their chance; full paralysis counts
/// −1 and thawing 1. A damage roll counts from −1 (lowest) to 1 (highest), a number of hits as hits beyond the mean of 3.1 (2 to 5
/// hits come 7, 7, 3 and 3 times in 20). Sleep and confusion turns, ties and drawn moves count nothing: whose luck they
/// are depends on the position.
struct LuckDice: RandomSource {
  var base: Gen5Dice
  var meter: LuckMeter
  private var actor = Seat.p1

  init(base: Gen5Dice, meter: LuckMeter) {
    self.base = base
    self.meter = meter
  }

  mutating func acting(_ seat: Seat) {
    actor = seat
    if meter.firstMover == nil { meter.firstMover = seat }
  }

  mutating func below(_ bound: Int, _ draw: Draw) -> Int {
    let value = base.below(bound, draw)
    switch draw {
    // 16 rolls from the highest, 0, to the lowest, 15.
    case .roll where bound == 16: meter.add(.roll, (7.5 - Double(value)) / 7.5, expected: 0, for: actor)
    case .hits where bound == 20:
      let hits = value < 7 ? 2.0 : value < 14 ? 3.0 : value < 17 ? 4.0 : 5.0
      meter.add(.effect, hits, expected: 3.1, for: actor)
    default: break
    }
    return value
  }

  mutating func chance(_ numerator: Int, in denominator: Int, _ draw: Draw) -> Bool {
    let happened = base.chance(numerator, in: denominator, draw)
    let expected = Double(max(0, min(numerator, denominator))) / Double(denominator)
    switch draw {
    case .crit: meter.add(.crit, happened ? 1 : 0, expected: expected, for: actor)
    case .accuracy: meter.add(.accuracy, happened ? 1 : 0, expected: expected, for: actor)
    case .secondary: meter.add(.effect, happened ? 1 : 0, expected: expected, for: actor)
    // One in four is full paralysis, one in five is thawing; of one in two it is not known which way is good.
    case .immobile where denominator == 4: meter.add(.effect, happened ? -1 : 0, expected: -expected, for: actor)
    case .immobile where denominator == 5: meter.add(.effect, happened ? 1 : 0, expected: expected, for: actor)
    default: break
    }
    return happened
  }
}
