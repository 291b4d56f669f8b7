import CommandLineKit
import Dex
import Gen5

/// The options that describe one of the two fighters; they begin with its role.
struct FighterOptions {
  let role: String
  let species: CommandOption<SpeciesID?>
  let level: CommandOption<Int?>
  let nature: CommandOption<Nature?>
  let evs: CommandOption<String?>
  let ivs: CommandOption<String?>
  let ability: CommandOption<AbilityID?>
  let item: CommandOption<ItemID?>
  let boosts: CommandOption<String?>
  let status: CommandOption<String?>
  let hp: CommandOption<Int>

  init(_ role: String) {
    self.role = role
    species = .named(role, "SPECIES", help: "the \(role)")
    level = .optionalInt("\(role)-level", in: 1...100, help: "level of the \(role), where it differs from --level")
    nature = .named("\(role)-nature", "NATURE", defaultText: "a neutral one", help: "nature of the \(role)")
    evs = .optionalString(
      "\(role)-evs", "EVS", defaultText: "0", help: "EVs of the \(role), as in '252 atk / 4 spd' or atk=252,spd=4")
    ivs = .optionalString("\(role)-ivs", "IVS", defaultText: "31", help: "IVs of the \(role), in the same form")
    ability = .named("\(role)-ability", "ABILITY", defaultText: "none", help: "ability of the \(role)")
    item = .named("\(role)-item", "ITEM", defaultText: "none", help: "held item of the \(role)")
    boosts = .optionalString(
      "\(role)-boosts", "STAGES", help: "stat stages of the \(role), as in '+2 atk' or def=-1")
    status = .optionalChoice("\(role)-status", among: FighterOptions.statuses, help: "status of the \(role)")
    hp = .int("\(role)-hp", "PERCENT", default: 100, in: 1...100, help: "HP that the \(role) has left")
  }

  private static let statuses = Status.allCases.filter { $0 != .none }.map { "\($0)" }

  var all: [OptionDeclaration] {
    [
      species.declaration, level.declaration, nature.declaration, evs.declaration, ivs.declaration,
      ability.declaration, item.declaration, boosts.declaration, status.declaration, hp.declaration,
    ]
  }

  /// The fighter that the arguments describe.
  func fighter(_ arguments: Arguments, level common: Int, moves: [MoveID]) throws(CommandError) -> Fighter {
    guard let species = arguments[species] else { throw CommandError("--\(role) is missing") }
    var set = PokemonSet(
      name: species.name, species: species, gender: Dex.species(species).genderRatio.fixed ?? .male,
      level: arguments[level] ?? common, moves: moves)
    if let nature = arguments[nature] { set.nature = nature }
    set.ability = arguments[ability] ?? .none
    set.item = arguments[item] ?? .none
    if let text = arguments[evs] {
      for (stat, value) in try StatList.parse(text, "--\(role)-evs", 0...255, stats: Stat.allCases) {
        set.evs[Int(stat.rawValue)] = value
      }
    }
    if let text = arguments[ivs] {
      for (stat, value) in try StatList.parse(text, "--\(role)-ivs", 0...31, stats: Stat.allCases) {
        set.ivs[Int(stat.rawValue)] = value
      }
    }
    var fighter = Fighter(set: set)
    if let text = arguments[boosts] {
      let stats = Array(Stat.allCases.dropFirst())
      fighter.boosts = try StatList.parse(text, "--\(role)-boosts", -6...6, stats: stats)
    }
    if let word = arguments[status] { fighter.status = Status.allCases.first { "\($0)" == word } ?? .none }
    fighter.hpPercent = arguments[hp]
    return fighter
  }
}

/// A fighter in a position: its set, and what has happened to it.
struct Fighter {
  var set: PokemonSet
  var boosts: [Stat: Int] = [:]
  var status: Status = .none
  var hpPercent = 100

  /// Puts the fighter's condition on a board that it stands on, whatever entering has done to it.
  func apply(to side: inout Side) {
    for stat in Stat.allCases.dropFirst() { side.active.boosts[Int(stat.rawValue) - 1] = Int8(boosts[stat] ?? 0) }
    side.active.ability = set.ability
    side.team[0].ability = set.ability
    side.team[0].item = set.item
    side.team[0].status = status
    if status == .toxic { side.team[0].statusTime = 1 }
    side.team[0].hp = UInt16(max(1, Int(side.team[0].maxHP) * hpPercent / 100))
  }
}
