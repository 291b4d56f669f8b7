import Dex

extension Team {
  /// Checks and builds a team.
  ///
  /// Accepted is whatever makes sense as numbers, as in Showdown's custom games: any known species, moves, ability and
  /// item together, whether or not the games allow the combination.
  public init(_ sets: [PokemonSet]) throws(TeamError) {
    guard (1...6).contains(sets.count) else {
      throw TeamError(place: nil, field: .size, value: "\(sets.count)", remedy: "a team has 1 to 6 sets")
    }
    var members: [Pokemon] = []
    for (index, set) in sets.enumerated() {
      try Team.check(set, place: index + 1)
      members.append(Pokemon(set))
    }
    self.init(sets: sets, members: members)
  }

  private static func check(_ set: PokemonSet, place: Int) throws(TeamError) {
    func demand(_ holds: Bool, _ field: TeamError.Field, _ value: some Any, _ remedy: String) throws(TeamError) {
      if !holds { throw TeamError(place: place, field: field, value: "\(value)", remedy: remedy) }
    }
    let known = set.species != .none && Dex.species(set.species).id == set.species
    try demand(known, .species, set.species.rawValue, "give a species that the dex knows")
    try demand((1...100).contains(set.level), .level, set.level, "levels go from 1 to 100")
    try demand((0...255).contains(set.happiness), .happiness, set.happiness, "happiness goes from 0 to 255")
    let hasAbility = set.ability == .none || !set.ability.name.isEmpty
    try demand(hasAbility, .ability, set.ability.rawValue, "give an ability that the dex knows, or none")
    let hasItem = set.item == .none || Dex.item(set.item).id == set.item
    try demand(hasItem, .item, set.item.rawValue, "give an item that the dex knows, or none")
    try demand((1...4).contains(set.moves.count), .moveCount, set.moves.count, "a set has 1 to 4 moves")
    for move in set.moves {
      let isMove = move != .none && move.rawValue <= MoveID.count
      try demand(isMove, .move, move.rawValue, "give a move that the dex knows")
    }
    try demand(set.evs.count == 6, .evCount, set.evs.count, "give one for each of the six stats")
    for ev in set.evs { try demand((0...255).contains(ev), .ev, ev, "EVs go from 0 to 255") }
    try demand(set.ivs.count == 6, .ivCount, set.ivs.count, "give one for each of the six stats")
    for iv in set.ivs { try demand((0...31).contains(iv), .iv, iv, "IVs go from 0 to 31") }
  }
}
