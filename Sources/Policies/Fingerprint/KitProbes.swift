import BattleCore
import Kit
import PokeAPI

/// The battles in which the policies of the kit's rules are asked. They stay as they are: other fighters would make other
/// fingerprints of the same policies.
enum KitProbes {
  static let turns = 12

  static let all: [(Kit.Team, Kit.Team)] = [
    (
      team("charizard", "flamethrower", "air-slash", "will-o-wisp", "dragon-dance"),
      team("blastoise", "surf", "ice-beam", "toxic", "recover")
    ),
    (
      team("snorlax", "body-slam", "curse", "crunch", "recover"),
      team("gengar", "shadow-ball", "sludge-bomb", "hypnosis", "thunderbolt")
    ),
    (
      team("garchomp", "swords-dance", "outrage", "earthquake", "quick-attack"),
      team("starmie", "recover", "thunder-wave", "hyper-beam", "psychic")
    ),
    (
      team("breloom", "spore", "mach-punch", "close-combat", "giga-drain"),
      team("magnezone", "thunderbolt", "flash-cannon", "iron-defense", "overheat")
    ),
  ]

  private static func team(_ fighter: String, _ moves: String...) -> Kit.Team {
    let tables = KitTables.embedded
    do {
      guard let entry = tables.pokemon(named: fighter) else { throw Kit.TeamError.noFighter(fighter) }
      let numbers = moves.map { move in tables.data.moves.first { $0.identifier == move }?.number ?? 0 }
      return try Kit.Team(entry, moves: numbers)
    } catch {
      preconditionFailure("a fixed fighter is refused: \(error)")
    }
  }
}
