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
    for slot in 0..<Int(board.fighters[seat.index].moveCount) { list.append(choice(slot)) }
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
    let other = seat.other.index
    for slot in 0..<4 where board.fighters[other].usedSlots >> UInt8(slot) & 1 == 0 {
      board.fighters[other].slots[slot] = Slot()
    }
  }

  public static func digest(_ board: borrowing Board, into digest: inout Digest64) {
    digest.combine(Int(board.round))
    for index in 0..<2 {
      digest.combine(UInt64(board.fighters[index].number) << 32 | UInt64(UInt32(bitPattern: board.fighters[index].hp)))
      digest.combine(Int(board.fighters[index].maxHP))
      var word = UInt64(board.fighters[index].status.rawValue)
      word = word << 8 | UInt64(board.fighters[index].sleepTurns)
      word = word << 8 | (board.fighters[index].mustRecharge ? 1 : 0)
      word = word << 8 | UInt64(board.fighters[index].usedSlots)
      word = word << 8 | UInt64(board.fighters[index].moveCount)
      digest.combine(word)
      var stages: UInt64 = 0
      for stat in 0..<7 { stages = stages << 8 | UInt64(UInt8(bitPattern: board.fighters[index].stages[stat])) }
      digest.combine(stages)
      var moves: UInt64 = 0
      for slot in 0..<4 { moves = moves << 16 | UInt64(board.fighters[index].slots[slot].row.number) }
      digest.combine(moves)
    }
  }
}

extension Kit.Board {
  /// Gives `p1` this move as its only one, to judge it before a battle.
  public mutating func bring(_ move: Int, _ tables: KitTables = .embedded) {
    fighters[0].slots[0].row = tables.row(move)
    fighters[0].slots[0].isOwnType = fighters[0].has(type: fighters[0].slots[0].row.type)
    fighters[0].slots[0].quarters = tables.quarters(
      fighters[0].slots[0].row.type, fighters[1].type1, fighters[1].type2)
    fighters[0].moveCount = 1
  }

  /// Works out what each move's type does to the one opposite.
  mutating func meet(_ tables: KitTables) {
    for seat in Seat.allCases {
      let user = seat.index
      let target = seat.other.index
      for slot in 0..<Int(fighters[user].moveCount) {
        fighters[user].slots[slot].quarters = tables.quarters(
          fighters[user].slots[slot].row.type, fighters[target].type1, fighters[target].type2)
      }
    }
  }
}
