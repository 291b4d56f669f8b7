import BattleCore
import Dex
import Gen5
import Policies
import Tournament

/// The `solo` format's match-ups as the runner takes them.
struct SoloSource: MatchupSource {
  typealias Rules = Gen5

  let matchups: SoloMatchups

  init(_ source: SoloMatchups.Source, players: [Int]? = nil, advisor: (any MatchupAdvisor)? = nil) {
    matchups = SoloMatchups(source, players: players, advisor: advisor)
  }

  func matchup(_ index: Int, _ seeds: SeedTree) -> (Team, Team) { matchups.teams(pair: index, seeds: seeds) }

  func names(_ index: Int, _ seeds: SeedTree) -> (String, String) { draw(index, seeds).names }

  func draw(_ index: Int, _ seeds: SeedTree) -> DrawnMatchup<Gen5> {
    let teams = matchup(index, seeds)
    return DrawnMatchup(teams: teams, names: (SoloSource.text(teams.0.sets[0]), SoloSource.text(teams.1.sets[0])))
  }

  /// "Garchomp: Earthquake / Outrage / Crunch / Swords Dance".
  static func text(_ set: PokemonSet) -> String {
    set.species.name + ": " + set.moves.map(\.name).joined(separator: " / ")
  }
}
