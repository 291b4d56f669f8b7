import BattleCore
import Synchronization

/// The loadouts of fighters against each other, chosen when they are first asked for and kept: all but the last draw depends
/// on who meets whom alone, and choosing four of seventy moves costs more than the battle that follows.
///
/// Reading takes no lock and counts no references, as workers ask twice for every match-up. Memory is bounded: what no
/// longer fits is not kept. What comes out is the same as without.
///
/// Safe to share: a record and its moves are written once, with `used` locked, before its number is released into `places`.
final class KnownLoadouts<Move: Hashable & BitwiseCopyable & Sendable>: @unchecked Sendable {
  /// Where a loadout's moves are, as `HandicappedLoadout` lists them.
  private struct Record {
    var first: UInt32
    var count: UInt8
    var size: UInt8
    /// `none` when nothing is replaced.
    var weakest: UInt8

    static var none: UInt8 { 255 }
  }

  private struct Used {
    var records = 0
    var moves = 0
  }

  private let fighters: Int
  /// By fighter and opponent: the number of the record, from 1; 0 while it is not known.
  private let places: UnsafeMutablePointer<Atomic<UInt32>>
  private let records: UnsafeMutablePointer<Record>
  private let moves: UnsafeMutablePointer<Move>
  private let used = Mutex(Used())
  private let mostRecords: Int
  private let mostMoves: Int

  /// - Parameters:
  ///   - fighters: how many there are.
  ///   - limit: how many loadouts are kept. Those of balanced match-ups, 75 opponents of each fighter and these against
  ///     them, are fewer. Memory is taken as it is filled: 8 bytes and about a dozen moves each.
  init(fighters: Int, limit: Int = 1 << 18) {
    self.fighters = fighters
    mostRecords = limit
    mostMoves = 16 * limit
    places = .allocate(capacity: fighters * fighters)
    for place in 0..<fighters * fighters { (places + place).initialize(to: Atomic(0)) }
    records = .allocate(capacity: mostRecords)
    moves = .allocate(capacity: mostMoves)
  }

  deinit {
    places.deinitialize(count: fighters * fighters)
    places.deallocate()
    records.deallocate()
    moves.deallocate()
  }

  /// What a fighter brings against another, drawn from its loadout, which is chosen now when it is not known yet. Both go
  /// by their number, from 0.
  func draw<D: RandomSource>(
    of fighter: Int, against opponent: Int, _ dice: inout D, _ choose: () -> HandicappedLoadout<Move>
  ) -> [Move] {
    precondition(fighter >= 0 && fighter < fighters && opponent >= 0 && opponent < fighters)
    let place = fighter * fighters + opponent
    let number = places[place].load(ordering: .acquiring)
    guard number > 0 else {
      let chosen = choose()
      keep(chosen, at: place)
      return chosen.draw(&dice)
    }
    let record = records[Int(number) - 1]
    return HandicappedLoadout.draw(
      UnsafeBufferPointer(start: moves + Int(record.first), count: Int(record.count)), size: Int(record.size),
      weakest: record.weakest == Record.none ? nil : Int(record.weakest), &dice)
  }

  private func keep(_ chosen: HandicappedLoadout<Move>, at place: Int) {
    used.withLock { used in
      let count = chosen.listed.count
      guard used.records < mostRecords, used.moves + count <= mostMoves, count < 255,
        places[place].load(ordering: .relaxed) == 0
      else { return }
      chosen.listed.withUnsafeBufferPointer { listed in
        if let start = listed.baseAddress { (moves + used.moves).initialize(from: start, count: count) }
      }
      (records + used.records).initialize(
        to: Record(
          first: UInt32(used.moves), count: UInt8(count), size: UInt8(chosen.size),
          weakest: chosen.weakest.map { UInt8($0) } ?? Record.none))
      used.records += 1
      used.moves += count
      places[place].store(UInt32(used.records), ordering: .releasing)
    }
  }
}
