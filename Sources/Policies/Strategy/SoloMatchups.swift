public import BattleCore
public import Dex
public import Gen5

/// The match-ups of the `solo` format: two fighters that meet, as a function of their number and a seed.
///
/// Making one reads the learnsets once (some milliseconds); the value is then shared freely.
public struct SoloMatchups: Sendable {
  /// Where fighters and moves come from.
  public enum Source: String, Sendable, CaseIterable {
    /// What the app would offer: an opponent from the balanced pool, moves from the loadout strategy.
    case balanced
    /// Anybody against anybody with any moves they can know.
    case any
  }

  /// The species that can fight: the base species that can know an attack worth bringing (`SoloMoves.isUsableAttack`),
  /// by number. Without formes, which would make some species likelier than others, and without those that have nothing
  /// to attack with (Ditto, Wobbuffet).
  public let species: [SpeciesID]
  public let source: Source
  /// Places among `species` of those who may be the first of a pair.
  public let players: [Int]
  private let moves: [[MoveID]]
  private let entries: [Species]
  private let advisor: (any MatchupAdvisor)?
  private let rankings: OpponentRankings
  private let loadouts: KnownLoadouts<MoveID>

  /// - Parameters:
  ///   - players: national numbers of those who may be the first of a pair; nil for everybody.
  ///   - advisor: who decides in the place of the strategies, where match-ups are balanced.
  public init(_ source: Source = .balanced, players: [Int]? = nil, advisor: (any MatchupAdvisor)? = nil) {
    self.source = source
    self.advisor = advisor
    let everyone = (1...SpeciesID.baseCount).map { SpeciesID(rawValue: UInt16($0)) }
    var species: [SpeciesID] = []
    var moves: [[MoveID]] = []
    for id in everyone {
      let known = source == .any ? Array(Dex.learnset(id)) : SoloMoves.moves(of: id)
      guard source == .any ? !known.isEmpty : known.contains(where: SoloMoves.isUsableAttack) else { continue }
      species.append(id)
      moves.append(known)
    }
    self.species = species
    let known = players.map(Set.init)
    self.players = species.indices.filter { known?.contains(Int(species[$0].rawValue)) ?? true }
    self.moves = moves
    entries = species.map(Dex.species)
    rankings = OpponentRankings(species.count)
    loadouts = KnownLoadouts(fighters: species.count)
  }

  /// The two teams of a pair.
  ///
  /// - Parameters:
  ///   - pair: number of the match-up, from 0.
  ///   - seeds: the stream of teams; the pair's own streams branch off it, so every pair can be made alone.
  public func teams(pair: Int, seeds: SeedTree) -> (Team, Team) {
    let sets = sets(pair: pair, seeds: seeds)
    return (SoloMatchups.team(sets.0), SoloMatchups.team(sets.1))
  }

  /// The two sets of a pair.
  public func sets(pair: Int, seeds: SeedTree) -> (PokemonSet, PokemonSet) {
    let seeds = seeds.child(pair)
    var dice = Gen5Dice(seed: seeds.child("fighters").seed)
    let player = players[dice.below(players.count, .other)]
    let opponent: Int
    switch source {
    case .balanced:
      let ranking = rankings.ranking(of: player) { opponents(of: player) }
      let pool = OpponentStrategy.pool(ranking, dice: &dice)
      let drawn = pool[dice.below(pool.count, .other)]
      opponent = advised(player, pool) ?? drawn
    case .any: opponent = dice.below(species.count, .other)
    }
    return (set(player, against: opponent, seeds.child("p1")), set(opponent, against: player, seeds.child("p2")))
  }

  /// What the advisor chooses of a pool.
  private func advised(_ player: Int, _ pool: [Int]) -> Int? {
    guard let advisor else { return nil }
    let facts = opponents(of: player)
    return advisor.opponent(of: species[player], in: pool.map { species[$0] }, pool.map { facts[$0] }).map { pool[$0] }
  }

  /// Everyone as an opponent of the fighter at `player`, itself included.
  func opponents(of player: Int) -> [OpponentCandidate] {
    let own = entries[player]
    let ownTypes = TypePair(own.type1, own.type2)
    let total = own.stats.total
    return entries.map { other in
      let types = TypePair(other.type1, other.type2)
      return OpponentCandidate(
        difference: other.stats.total - total, pressure: Replacement.pressure(on: ownTypes, by: types),
        counterPressure: Replacement.pressure(on: types, by: ownTypes), isLegendary: other.rarity != .ordinary)
    }
  }

  private func set(_ index: Int, against other: Int, _ seeds: SeedTree) -> PokemonSet {
    var dice = Gen5Dice(seed: seeds.seed)
    let ratio = entries[index].genderRatio
    let gender = ratio.fixed ?? (dice.below(8, .other) < Int(ratio.femaleEighths) ? .female : .male)
    let chosen: [MoveID]
    switch source {
    case .balanced: chosen = loadout(index, against: other, &dice)
    case .any:
      var all = Array(moves[index].indices)
      OpponentStrategy.shuffle(&all, dice: &dice)
      chosen = all.prefix(LoadoutStrategy.size).map { moves[index][$0] }
    }
    return SoloFormat.set(species[index], gender: gender, moves: chosen)
  }

  private func loadout(_ index: Int, against other: Int, _ dice: inout Gen5Dice) -> [MoveID] {
    if let advisor {
      let position = Duel.position(species[index], species[other])
      let candidates = SoloMoves.candidates(moves[index], position, .p1)
      let picked = advised(candidates, position, advisor) ?? LoadoutStrategy.pick(candidates)
      return LoadoutStrategy.handicap(picked, from: candidates, dice: &dice)
    }
    return loadouts.draw(of: index, against: other, &dice) {
      let candidates = SoloMoves.candidates(moves[index], Duel.position(species[index], species[other]), .p1)
      return LoadoutStrategy.handicap(LoadoutStrategy.pick(candidates), from: candidates)
    }
  }

  /// What the advisor picks of a shortlist, filled up to four.
  private func advised(
    _ candidates: [LoadoutCandidate<MoveID>], _ position: borrowing Battle, _ advisor: any MatchupAdvisor
  ) -> [MoveID]? {
    let shortlist = LoadoutStrategy.shortlist(candidates)
    return withUnsafePointer(to: position) { advisor.loadout(shortlist, $0, .p1) }
      .map { LoadoutStrategy.fill($0, from: candidates) }
  }

  private static func team(_ set: PokemonSet) -> Team {
    do {
      return try Team([set])
    } catch {
      preconditionFailure("a set made from the dex is refused: \(error)")
    }
  }
}
