import BattleCore
import Kit
import PokeAPI
import Policies
import Tournament

/// The kit's match-ups as the runner takes them.
struct KitSource: MatchupSource {
  typealias Rules = Kit

  let matchups: KitMatchups

  init(_ source: SoloMatchups.Source, players: [Int]? = nil) { matchups = KitMatchups(source, players: players) }

  func matchup(_ index: Int, _ seeds: SeedTree) -> (Kit.Team, Kit.Team) { matchups.teams(pair: index, seeds: seeds) }

  func names(_ index: Int, _ seeds: SeedTree) -> (String, String) { draw(index, seeds).names }

  func draw(_ index: Int, _ seeds: SeedTree) -> DrawnMatchup<Kit> {
    let teams = matchup(index, seeds)
    return DrawnMatchup(teams: teams, names: (KitSource.text(teams.0), KitSource.text(teams.1)))
  }

  /// "Garchomp: Earthquake / Outrage / Crunch / Swords Dance".
  static func text(_ team: Kit.Team) -> String {
    let tables = KitTables.embedded
    let name = tables.pokemon(Int(team.fighter.number))?.name ?? ""
    return name + ": " + team.moves.map { tables.move($0)?.name ?? "" }.joined(separator: " / ")
  }
}
