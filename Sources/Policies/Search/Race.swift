import BattleCore
import Dex
import Gen5

/// The exchange of best attacks between the two fighters in front: who would be down first.
struct Race: BitwiseCopyable {
  /// Sixteenths of HP that the best attack takes from the foe on average, misses counted.
  var best: InlineArray<2, Int> = .init(repeating: 0)
  /// Turns that it takes to fell the foe that way, as whole attacks.
  var attacks: InlineArray<2, Double> = .init(repeating: 0)
  /// The same as a share of the HP, without rounding up.
  var turns: InlineArray<2, Double> = .init(repeating: 0)
  /// 1 when `p1` goes first, -1 when `p2` does, 0 when they tie.
  var order = 0.0

  /// No race is longer than this many turns.
  static let longest = 16.0

  init(_ board: BoardPointer) {
    let speeds = (board.speedInUse(.p1), board.speedInUse(.p2))
    order = speeds.0 == speeds.1 ? 0 : speeds.0 > speeds.1 ? 1 : -1
    if board.pointee.field.trickRoom != 0 { order = -order }
    for seat in Seat.allCases {
      let (strongest, perTurn) = Race.bestAttack(board, seat)
      let foe = seat.other.index
      let hp = Int(board.pointee.sides[foe].team[Int(board.pointee.sides[foe].activePlace)].hp) * 16
      best[seat.index] = perTurn
      let limit = Int(Race.longest)
      let count = strongest == 0 ? limit : min(limit, (hp + strongest - 1) / strongest)
      let perAttack = strongest == 0 ? 1 : Double(strongest) / Double(max(perTurn, 1))
      attacks[seat.index] = min(Race.longest, Double(count) * perAttack)
      turns[seat.index] = perTurn == 0 ? Race.longest : min(Race.longest, Double(hp) / Double(perTurn))
    }
  }

  /// From -1 (`p1` is sure to lose) to 1, 0 when it is open.
  var advantage: Double {
    let lead = attacks[1] - attacks[0] + 0.5 * order
    return lead / (attacks[0] + attacks[1])
  }

  /// The same without rounding to whole attacks.
  var pressure: Double { (turns[1] - turns[0] + 0.5 * order) / (turns[0] + turns[1] + 0.5) }

  /// The damage in sixteenths of HP of the attack that does most when misses count, and its mean with misses.
  private static func bestAttack(_ board: BoardPointer, _ seat: Seat) -> (strongest: Int, perTurn: Int) {
    let attacks = Attacks(at: board, from: seat)
    var strongest = 0
    var perTurn = 0
    let disabled = board.pointee.sides[seat.index].active.disabledSlots
    for slot in 0..<Int(board.pointee.sides[seat.index].active.moveCount) {
      if board.pointee.sides[seat.index].active.pp[slot] == 0 || disabled >> UInt8(slot) & 1 != 0 { continue }
      let move = board.pointee.sides[seat.index].active.moves[slot]
      if move.row.category == .status { continue }
      let damage = Estimate.of(move, attacks).sixteenths
      let mean = damage * accuracy(move.row, board, seat) / 100
      if mean > perTurn {
        perTurn = mean
        strongest = damage
      }
    }
    return (strongest, perTurn)
  }

  /// Percent with stages; moves that take two turns count half.
  private static func accuracy(_ row: MoveRow, _ board: BoardPointer, _ seat: Seat) -> Int {
    var accuracy = row.accuracy == 0 ? 100 : Int(row.accuracy)
    if row.accuracy != 0 {
      let stage =
        Int(board.pointee.sides[seat.index].active.boosts[5])
        - Int(board.pointee.sides[seat.other.index].active.boosts[6])
      if stage > 0 { accuracy = min(100, accuracy * (3 + stage) / 3) }
      if stage < 0 { accuracy = accuracy * 3 / (3 - stage) }
    }
    return row.flags.isDisjoint(with: .charge | .recharge) ? accuracy : accuracy / 2
  }
}
