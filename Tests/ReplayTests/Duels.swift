import BattleCore
import Dex
import Gen5
import Policies
import Replay

/// Battles whose chances can be worked out by hand.
enum Duels {
  /// Snorlax (55 HP, level 10) goes before Shuckle (27 HP). Sonic Boom takes 20 nine times in ten and Dragon Rage 40 always:
  /// the first must hit twice, because it falls to the second Dragon Rage.
  static func setup(_ first: Gen5Policy, _ second: Gen5Policy, seed: UInt64 = 1) throws -> BattleSetup<Gen5> {
    let teams = [
      try Team([PokemonSet(name: "", species: .snorlax, gender: .male, level: 10, moves: [.sonicBoom, .splash])]),
      try Team([PokemonSet(name: "", species: .shuckle, gender: .male, level: 10, moves: [.dragonRage, .splash])]),
    ]
    return BattleSetup(
      teams: teams,
      players: [
        .init(label: "first", policy: first, seed: 11), .init(label: "second", policy: second, seed: 12),
      ], seed: seed, turnLimit: 100)
  }

  static func policy(_ name: String, _ parameters: [(String, String)] = []) throws -> Gen5Policy {
    try PolicyRegistry.make(name, parameters: parameters)
  }
}
