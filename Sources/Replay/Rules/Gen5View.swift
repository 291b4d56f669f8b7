import BattleCore
import Dex
import Gen5

extension PositionView {
  /// The position under the games' rules.
  init(_ board: Battle, _ teams: [Team]) {
    turn = Int(board.turn)
    field = PositionView.field(board)
    sides = Seat.allCases.map { seat in
      let names = teams[seat.index].sets.map { $0.name.isEmpty ? $0.species.name : $0.name }
      let side = board[seat]
      let front = Int(side.activePlace)
      let places = [front] + (0..<Int(side.teamSize)).filter { $0 != front }
      return SideView(
        fighters: places.map { PositionView.fighter(side, $0, name: $0 < names.count ? names[$0] : "") },
        conditions: PositionView.conditions(side))
    }
  }

  private static func fighter(_ side: Side, _ place: Int, name: String) -> Fighter {
    let member = side.team[place]
    // Nobody has seen it yet.
    if member.species == .none {
      return Fighter(name: "?", hp: 1, maxHP: 1, status: "", isIn: false)
    }
    let isIn = place == Int(side.activePlace)
    let active = side.active
    // Whoever is in may have other types, another ability and other moves than its own.
    let types = isIn ? active.types : member.types
    let ability = isIn ? active.ability : member.ability
    var facts = ["level \(member.level)"]
    if name != member.species.name { facts.insert(member.species.name, at: 0) }
    facts.append([types.first, types.second].filter { $0 != .none }.map(\.name).joined(separator: "/"))
    if ability != .none { facts.append(ability.name) }
    if member.item != .none { facts.append(member.item.name) }
    let count = Int(isIn ? active.moveCount : member.moveCount)
    let moves = (0..<min(4, count)).map { slot in
      let move = isIn ? active.moves[slot] : member.moves[slot]
      let pp = isIn ? active.pp[slot] : member.pp[slot]
      let most = isIn ? active.maxPP[slot] : member.maxPP[slot]
      if move == .none { return Move(name: "?") }
      return Move(name: move.name, pp: Int(pp), maxPP: Int(most))
    }
    return Fighter(
      name: name, facts: facts, hp: Int(member.hp), maxHP: Int(member.maxHP),
      status: member.hp == 0 || member.status == .none ? "" : EventWords.status(member.status),
      conditions: isIn && member.hp > 0 ? conditions(active) : [], moves: moves, isIn: isIn && member.hp > 0)
  }

  /// Stages, then conditions that somebody playing would see.
  private static func conditions(_ active: Active) -> [String] {
    var words: [String] = []
    for stat in BoostStat.allCases where active.boosts[stat.index] != 0 {
      words.append("\(EventWords.name(stat)) \(signed(Int(active.boosts[stat.index])))")
    }
    for index in 0..<Int(active.orderCount) {
      let volatile = active.order[index]
      switch volatile {
      // Bookkeeping that is over with the turn, or that nobody is told of.
      case .none, .stall, .trapper, .trapped, .rolloutstorage, .choicelock, .unburden, .truant, .metronomeitem, .gem,
        .fling, .flinch, .helpinghand, .protect, .endure, .micle:
        continue
      case .substitute: words.append("Substitute with \(active.substituteHP) HP")
      default: words.append(EventWords.name(volatile.identifier))
      }
    }
    return words
  }

  private static func conditions(_ side: Side) -> [String] {
    (0..<Int(side.conditionCount)).map { index in
      let condition = side.conditionOrder[index]
      let name = EventWords.name(condition.identifier)
      switch condition {
      case .spikes where side.spikes > 1: return "\(name) ×\(side.spikes)"
      case .toxicspikes where side.toxicSpikes > 1: return "\(name) ×\(side.toxicSpikes)"
      default: return name
      }
    }
  }

  private static func field(_ board: Battle) -> [String] {
    var words = board.field.weather == .none ? [] : ["\(board.field.weather)"]
    for index in 0..<Int(board.field.orderCount) where board.field.order[index] != .echoedvoice {
      words.append(EventWords.name(board.field.order[index].identifier))
    }
    return words
  }

  static func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }
}
