public import BattleCore

/// Where the chance of a tournament comes from: separate streams derived from the seed and the index of the pair.
///
/// No stream depends on the pairing, so all pairings play the same match-ups with the same battle seeds, and another
/// policy in the list changes no battle of the others.
@frozen
public struct TournamentSeeds: Hashable, BitwiseCopyable, Sendable {
  public let root: SeedTree

  @inlinable
  public init(_ seed: UInt64) { root = SeedTree(seed) }

  /// The streams of pair `index`.
  @inlinable
  public func pair(_ index: Int) -> SeedTree { root.child("pair").child(index) }

  /// What the match-up of pair `index` is drawn from.
  @inlinable
  public func teams(_ index: Int) -> SeedTree { pair(index).child("team") }

  /// The seed of both battles of pair `index`.
  @inlinable
  public func battle(_ index: Int) -> UInt64 { pair(index).child("battle").seed }

  /// The seed of a policy's own stream. It depends on the label and the seat: two copies of one policy under different
  /// labels play different battles, and a policy plays the two sides of a pair with different streams.
  @inlinable
  public func policy(_ label: UInt64, _ seat: Seat, pair index: Int) -> UInt64 {
    pair(index).child("policy").child(Int(truncatingIfNeeded: label)).child(seat.index).seed
  }
}
