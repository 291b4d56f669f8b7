import BattleCore
import Kit
import PokeAPI
import Testing

/// Two fighters with scripted dice, for one round at a time.
struct Fight {
  var board: Kit.Board
  var events: [Kit.Event] = []
  var outcome: Outcome?

  /// - Parameters:
  ///   - p1: identifiers: who fights, then its moves.
  ///   - change: changes the position before the round.
  init(_ p1: [String], _ p2: [String], _ change: (inout Kit.Board) -> Void = { _ in }) throws {
    board = Kit.board(try Fight.team(p1), try Fight.team(p2))
    change(&board)
  }

  static func team(_ names: [String], hpBonus: Double = 1) throws -> Kit.Team {
    let tables = KitTables.embedded
    let entry = try #require(tables.pokemon(named: names[0]))
    return try Kit.Team(
      entry, moves: try names.dropFirst().map { try #require(tables.moveNumber($0)) }, hpBonus: hpBonus)
  }

  /// Plays a round with the first moves unless others are named; every draw must be used up.
  mutating func play(_ draws: [(Draw, Double)], _ a: Int = 0, _ b: Int = 0) {
    var dice = ScriptedDice(draws.map { ($0.0, Int($0.1 * 4_294_967_296)) })
    var log = EventLog<Kit.Event>()
    outcome = Kit.advance(&board, Kit.choice(a), Kit.choice(b), dice: &dice, sink: &log)
    events = log.events
    #expect(dice.faults == [])
    #expect(dice.isExhausted)
  }

  /// The kinds of what happened to a seat or by it.
  func kinds(_ seat: Seat) -> [Kit.Event.Kind] { events.filter { $0.seat == seat }.map(\.kind) }

  func event(_ kind: Kit.Event.Kind) -> Kit.Event? { events.first { $0.kind == kind } }
}

/// The draws of an attack that hits without anything special: no critical hit, and this roll.
func hit(_ roll: Double = 0.5) -> [(Draw, Double)] { [(.accuracy, 0), (.crit, 0.9), (.roll, roll), (.secondary, 0.9)] }
