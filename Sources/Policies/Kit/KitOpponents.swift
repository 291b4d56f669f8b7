import Kit
public import PokeAPI

/// Opponents under the kit's rules.
public enum KitOpponents {
  /// The entries as opponents of `player`, in their order.
  public static func candidates(
    _ entries: [PokemonEntry], against player: PokemonEntry, _ data: DataSet = .embedded
  ) -> [OpponentCandidate] {
    let rarity = Dictionary(data.species.map { ($0.number, $0.isLegendary || $0.isMythical) }) { first, _ in first }
    return entries.map { entry in
      OpponentCandidate(
        difference: entry.total - player.total, pressure: pressure(of: entry, on: player, data),
        counterPressure: pressure(of: player, on: entry, data), isLegendary: rarity[entry.species] ?? false,
        isMega: entry.isMega)
    }
  }

  /// The best multiplier of one's own types on the other, in quarters.
  static func pressure(of attacker: PokemonEntry, on defender: PokemonEntry, _ data: DataSet) -> Int {
    let first = data.quarters(attacker.type1, on: defender.type1, defender.type2)
    guard attacker.type2 != 0 else { return first }
    return max(first, data.quarters(attacker.type2, on: defender.type1, defender.type2))
  }
}
