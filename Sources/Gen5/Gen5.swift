public import BattleCore
import Dex

/// The rules of the Generation 5 games, one against one to six against six, exactly as the reference simulator plays
/// them from the same seed.
public enum Gen5: Ruleset {
  public typealias Board = Battle
  public typealias State = Game<Battle>

  public static let info = RulesetInfo(
    name: "gen5", version: "1", fingerprint: fingerprint, defaultTurnLimit: 1_000)

  public static func start(_ a: borrowing Team, _ b: borrowing Team, seed: UInt64) -> Game<Battle> {
    var game = Game(board: Battle.blank, dice: Gen5Dice(seed: seed))
    var sink = NullSink<Event>()
    begin(&game.board, a, b, dice: &game.dice, sink: &sink)
    return game
  }

  public static func start(
    _ a: borrowing Team, _ b: borrowing Team, seed: UInt64, log: inout EventLog<Event>
  ) -> Game<Battle> {
    var game = Game(board: Battle.blank, dice: Gen5Dice(seed: seed))
    var dice = LoggedDice(game.dice)
    begin(&game.board, a, b, dice: &dice, sink: &log)
    game.dice = dice.base
    return game
  }

  public static func advance(_ game: inout Game<Battle>, _ a: Choice, _ b: Choice) -> Outcome? {
    var sink = NullSink<Event>()
    return advance(&game.board, a, b, dice: &game.dice, sink: &sink)
  }

  public static func advance(
    _ game: inout Game<Battle>, _ a: Choice, _ b: Choice, log: inout EventLog<Event>
  ) -> Outcome? {
    var dice = LoggedDice(game.dice)
    defer { game.dice = dice.base }
    return advance(&game.board, a, b, dice: &dice, sink: &log)
  }

  public static func turn(_ board: borrowing Battle) -> Int { Int(board.turn) }

  /// The position before the first decision, with any dice and any sink.
  ///
  /// Within the module, as the engine is compiled for each pair of them that it names, and for no other.
  static func start<D: RandomSource, S: EventSink>(
    _ a: borrowing Team, _ b: borrowing Team, dice: inout D, sink: inout S
  ) -> Battle where S.Event == Event {
    var battle = Battle.blank
    begin(&battle, a, b, dice: &dice, sink: &sink)
    return battle
  }

  /// Fills an empty board in place: a board that is returned is copied on the way.
  private static func begin<D: RandomSource, S: EventSink>(
    _ board: inout Battle, _ a: borrowing Team, _ b: borrowing Team, dice: inout D, sink: inout S
  ) where S.Event == Event {
    a.enter(&board[.p1])
    b.enter(&board[.p2])
    withUnsafeMutablePointer(to: &board) { pointer in
      var engine = Engine(pointer, dice, sink)
      engine.startBattle()
      dice = engine.dice
      sink = engine.sink
    }
  }

  /// Plays on to the next decision, with any dice and any sink.
  static func advance<D: RandomSource, S: EventSink>(
    _ board: inout Battle, _ a: Choice, _ b: Choice, dice: inout D, sink: inout S
  ) -> Outcome? where S.Event == Event {
    withUnsafeMutablePointer(to: &board) { pointer in
      var engine = Engine(pointer, dice, sink)
      engine.advance(a, b)
      dice = engine.dice
      sink = engine.sink
    }
    return board.isOver ? Outcome(winner: board.winner, reason: .knockout) : nil
  }
}

extension Choice {
  /// Use the move in this slot, 0…3. Struggle, and the move that one is locked into, are slot 0.
  @inlinable public static func move(_ slot: Int) -> Choice { Choice(rawValue: UInt8(truncatingIfNeeded: slot &+ 1)) }
  /// Bring in the team member in this place, 0…5.
  @inlinable public static func change(_ place: Int) -> Choice {
    Choice(rawValue: UInt8(truncatingIfNeeded: place &+ 5))
  }

  /// The move slot, 0…3, or nil.
  @inlinable public var moveSlot: Int? { rawValue >= 1 && rawValue <= 4 ? Int(rawValue) &- 1 : nil }
  /// The place of the team member to bring in, or nil.
  @inlinable public var changePlace: Int? { rawValue >= 5 && rawValue <= 10 ? Int(rawValue) &- 5 : nil }
}
