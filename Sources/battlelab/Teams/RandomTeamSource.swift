import BattleCore
import Dex
import Gen5
import Teams
import Tournament

/// Two teams of six made up for each pair.
struct RandomTeamSource: MatchupSource {
  typealias Rules = Gen5

  let maker = RandomTeamMaker()

  func matchup(_ index: Int, _ seeds: SeedTree) -> (Team, Team) { maker.teams(seeds) }

  func names(_ index: Int, _ seeds: SeedTree) -> (String, String) { draw(index, seeds).names }

  func draw(_ index: Int, _ seeds: SeedTree) -> DrawnMatchup<Gen5> {
    let teams = matchup(index, seeds)
    return DrawnMatchup(teams: teams, names: (RandomTeamSource.text(teams.0), RandomTeamSource.text(teams.1)))
  }

  /// "Garchomp / Starmie / Scizor / …".
  static func text(_ team: Team) -> String { team.sets.map(\.species.name).joined(separator: " / ") }
}
