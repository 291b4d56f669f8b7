public import BattleCore
import Dex

extension Gen5 {
  /// Blanks what `seat` has not seen, as a player without Team Preview sees a battle.
  ///
  /// Of the foe's team it hides members that have not been in (only how many there are is known), moves that have not
  /// been used, item and ability until they show, and the training: stats become those of a fighter trained as much as
  /// the seat's own team on average, evenly and with a neutral nature, and HP keep their share. Of both sides it hides
  /// counters that the dice have drawn and nobody is shown (how long sleep and confusion will last), and the foe's choice
  /// for the turn under way.
  public static func conceal(_ board: inout Battle, from seat: Seat) {
    let effort = board.sides[seat.index].meanEffort
    for place in 0..<Int(board.sides[seat.other.index].teamSize) {
      board.sides[seat.other.index].concealMember(place, effort: effort)
    }
    board.sides[seat.other.index].concealActive()
    withUnsafeMutablePointer(to: &board) { BoardRef($0).refresh(seat.other) }
    for side in 0..<2 { board.sides[side].concealCounters() }
    board.concealPlans(of: seat.other)
  }
}

extension Side {
  /// Mean EVs per stat over the team.
  fileprivate var meanEffort: Int {
    var sum = 0
    for place in 0..<Int(teamSize) {
      for stat in 0..<6 { sum += Int(team[place].evs[stat]) }
    }
    return teamSize == 0 ? 0 : sum / (6 * Int(teamSize))
  }

  fileprivate mutating func concealMember(_ place: Int, effort: Int) {
    guard team[place].revealed.contains(.seen) else {
      var blank = Pokemon()
      blank.level = current.level
      blank.hp = 1
      blank.maxHP = 1
      blank.revealed = []
      team[place] = blank
      return
    }
    let isActive = place == Int(activePlace)
    let trained = team[place].stats
    team[place].concealTraining(effort: effort)
    if isActive { active.replaceStats(trained, by: team[place].stats) }
    for slot in 0..<4 where !team[place].revealed.contains(.move(slot)) {
      team[place].moves[slot] = .none
      team[place].pp[slot] = 0
      team[place].maxPP[slot] = 0
    }
    // That somebody has fewer than four moves shows only when they run out.
    team[place].moveCount = 4
    if !team[place].revealed.contains(.item) {
      // Being bound by a Choice item shows in nothing but the moves that follow.
      if isActive && active.choiceMove != .none {
        active.choiceMove = .none
        active.disabledSlots = 0
      }
      team[place].item = .none
    }
    if !team[place].revealed.contains(.ability) {
      team[place].ability = .none
      if isActive && !active.isTransformed { active.ability = .none }
    }
  }

  fileprivate mutating func concealActive() {
    guard !active.isTransformed else { return }
    active.moveCount = 4
    for slot in 0..<4 where active.virtualSlots >> UInt8(slot) & 1 == 0 && !current.revealed.contains(.move(slot)) {
      active.moves[slot] = .none
      active.pp[slot] = 0
      active.maxPP[slot] = 0
      active.disabledSlots &= ~(1 << UInt8(slot))
      active.sealedSlots &= ~(1 << UInt8(slot))
    }
  }

  fileprivate mutating func concealCounters() {
    // The sleep of Rest has a known length.
    let isResting = active.lastMove == .rest
    for place in 0..<Int(teamSize) where team[place].status == .sleep {
      if place == Int(activePlace) && isResting { continue }
      team[place].concealSleep()
    }
    if active.volatiles.contains(.confusion) { active.confusionTime = 3 }
    if active.volatiles.contains(.partiallytrapped) { active.trapDuration = 3 }
    if active.volatiles.contains(.lockedmove) { active.lockTrueDuration = 2 }
  }
}

extension Pokemon {
  /// Stats, IVs, EVs and nature of an even training.
  fileprivate mutating func concealTraining(effort: Int) {
    let level = Int(level)
    ivs = .init(repeating: 31)
    evs = .init(repeating: UInt8(effort))
    nature = .serious
    happiness = 255
    hiddenPowerType = .dark
    hiddenPower = 70
    for stat in 1..<6 {
      stats[stat - 1] = UInt16(
        clamping: StatFormula.other(base: Int(baseStats[stat]), iv: 31, ev: effort, level: level, natureTenths: 10))
    }
    let guess = maxHP == 1 ? 1 : StatFormula.hp(base: Int(baseStats[0]), iv: 31, ev: effort, level: level)
    if guess != Int(maxHP) {
      if hp > 0 { hp = UInt16(max(1, Int(hp) * guess / Int(maxHP))) }
      maxHP = UInt16(clamping: guess)
    }
  }

  /// As if the sleep were a long one; how many turns have passed stays.
  fileprivate mutating func concealSleep() {
    guard statusStart >= statusTime, statusStart < 4 else { return }
    let passed = statusStart - statusTime
    statusStart = 4
    statusTime = 4 - passed
  }
}

extension Active {
  /// Puts other stats in the place of the fighter's own. Those that come from elsewhere (Transform, Power Split) have been
  /// seen on the other side of the field and stay.
  fileprivate mutating func replaceStats(_ old: InlineArray<5, UInt16>, by new: InlineArray<5, UInt16>) {
    guard !isTransformed else { return }
    let isSwapped = volatiles.contains(.powertrick)
    for stat in 0..<5 {
      let source = isSwapped && stat < 2 ? 1 - stat : stat
      if stats[stat] == old[source] { stats[stat] = new[source] }
    }
  }
}

extension Battle {
  /// Forgets what `seat` has chosen but not yet done, and its speed as the games read it.
  fileprivate mutating func concealPlans(of seat: Seat) {
    if sides[seat.index].active.isIn {
      sides[seat.index].active.speed = Int16(truncatingIfNeeded: read { $0.actionSpeed(seat) })
    }
    for index in 0..<Int(queueCount) where queue[index].seat == seat {
      switch queue[index].kind {
      case .move, .chargeMove, .beforeTurnMove:
        queue[index].move = .none
        queue[index].priority = 0
        queue[index].speed = sides[seat.index].active.speed
      case .none, .beforeTurn, .runSwitch, .change, .instantChange, .residual: continue
      }
    }
  }
}
