import BattleCore

/// What is kept of a pairing beside its tally: what its battles are worth as evidence.
struct PairingEvidence: Hashable, Sendable {
  var seats = SeatTable()
  var luck = LuckSums()
  /// Pairs whose two battles are the same battle: the policies answered alike, and whoever had the better seat won.
  var mirrored = 0
  private var duplicates: DuplicateCounter? = DuplicateCounter()
  private var sealedRepeats = 0
  private var sealedExact = true

  init() {}

  mutating func add(_ played: PlayedPair) {
    let (first, second) = (played.first.result, played.second.result)
    for result in [first, second] where result.outcome.reason != .aborted { duplicates?.add(result.digest) }
    guard let y = PairingTally.halfPoints(played.first, .p1), let z = PairingTally.halfPoints(played.second, .p2) else {
      return
    }
    if first.digest == second.digest { mirrored += 1 }
    seats.add(y, z, movers: first.luck.firstMover, second.luck.firstMover)
    luck.add(halfPoints: y + z, first.luck, second.luck.swapped)
  }

  /// Battles that are the same as an earlier one.
  var repeated: Int { duplicates?.repeated ?? sealedRepeats }

  /// Whether that number is exact, not an estimate.
  var isExact: Bool { duplicates?.isExact ?? sealedExact }

  /// Keeps the number and frees the memory behind it. Nothing may be added afterwards.
  mutating func seal() {
    guard let duplicates else { return }
    sealedRepeats = duplicates.repeated
    sealedExact = duplicates.isExact
    self.duplicates = nil
  }
}
