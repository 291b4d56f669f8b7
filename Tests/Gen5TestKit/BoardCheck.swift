import BattleCore
import Dex
public import Gen5

/// What holds for every position of this generation at a decision point and at the end.
public enum BoardCheck {
  /// What is wrong with the board, or nil.
  public static func fault(_ board: Battle) -> String? {
    for seat in Seat.allCases {
      if let fault = side(board, seat) ?? active(board, seat) ?? estimates(board, seat) {
        return "\(seat.name): \(fault)"
      }
    }
    return field(board)
  }

  // MARK: The team

  private static func side(_ board: Battle, _ seat: Seat) -> String? {
    let side = board[seat]
    let size = Int(side.teamSize)
    guard (1...6).contains(size), side.activePlace < size else { return "place \(side.activePlace) of \(size)" }
    if side.order[0] != side.activePlace { return "the first in order is not the one that is in" }
    var seen = 0
    for position in 0..<size { seen |= 1 << Int(side.order[position]) }
    if seen != 1 << size - 1 { return "the order is no permutation" }
    var standing = 0
    for place in 0..<size {
      if let fault = member(side.team[place], isOver: board.isOver) { return "member \(place): \(fault)" }
      if !side.team[place].isFainted { standing += 1 }
    }
    if side.left != standing { return "\(side.left) left, but \(standing) stand" }
    if side.spikes > 3 || side.toxicSpikes > 2 { return "\(side.spikes) Spikes, \(side.toxicSpikes) Toxic Spikes" }
    return conditions(side)
  }

  private static func member(_ member: Pokemon, isOver: Bool) -> String? {
    if member.hp > member.maxHP { return "\(member.hp) of \(member.maxHP) HP" }
    if member.isFainted && member.hp > 0 { return "fainted with \(member.hp) HP" }
    // A battle may end before the last fall is announced.
    if !member.isFainted && member.hp == 0 && !isOver { return "stands without HP" }
    guard (1...4).contains(member.moveCount) else { return "\(member.moveCount) moves" }
    for slot in 0..<Int(member.moveCount) where member.pp[slot] > member.maxPP[slot] {
      return "\(member.pp[slot]) of \(member.maxPP[slot]) PP of \(member.moves[slot].name)"
    }
    switch member.status {
    case .sleep: return (1...4).contains(member.statusTime) ? nil : "asleep for \(member.statusTime) turns"
    case .toxic: return member.statusTime <= 15 ? nil : "stage \(member.statusTime) of poison"
    case .none, .burn, .paralysis, .freeze, .poison: return nil
    }
  }

  private static func conditions(_ side: Side) -> String? {
    var lasting: [(SideCondition, Bool)] = [
      (.reflect, side.reflect != 0), (.lightscreen, side.lightScreen != 0), (.safeguard, side.safeguard != 0),
      (.mist, side.mist != 0), (.tailwind, side.tailwind != 0), (.luckychant, side.luckyChant != 0),
      (.spikes, side.spikes != 0), (.toxicspikes, side.toxicSpikes != 0), (.stealthrock, side.stealthRock),
      (.quickguard, side.quickGuard != 0), (.wideguard, side.wideGuard != 0),
    ]
    lasting.removeAll { !$0.1 }
    if lasting.count != side.conditionCount { return "\(lasting.count) conditions, \(side.conditionCount) in order" }
    for (condition, _) in lasting {
      let isListed = (0..<Int(side.conditionCount)).contains { side.conditionOrder[$0] == condition }
      if !isListed { return "\(condition) is not in order" }
    }
    return nil
  }

  // MARK: The fighter that is in

  private static func active(_ board: Battle, _ seat: Seat) -> String? {
    let active = board[seat].active
    for stat in 0..<7 where !(-6...6).contains(active.boosts[stat]) { return "stage \(active.boosts[stat])" }
    guard active.moveCount <= 4, active.orderCount <= 24 else {
      return "\(active.moveCount) moves, \(active.orderCount) conditions"
    }
    for slot in 0..<Int(active.moveCount) {
      if active.pp[slot] > active.maxPP[slot] { return "\(active.pp[slot]) of \(active.maxPP[slot]) PP in use" }
    }
    var listed = VolatileSet()
    for index in 0..<Int(active.orderCount) {
      let volatile = active.order[index]
      if volatile == .none || listed.contains(volatile) { return "\(volatile) is listed twice" }
      listed.insert(volatile)
    }
    if listed != active.volatiles { return "conditions and their order differ" }
    return counters(active)
  }

  /// Conditions that would never end, or end at once.
  private static func counters(_ active: Active) -> String? {
    func has(_ volatile: Volatile) -> Bool { active.volatiles.contains(volatile) }
    let held: [(Volatile, Int, ClosedRange<Int>)] = [
      (.substitute, Int(active.substituteHP), 1...Int(UInt16.max)), (.confusion, Int(active.confusionTime), 1...5),
      (.perishsong, Int(active.perishDuration), 1...4), (.stockpile, Int(active.stockpileLayers), 1...3),
      (.taunt, Int(active.tauntDuration), 1...4), (.encore, Int(active.encoreDuration), 1...4),
      (.disable, Int(active.disableDuration), 1...5), (.yawn, Int(active.yawnDuration), 1...2),
      (.partiallytrapped, Int(active.trapDuration), 1...8), (.uproar, Int(active.uproarDuration), 1...3),
      (.healblock, Int(active.healBlockDuration), 1...5), (.embargo, Int(active.embargoDuration), 1...5),
      (.magnetrise, Int(active.magnetRiseDuration), 1...5), (.telekinesis, Int(active.telekinesisDuration), 1...3),
      (.stall, Int(active.stallCounter), 2...256), (.furycutter, Int(active.furyCutterMultiplier), 1...8),
      (.lockedmove, Int(active.lockDuration), 1...2), (.twoturnmove, Int(active.twoTurnDuration), 1...2),
      (.bide, Int(active.bideDuration), 1...3), (.mustrecharge, Int(active.rechargeDuration), 1...2),
    ]
    for (volatile, count, range) in held where has(volatile) && !range.contains(count) {
      return "\(volatile) at \(count)"
    }
    return nil
  }

  // MARK: The field

  private static func field(_ board: Battle) -> String? {
    let field = board.field
    if field.weather == .none && field.weatherDuration != 0 { return "no weather for \(field.weatherDuration) turns" }
    let isAsked = board.requests[0] != .wait || board.requests[1] != .wait
    if isAsked == board.isOver { return "asked and over: \(isAsked), \(board.isOver)" }
    if !board.isMidTurn && board.queueCount != 0 { return "\(board.queueCount) actions between turns" }
    return nil
  }

  /// What policies ask of any position: it must be answered for every move, with the rolls in order.
  private static func estimates(_ board: Battle, _ seat: Seat) -> String? {
    let active = board[seat].active
    for slot in 0..<Int(active.moveCount) {
      let move = active.moves[slot]
      let estimate = DamageCalculator.estimate(board, attacker: seat, move: move)
      for roll in 1..<16 where estimate.rolls[roll] < estimate.rolls[roll - 1] {
        return "rolls of \(move.name) are out of order"
      }
      if estimate.minHits > estimate.maxHits { return "hits of \(move.name) are out of order" }
    }
    return nil
  }
}
