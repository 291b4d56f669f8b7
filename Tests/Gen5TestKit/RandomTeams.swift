public import BattleCore
import Dex
public import Gen5

/// Teams that nobody would play: anyone with any moves, at any level, so that rules meet that usually do not.
public struct RandomTeams: Sendable {
  /// What members may have beside moves.
  public enum Contents: String, Sendable, CaseIterable {
    /// No abilities, no items.
    case plain
    /// Any ability and any item, whether or not the species could have it.
    case everything
  }

  public var contents: Contents
  /// The most members of a team.
  public var largest: Int
  private let species: [SpeciesID]
  private let items: [ItemID]

  public init(_ contents: Contents, upTo largest: Int) {
    self.contents = contents
    self.largest = largest
    species = SpeciesID.all.filter { !Dex.species($0).isCosmetic && !Dex.species($0).isBattleOnly }
    items = ItemID.all
  }

  /// Two teams of equal size. One pair in four are mirrors, in which every turn has ties.
  public func pair(_ seeds: SeedTree) -> (Team, Team) {
    var dice = Gen5Dice(seed: seeds.child("teams").seed)
    let size = 1 + dice.below(largest, .other)
    let one = (0..<size).map { _ in set(&dice) }
    let isMirror = dice.chance(1, in: 4, .other)
    let two = isMirror ? one : (0..<size).map { _ in set(&dice) }
    return (Self.team(one), Self.team(two))
  }

  /// Solo teams that together know every move, four moves a fighter.
  public func everyMove(_ seeds: SeedTree) -> [(Team, Team)] {
    var dice = Gen5Dice(seed: seeds.child("every move").seed)
    var deck = MoveID.all
    for place in deck.indices.dropLast() {
      deck.swapAt(place, place + dice.below(deck.count - place, .other))
    }
    var fighters: [Team] = []
    for start in stride(from: 0, to: deck.count, by: 4) {
      fighters.append(Self.team([set(&dice, moves: Array(deck[start..<min(start + 4, deck.count)]))]))
    }
    if fighters.count % 2 == 1 { fighters.append(fighters[0]) }
    return stride(from: 0, to: fighters.count, by: 2).map { (fighters[$0], fighters[$0 + 1]) }
  }

  private func set(_ dice: inout Gen5Dice, moves: [MoveID]? = nil) -> PokemonSet {
    let id = species[dice.below(species.count, .other)]
    let ratio = Dex.species(id).genderRatio
    let gender = ratio.fixed ?? (dice.chance(1, in: 2, .other) ? .female : .male)
    var set = PokemonSet(name: id.name, species: id, gender: gender, moves: moves ?? Self.moves(&dice))
    // Equal levels as a rule: a battle that ends with the first hit shows little.
    set.level = dice.chance(1, in: 4, .other) ? 1 + dice.below(100, .other) : 50
    set.nature = Nature.allCases[dice.below(Nature.allCases.count, .other)]
    set.ivs = (0..<6).map { _ in dice.below(32, .other) }
    set.evs = (0..<6).map { _ in dice.below(256, .other) }
    set.happiness = dice.below(256, .other)
    if contents == .everything {
      set.ability = AbilityID(rawValue: UInt8(1 + dice.below(AbilityID.count, .other)))
      if dice.chance(3, in: 4, .other) { set.item = items[dice.below(items.count, .other)] }
    }
    return set
  }

  private static func moves(_ dice: inout Gen5Dice) -> [MoveID] {
    var moves: [MoveID] = []
    while moves.count < 4 {
      let move = MoveID(rawValue: UInt16(1 + dice.below(MoveID.count, .other)))
      if !moves.contains(move) { moves.append(move) }
    }
    return moves
  }

  private static func team(_ sets: [PokemonSet]) -> Team {
    do { return try Team(sets) } catch { preconditionFailure("a random team is refused: \(error)") }
  }
}
