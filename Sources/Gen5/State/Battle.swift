public import BattleCore
public import Dex

/// One player's half of the field.
public struct Side: BitwiseCopyable, Sendable {
  public var active = Active()
  public var teamSize: UInt8 = 0
  /// Place in the team of whoever is in.
  public var activePlace: UInt8 = 0
  /// Places in the order that the player sees; the first is in.
  public var order: InlineArray<6, UInt8> = .init(repeating: 0)
  /// How many have not fainted.
  public var left: UInt8 = 0
  public var faintedLastTurn = false
  public var faintedThisTurn = false

  public var reflect: UInt8 = 0
  public var lightScreen: UInt8 = 0
  public var safeguard: UInt8 = 0
  public var mist: UInt8 = 0
  public var tailwind: UInt8 = 0
  public var luckyChant: UInt8 = 0
  public var quickGuard: UInt8 = 0
  public var wideGuard: UInt8 = 0
  public var spikes: UInt8 = 0
  public var toxicSpikes: UInt8 = 0
  public var stealthRock = false
  /// Side conditions in the order in which they began.
  public var conditionOrder: InlineArray<14, SideCondition> = .init(repeating: .none)
  public var conditionCount: UInt8 = 0

  public var wishHP: UInt16 = 0
  /// Turn on which Wish was made; 0 when there is none.
  public var wishTurn: UInt16 = 0
  public var wishPlace: UInt8 = 0
  /// Turn on which Future Sight or Doom Desire was used against this side; 0 when there is none.
  public var futureTurn: UInt16 = 0
  public var futureMove: MoveID = .init(rawValue: 0)
  public var futurePlace: UInt8 = 0
  public var futureDuration: UInt8 = 0
  public var healingWishDuration: UInt8 = 0
  public var lunarDanceDuration: UInt8 = 0
  /// Slot conditions in the order in which they began.
  public var slotOrder: InlineArray<4, SlotCondition> = .init(repeating: .none)
  public var slotCount: UInt8 = 0

  /// Last, so that a copy can stop after the places that are used.
  public var team: InlineArray<6, Pokemon> = .init(repeating: Pokemon())

  public init() {}
}

/// Conditions of the whole field.
public struct Field: BitwiseCopyable, Sendable {
  public var weather: Weather = .none
  public var weatherDuration: UInt8 = 0
  public var trickRoom: UInt8 = 0
  public var gravity: UInt8 = 0
  public var wonderRoom: UInt8 = 0
  public var magicRoom: UInt8 = 0
  public var magicRoomSeat: Seat = .p1
  public var magicRoomPlace: UInt8 = 0
  public var echoedVoice: UInt8 = 0
  public var echoedVoiceMultiplier: UInt8 = 0
  /// Pseudo-weathers in the order in which they began.
  public var order: InlineArray<5, PseudoWeather> = .init(repeating: .none)
  public var orderCount: UInt8 = 0

  public init() {}
}

/// What the sides are asked for.
public enum Request: UInt8, BitwiseCopyable, Sendable {
  /// Nothing: the other side decides, or the battle is over.
  case wait = 0
  case move
  /// A replacement for one that fainted, or for one that pivots out.
  case change
}

/// One thing waiting to happen in a turn.
public struct Action: BitwiseCopyable, Sendable {
  public enum Kind: UInt8, BitwiseCopyable, Sendable {
    case none = 0
    case beforeTurn, beforeTurnMove, runSwitch, change, instantChange, chargeMove, move, residual
  }

  public var kind: Kind = .none
  public var seat: Seat = .p1
  /// Lower comes first.
  public var order: UInt16 = 0
  /// Tenths of a step, so that items and abilities can tip the balance within one.
  public var priority: Int16 = 0
  public var move: MoveID = .init(rawValue: 0)
  public var speed: Int16 = 0
  /// Team place of whoever acts, so that an action does not pass to a replacement.
  public var place: UInt8 = 0
  /// Change: place of the one coming in.
  public var target: UInt8 = 0
  /// The move that made a pivot, or that called this move to the front.
  public var source: MoveID = .init(rawValue: 0)

  public init() {}
}

/// The whole visible position of a Generation 5 singles battle: plain bytes, without the dice.
public struct Battle: BitwiseCopyable, Sendable {
  public var sides: InlineArray<2, Side> = .init(repeating: Side())
  public var field = Field()
  public var turn: UInt16 = 0
  public var requests: InlineArray<2, Request> = .init(repeating: .wait)
  public var queueCount: UInt8 = 0
  public var isMidTurn = false
  public var isOver = false
  public var winner: Outcome.Winner = .tie
  /// The last move that anybody used (Copycat).
  public var lastMove: MoveID = .init(rawValue: 0)
  public var lastSuccessfulMove: MoveID = .init(rawValue: 0)
  /// Last, so that a copy can stop after the actions that wait.
  public var queue: InlineArray<12, Action> = .init(repeating: Action())

  public init() {}

  /// An empty board, made once: filling in some hundred fields costs more than copying them.
  static let blank = Battle()

  @inline(__always)
  public subscript(seat: Seat) -> Side {
    _read { yield sides[seat.index] }
    _modify { yield &sides[seat.index] }
  }
}
