public import BattleCore
public import Kit
public import PokeAPI

/// Match-ups under the kit's rules, as the app would offer them: a function of their number and a seed.
///
/// Making one reads the learnsets once; the value is then shared freely.
public struct KitMatchups: Sendable {
  public let source: SoloMatchups.Source
  /// Who can fight: the entries that can learn an attack, in table order.
  public let fighters: [PokemonEntry]
  /// Places among `fighters` of those who may be the first of a pair.
  public let players: [Int]
  private let moves: [[Int]]
  private let tables: KitTables
  /// Each fighter's opponents would cost a pass over all types every time, so what they depend on is kept.
  private let healthy: [Kit.Fighter]
  private let rankings: OpponentRankings
  private let loadouts: KnownLoadouts<UInt16>

  /// - Parameter players: national numbers of those who may be the first of a pair; nil for everybody.
  public init(
    _ source: SoloMatchups.Source = .balanced, players: [Int]? = nil, tables: KitTables = .embedded
  ) {
    self.source = source
    self.tables = tables
    var fighters: [PokemonEntry] = []
    var moves: [[Int]] = []
    for entry in tables.data.fighters {
      let known = KitMoves.moves(of: entry.number, tables)
      let isFit = source == .any ? !known.isEmpty : known.contains { tables.row($0).isDamaging }
      guard isFit else { continue }
      fighters.append(entry)
      moves.append(known)
    }
    self.fighters = fighters
    let known = players.map(Set.init)
    self.players = fighters.indices.filter { known?.contains(fighters[$0].species) ?? true }
    self.moves = moves
    healthy = fighters.map { Kit.Fighter($0) }
    rankings = OpponentRankings(fighters.count)
    loadouts = KnownLoadouts(fighters: fighters.count)
  }

  /// The two sides of a pair: who fights, with which moves.
  public func sides(
    pair: Int, seeds: SeedTree
  ) -> (p1: (entry: PokemonEntry, moves: [Int]), p2: (entry: PokemonEntry, moves: [Int])) {
    let seeds = seeds.child(pair)
    var dice = Gen5Dice(seed: seeds.child("fighters").seed)
    let player = players[dice.below(players.count, .other)]
    let opponent: Int
    switch source {
    case .balanced:
      let ranking = rankings.ranking(of: player) {
        KitOpponents.candidates(fighters, against: fighters[player], tables.data)
      }
      let pool = OpponentStrategy.pool(ranking, dice: &dice)
      opponent = pool[dice.below(pool.count, .other)]
    case .any: opponent = dice.below(fighters.count, .other)
    }
    return (
      (fighters[player], moves(player, against: opponent, seeds.child("p1"))),
      (fighters[opponent], moves(opponent, against: player, seeds.child("p2")))
    )
  }

  /// The two teams of a pair.
  ///
  /// - Parameters:
  ///   - pair: number of the match-up, from 0.
  ///   - seeds: the stream of teams; the pair's own streams branch off it, so every pair can be made alone.
  public func teams(pair: Int, seeds: SeedTree) -> (Kit.Team, Kit.Team) {
    let (one, two) = sides(pair: pair, seeds: seeds)
    return (team(one.entry, one.moves), team(two.entry, two.moves))
  }

  private func moves(_ fighter: Int, against opponent: Int, _ seeds: SeedTree) -> [Int] {
    var dice = Gen5Dice(seed: seeds.seed)
    switch source {
    case .balanced:
      return loadouts.draw(of: fighter, against: opponent, &dice) {
        let candidates = KitMoves.candidates(
          moves[fighter], of: healthy[fighter], against: healthy[opponent], tables: tables)
        return LoadoutStrategy.handicap(LoadoutStrategy.pick(candidates), from: candidates)
      }.map(Int.init)
    case .any:
      var all = Array(moves[fighter].indices)
      OpponentStrategy.shuffle(&all, dice: &dice)
      return all.prefix(LoadoutStrategy.size).map { moves[fighter][$0] }
    }
  }

  private func team(_ entry: PokemonEntry, _ moves: [Int]) -> Kit.Team {
    do {
      return try Kit.Team(entry, moves: moves, tables: tables)
    } catch {
      preconditionFailure("a fighter made from the data set is refused: \(error)")
    }
  }
}
