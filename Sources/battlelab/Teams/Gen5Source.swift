import BattleCore
import CommandLineKit
import Gen5
import Policies
import Tournament

/// Match-ups under the games' rules, of whatever kind.
enum Gen5Source: MatchupSource {
  typealias Rules = Gen5

  case solo(SoloSource)
  case random(RandomTeamSource)
  case teams(TeamPool)

  init(_ choice: MatchupChoice, _ advisor: (any MatchupAdvisor)?) throws {
    switch choice.source {
    case .balanced, .any:
      let source = SoloSource(choice.solo ?? .balanced, players: choice.players, advisor: advisor)
      if source.matchups.players.isEmpty { throw choice.nobodyFights("gen5") }
      self = .solo(source)
    case .random: self = .random(RandomTeamSource())
    case .teams(let path): self = .teams(try TeamPool(path, choice))
    }
  }

  func matchup(_ index: Int, _ seeds: SeedTree) -> (Team, Team) { draw(index, seeds).teams }
  func names(_ index: Int, _ seeds: SeedTree) -> (String, String) { draw(index, seeds).names }

  func draw(_ index: Int, _ seeds: SeedTree) -> DrawnMatchup<Gen5> {
    switch self {
    case .solo(let source): source.draw(index, seeds)
    case .random(let source): source.draw(index, seeds)
    case .teams(let source): source.draw(index, seeds)
    }
  }
}
