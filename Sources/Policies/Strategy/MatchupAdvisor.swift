public import BattleCore
public import Dex
public import Gen5

/// Someone who decides in the place of the strategies who meets whom and with which moves.
public protocol MatchupAdvisor: Sendable {
  /// The place of the chosen opponent in the pool, or nil to leave it to the draw.
  ///
  /// - Parameters:
  ///   - pool: the opponents on offer; never empty.
  ///   - facts: how each of them meets the player.
  func opponent(of player: SpeciesID, in pool: [SpeciesID], _ facts: [OpponentCandidate]) -> Int?

  /// Up to four moves of the shortlist, or nil to leave the pick to the strategy. What is missing is filled up.
  ///
  /// - Parameter position: the fighter at `seat` in front of its opponent, both at full HP.
  func loadout(_ shortlist: [MoveID], _ position: UnsafePointer<Battle>, _ seat: Seat) -> [MoveID]?
}
