public import BattleCore
import Dex

extension Gen5 {
  /// Digest over the move table and the Dex tables: results of different tables never mix.
  static let fingerprint: String = {
    var digest = Digest64()
    digest.combine(Digest64.of(Dex.fingerprint))
    for index in 0..<560 {
      let row = MoveTable.rows[index]
      digest.combine(UInt64(row.type.rawValue) << 8 | UInt64(row.category.rawValue))
      digest.combine(UInt64(row.power) << 16 | UInt64(row.accuracy) << 8 | UInt64(row.pp))
      digest.combine(Int(row.priority))
      digest.combine(row.flags.rawValue)
      digest.combine(UInt64(row.effect.rawValue) << 8 | UInt64(row.target.rawValue))
      digest.combine(UInt64(row.boosts.bits) << 32 | UInt64(row.selfBoosts.bits))
      digest.combine(UInt64(row.secondary.chance) << 8 | UInt64(row.secondary.kind.rawValue))
    }
    return digest.hex
  }()

  /// Feeds every byte of the board to the digest. Boards are built in zeroed memory of fixed layout and hold no
  /// pointers, but padding is skipped: the digest names the fields.
  public static func digest(_ board: borrowing Battle, into digest: inout Digest64) {
    board.read { $0.digest(into: &digest) }
  }
}

extension BoardRef {
  func digest(into digest: inout Digest64) {
    let board = pointer
    for index in 0..<2 {
      for place in 0..<Int(board.pointee.sides[index].teamSize) {
        let member = board.pointee.sides[index].team[place]
        digest.combine(
          UInt64(member.hp) | UInt64(member.status.rawValue) << 16 | UInt64(member.statusTime) << 24
            | UInt64(member.item.rawValue) << 32 | UInt64(member.species.rawValue) << 48)
        digest.combine(
          UInt64(member.pp[0]) | UInt64(member.pp[1]) << 8 | UInt64(member.pp[2]) << 16 | UInt64(member.pp[3]) << 24)
      }
      let seat: Seat = index == 0 ? .p1 : .p2
      for stat in 0..<7 { digest.combine(Int(self[seat].active.boosts[stat])) }
      digest.combine(self[seat].active.volatiles.low)
      digest.combine(self[seat].active.volatiles.high)
      digest.combine(UInt64(self[seat].activePlace) << 8 | UInt64(self[seat].active.ability.rawValue))
    }
    digest.combine(UInt64(board.pointee.turn) << 8 | UInt64(board.pointee.field.weather.rawValue))
  }
}
