import Dex
import Gen5
import Replay

/// A move's row in words.
enum MoveFacts {
  /// The power, or why there is no number.
  static func power(_ row: MoveRow) -> String {
    if row.flags.contains(.ohko) { return "knocks out" }
    if row.fixedDamage == 255 { return "damage equal to the user's level" }
    if row.fixedDamage > 0 { return "always \(row.fixedDamage) damage" }
    if row.power == 0 { return "depends on the situation" }
    return row.flags.contains(.variablePower) ? "\(row.power), depends on the situation" : "\(row.power)"
  }

  /// What it does beside plain damage.
  static func effects(_ row: MoveRow) -> [String] {
    var list: [String] = []
    if row.maxHits > 1 {
      let isFixed = row.minHits == row.maxHits
      list.append(isFixed ? "hits \(row.maxHits) times" : "hits \(row.minHits) to \(row.maxHits) times")
    }
    if row.critRatio > 1 { list.append("more critical hits") }
    if row.flags.contains(.willCrit) { list.append("always a critical hit") }
    if row.recoil > 0 { list.append("recoil of \(row.recoil) % of the damage") }
    if row.drain > 0 { list.append("heals the user by \(row.drain) % of the damage") }
    if row.heal > 0 { list.append("heals \(row.heal) % of the HP") }
    if row.status != .none { list.append("\(row.status)") }
    if row.volatile != .none { list.append(EventWords.name("\(row.volatile)")) }
    if row.selfVolatile != .none { list.append("user: " + EventWords.name("\(row.selfVolatile)")) }
    if row.sideCondition != .none { list.append(EventWords.name("\(row.sideCondition)")) }
    if row.pseudoWeather != .none { list.append(EventWords.name("\(row.pseudoWeather)")) }
    if row.weather != .none { list.append("\(row.weather)") }
    if !row.boosts.isEmpty { list.append(stages(row.boosts)) }
    if !row.selfBoosts.isEmpty { list.append("user: " + stages(row.selfBoosts)) }
    for secondary in [row.secondary, row.secondary2] where secondary.kind != .none {
      list.append("\(secondary.chance) %: " + outcome(secondary))
    }
    if row.flags.contains(.selfSwitch) { list.append("user switches out") }
    if row.flags.contains(.forceSwitch) { list.append("forces the target out") }
    if row.flags.contains(.selfDestruct) || row.flags.contains(.selfDestructIfHit) { list.append("user faints") }
    if row.flags.contains(.crash) { list.append("user is hurt on a miss") }
    if row.flags.contains(.recharge) { list.append("user must recharge") }
    if row.flags.contains(.charge) { list.append("takes a turn to charge") }
    if row.flags.contains(.breaksProtect) { list.append("breaks protection") }
    if row.flags.contains(.hitsDefense) { list.append("uses the target's Defense") }
    if row.flags.contains(.usesTargetAttack) { list.append("uses the target's Attack") }
    if row.flags.contains(.ignoreDefensive) { list.append("ignores the target's stages") }
    return list
  }

  /// What rules ask of it.
  static func properties(_ row: MoveRow) -> [String] {
    let named: [(MoveFlags, String)] = [
      (.contact, "contact"), (.sound, "sound"), (.punch, "punch"), (.bite, "bite"), (.powder, "powder"),
      (.bullet, "bullet"), (.protect, "stopped by Protect"), (.reflectable, "reflected by Magic Coat"),
      (.snatch, "taken by Snatch"), (.bypassSub, "goes through Substitute"), (.defrost, "thaws the user"),
      (.gravity, "impossible under Gravity"), (.sleepUsable, "usable asleep"),
    ]
    return named.filter { row.flags.contains($0.0) }.map(\.1)
  }

  private static func outcome(_ secondary: Secondary) -> String {
    switch secondary.kind {
    case .none: ""
    case .status: "\(secondary.status)"
    case .volatile: EventWords.name("\(secondary.volatile)")
    case .boosts: stages(secondary.boosts)
    case .selfBoosts: "user: " + stages(secondary.boosts)
    case .triAttack: "paralysis, burn or freeze"
    }
  }

  /// "+2 Attack, -1 Defense".
  static func stages(_ boosts: Boosts) -> String {
    BoostStat.allCases.compactMap { stat in
      let stages = boosts[stat.index]
      if stages == 0 { return nil }
      return (stages > 0 ? "+" : "") + "\(stages) " + EventWords.name(stat)
    }.joined(separator: ", ")
  }
}
