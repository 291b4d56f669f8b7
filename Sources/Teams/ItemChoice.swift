import BattleCore
import Dex
import Gen5

/// Which item a random member holds.
struct ItemChoice {
  private let species: Species
  private let style: SetMaker.Style
  private let moves: [MoveID]
  private let ability: AbilityID
  private let team: TeamSoFar

  init(_ species: Species, _ style: SetMaker.Style, _ moves: [MoveID], _ ability: AbilityID, _ team: TeamSoFar) {
    self.species = species
    self.style = style
    self.moves = moves
    self.ability = ability
    self.team = team
  }

  func choose(_ dice: inout Gen5Dice) -> ItemID {
    if let own = ownItem { return own }
    // Nobody else of the team holds it, except what everybody wants.
    let list = choices.filter { $0 == .leftovers || !team.hasItem($0) }
    guard !list.isEmpty else { return .leftovers }
    return list[dice.chance(1, in: 2, .other) ? 0 : dice.below(min(4, list.count), .other)]
  }

  /// What a species or an ability asks for.
  private var ownItem: ItemID? {
    if species.requiredItem != .none { return species.requiredItem }
    switch species.id {
    case .marowak, .cubone: return .thickClub
    case .pikachu: return .lightBall
    case .dialga: return .adamantOrb
    case .palkia: return .lustrousOrb
    case .latias, .latios: return .soulDew
    case .shedinja: return .focusSash
    default: break
    }
    switch ability {
    case .poisonHeal, .toxicBoost: return .toxicOrb
    case .guts, .flareBoost: return .flameOrb
    default: break
    }
    if species.canEvolve { return .eviolite }
    return nil
  }

  private var choices: [ItemID] {
    let attacks = moves.filter { $0.row.category != .status }
    let physical = attacks.filter { $0.row.category == .physical }.count
    let rests = moves.contains(.rest)
    let steady: ItemID = species.has(.poison) ? .blackSludge : .leftovers
    if rests { return [.chestoBerry, steady, .lumBerry] }
    switch style {
    case .wall: return [steady, .rockyHelmet, .lumBerry, .sitrusBerry]
    case .bruiser where attacks.count == 4:
      return physical >= 3
        ? [.choiceBand, .lifeOrb, .expertBelt, steady] : [.choiceSpecs, .lifeOrb, .expertBelt, steady]
    case .bruiser: return [steady, .lifeOrb, .lumBerry, .expertBelt, .sitrusBerry]
    case .sweeper where attacks.count == 4:
      return [.choiceScarf, .lifeOrb, physical >= 3 ? .choiceBand : .choiceSpecs, .expertBelt]
    case .sweeper: return [.lifeOrb, .focusSash, .lumBerry, .expertBelt, steady]
    }
  }
}
