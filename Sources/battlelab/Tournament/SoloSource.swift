import BattleCore
import Dex
import Gen5
import Policies
import Tournament

/// The `solo` format's match-ups as the runner takes them.
struct SoloSource: MatchupSource {
  typealias Rules = Gen5

  let matchups: SoloMatchups

  init(_ source: SoloMatchups.Source) { matchups = SoloMatchups(source) }

  func matchup(_ index: Int, _ seeds: SeedTree) -> (Team, Team) { matchups.teams(pair: index, seeds: seeds) }

  func names(_ index: Int, _ seeds: SeedTree) -> (String, String) {
    let (one, two) = matchups.sets(pair: index, seeds: seeds)
    return (SoloSource.text(one), SoloSource.text(two))
  }

  /// "Garchomp: Earthquake / Outrage / Crunch / Swords Dance".
  static func text(_ set: PokemonSet) -> String {
    set.species.name + ": " + set.moves.map(\.name).joined(separator: " / ")
  }
}
