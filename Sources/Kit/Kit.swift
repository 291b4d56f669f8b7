public import BattleCore
import PokeAPI

/// The simplified rules of an app's battle kit: one against one on PokeAPI's newest values, without abilities, items, PP
/// and switching.
public enum Kit: Ruleset {
  public static let info = RulesetInfo(
    name: "kit", version: "1", fingerprint: dataFingerprint, defaultTurnLimit: 200)

  /// Digest of the data that battles are played on.
  public static let dataFingerprint = DataSet.embedded.fingerprint

  public static func start(_ a: borrowing Team, _ b: borrowing Team, seed: UInt64) -> Game<Board> {
    Game(board: board(a, b), dice: Gen5Dice(seed: seed))
  }

  public static func start(
    _ a: borrowing Team, _ b: borrowing Team, seed: UInt64, log: inout EventLog<Event>
  ) -> Game<Board> { start(a, b, seed: seed) }

  /// The position before the first round.
  public static func board(_ a: borrowing Team, _ b: borrowing Team) -> Board {
    var board = Board(a.fighter, b.fighter)
    board.meet(.embedded)
    return board
  }

  /// Every slot is there to choose in every round: asleep or recharging one picks as well, in vain.
  public static func choices(_ board: borrowing Board, for seat: Seat, into list: inout ChoiceList) {
    let count = seat == .p1 ? board.p1.moveCount : board.p2.moveCount
    for slot in 0..<Int(count) { list.append(choice(slot)) }
  }

  /// Use the move in this slot, 0…3.
  @inlinable
  public static func choice(_ slot: Int) -> Choice { Choice(rawValue: UInt8(truncatingIfNeeded: slot &+ 1)) }

  /// The slot that a choice names; the first one when it names none.
  @inlinable
  public static func slot(_ choice: Choice) -> Int {
    choice.rawValue >= 1 && choice.rawValue <= 4 ? Int(choice.rawValue) &- 1 : 0
  }

  public static func advance(_ game: inout Game<Board>, _ a: Choice, _ b: Choice) -> Outcome? {
    var sink = NullSink<Event>()
    return advance(&game.board, a, b, dice: &game.dice, sink: &sink)
  }

  public static func advance(
    _ game: inout Game<Board>, _ a: Choice, _ b: Choice, log: inout EventLog<Event>
  ) -> Outcome? {
    advance(&game.board, a, b, dice: &game.dice, sink: &log)
  }

  /// Plays a round, with any dice and any sink.
  public static func advance<D: RandomSource, S: EventSink<Event>>(
    _ board: inout Board, _ a: Choice, _ b: Choice, dice: inout D, sink: inout S
  ) -> Outcome? {
    var round = Round(dice, sink)
    let outcome = round.play(&board, InlinePair(slot(a), slot(b)))
    dice = round.dice
    sink = round.sink
    board.round &+= 1
    return outcome
  }

  public static func turn(_ board: borrowing Board) -> Int { Int(board.round) }

  /// Moves that have not been used yet are hidden from the other side; all else is in sight.
  public static func conceal(_ board: inout Board, from seat: Seat) {
    if seat == .p1 { board.p2.forgetUnused() } else { board.p1.forgetUnused() }
  }

  public static func digest(_ board: borrowing Board, into digest: inout Digest64) {
    digest.combine(Int(board.round))
    board.p1.digest(into: &digest)
    board.p2.digest(into: &digest)
  }
}

extension Kit.Board {
  /// Gives `p1` this move as its only one, to judge it before a battle.
  public mutating func bring(_ move: Int, _ tables: KitTables = .embedded) {
    p1.slots[0].row = tables.row(move)
    p1.slots[0].isOwnType = p1.has(type: p1.slots[0].row.type)
    p1.moveCount = 1
    p1.meet(p2.type1, p2.type2, tables)
  }

  /// Works out what each move's type does to the one opposite.
  mutating func meet(_ tables: KitTables) {
    p1.meet(p2.type1, p2.type2, tables)
    p2.meet(p1.type1, p1.type2, tables)
  }
}
