import BattleCore
import Dex
import Gen5

/// Nature, effort values and individual values of a style of play.
struct Spread {
  var nature: Nature
  var evs: [Int]
  var ivs: [Int]

  init(_ species: Species, _ style: SetMaker.Style, _ isPhysical: Bool, _ moves: [MoveID], _ dice: inout Gen5Dice) {
    let attack: Stat = isPhysical ? .atk : .spa
    let attacks = moves.filter { $0.row.category != .status }
    let hasPhysical = attacks.contains { $0.row.category == .physical }
    let hasSpecial = attacks.contains { $0.row.category == .special }
    // The stat that nothing uses.
    let idle: Stat = !hasPhysical ? .atk : !hasSpecial ? .spa : species.stats[.def] < species.stats[.spd] ? .def : .spd
    nature = .serious
    ivs = [Int](repeating: 31, count: 6)
    evs = [Int](repeating: 0, count: 6)
    func give(_ value: Int, _ stat: Stat) { evs[Int(stat.rawValue)] += value }
    let raised: Stat
    switch style {
    case .sweeper:
      give(252, attack)
      give(252, .spe)
      give(4, .hp)
      raised = species.stats[.spe] < 115 && dice.chance(1, in: 2, .other) ? .spe : attack
    case .bruiser:
      give(252, .hp)
      give(252, attack)
      give(4, species.stats[.def] < species.stats[.spd] ? .spd : .def)
      raised = attack
    case .wall:
      let guards: Stat = dice.chance(1, in: 2, .other) ? .def : .spd
      give(252, .hp)
      give(252, guards)
      give(4, guards == .def ? .spd : .def)
      raised = guards
    }
    if species.id == .shedinja {
      // Hit points are no use to it.
      evs = [0, 252, 4, 0, 0, 252]
    }
    nature = Spread.nature(raising: raised, lowering: raised == idle ? (idle == .def ? .spd : .def) : idle)
    // Confusion and Foul Play strike with Attack.
    if !hasPhysical, !moves.contains(.hiddenPower) { ivs[Int(Stat.atk.rawValue)] = 0 }
  }

  static func nature(raising: Stat, lowering: Stat) -> Nature {
    Nature.allCases.first { $0.boosted == raising && $0.hindered == lowering } ?? .serious
  }
}
