import BattleCore
public import Kit
import PokeAPI

/// Turns the events of one battle under the kit's rules into sentences, a line each.
public struct KitLog: BattleNarrator {
  public typealias Rules = Kit

  public private(set) var lines: [String] = []
  private let names: [String]
  private var hp: [Int]
  private let maxHP: [Int]
  private var turn = 0
  /// How many actions have begun in this turn; the next one begins another.
  private var actions = 2

  public init(_ teams: [Kit.Team]) {
    names = teams.enumerated().map { seat, team in
      "p\(seat + 1) " + (KitTables.embedded.pokemon(Int(team.fighter.number))?.name ?? "")
    }
    maxHP = teams.map { Int($0.fighter.maxHP) }
    hp = maxHP
    for seat in 0..<2 { lines.append("\(names[seat]) comes in with \(hp[seat]) of \(maxHP[seat]) HP") }
  }

  public mutating func append(line: String) {
    // Decisions are told before the round that they lead to.
    beginTurn()
    lines.append(line)
  }

  public mutating func append(_ event: Kit.Event) {
    let who = names[event.seat.index]
    switch event.kind {
    case .used:
      beginTurn()
      actions += 1
      lines.append("\(who) uses \(Kit.name(event.move))")
    case .recharging: say("\(who) must recharge")
    case .lostFocus: say("\(who) lost its focus")
    case .asleep: say("\(who) is asleep")
    case .wokeUp: say("\(who) wakes up")
    case .immobile: say("\(who) is fully paralysed")
    case .missed: say("it misses")
    case .healed: change(event, by: Int(event.amount))
    case .damaged:
      if event.amount == 0 { return say("no effect on \(who)") }
      if event.isCritical { say("a critical hit") }
      if event.quarters > 4 { say("it is super effective") }
      if event.quarters < 4 { say("it is not very effective") }
      change(event, by: -Int(event.amount))
    case .recoil, .statusTick: change(event, by: -Int(event.amount))
    case .statusApplied: say("\(who) has \(event.status.identifier)")
    case .statChanged: say("\(who): \(event.stat.identifier) \(event.stages > 0 ? "+" : "")\(event.stages)")
    case .fainted: say("\(who) faints")
    case .ended: break
    }
  }

  private mutating func beginTurn() {
    guard actions >= 2 else { return }
    actions = 0
    turn += 1
    lines += ["", "Turn \(turn)"]
  }

  private mutating func change(_ event: Kit.Event, by amount: Int) {
    let seat = event.seat.index
    let before = hp[seat]
    hp[seat] = min(maxHP[seat], max(0, before + amount))
    let difference = hp[seat] - before
    let share = PercentText.share(abs(difference), of: maxHP[seat])
    let word = difference < 0 ? "loses \(-difference) HP (\(share))" : "gains \(difference) HP (\(share))"
    let cause = event.kind == .recoil ? " (recoil)" : event.kind == .statusTick ? " (\(event.status.identifier))" : ""
    say("\(names[seat]) \(word)\(cause): " + (hp[seat] == 0 ? "no HP" : "\(hp[seat]) of \(maxHP[seat]) HP"))
  }

  private mutating func say(_ text: String) { lines.append("  " + text) }
}
