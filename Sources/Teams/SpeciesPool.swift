import Dex
import Gen5

/// What a species brings to random teams: its attacks by worth, its status moves by role.
struct TeamCandidate: Sendable {
  struct Attack: Sendable {
    var move: MoveID
    var type: PokeType
    var isPhysical: Bool
    /// Power, stats and types of the user together.
    var value: Double
  }

  var species: Species
  /// The best first.
  var attacks: [Attack]
  /// The moves of each role that it knows, by the role's place.
  var status: [[MoveID]]
  var level: Int

  func moves(_ role: StatusRole) -> [MoveID] {
    status[StatusRole.allCases.firstIndex(of: role) ?? 0]
  }

  /// Attacks with a type of its own.
  func ownTypeAttacks() -> [Attack] { attacks.filter { species.has($0.type) } }
}

/// Those who take part in random teams.
struct SpeciesPool: Sendable {
  /// Species and their formes that can be brought, in order of number, with every forme of a species in one group: a
  /// species is no likelier for having many.
  let groups: [[TeamCandidate]]

  init() {
    var groups: [[TeamCandidate]] = []
    var places: [SpeciesID: Int] = [:]
    for entry in Dex.allSpecies where SpeciesPool.takesPart(entry) {
      guard let candidate = SpeciesPool.candidate(entry) else { continue }
      if let place = places[entry.base] {
        groups[place].append(candidate)
      } else {
        places[entry.base] = groups.count
        groups.append([candidate])
      }
    }
    self.groups = groups
  }

  /// Fully evolved, or strong enough to be brought with Eviolite.
  private static func takesPart(_ entry: Species) -> Bool {
    if entry.isCosmetic || entry.isBattleOnly { return false }
    guard entry.canEvolve else { return true }
    return entry.stats.total >= 405 && Int(entry.stats.def) + Int(entry.stats.spd) + Int(entry.stats.hp) >= 230
  }

  private static func candidate(_ entry: Species) -> TeamCandidate? {
    let known = Dex.learnset(entry.id)
    var attacks: [TeamCandidate.Attack] = []
    let best = Double(max(entry.stats[.atk], entry.stats[.spa]))
    for move in known {
      let power = AttackValue.power(move, entry)
      guard power > 0 else { continue }
      let row = move.row
      let isPhysical = row.category == .physical
      // Those that count by level take no stat.
      let stat = row.fixedDamage != 0 ? 1 : Double(entry.stats[isPhysical ? .atk : .spa]) / best
      // What perfect IVs make of Hidden Power.
      let type = move == .hiddenPower ? PokeType.dark : row.type
      let own = entry.has(type) ? 1.5 : 1
      attacks.append(
        TeamCandidate.Attack(
          move: move, type: type, isPhysical: isPhysical, value: power * stat * stat * own))
    }
    attacks.sort { ($1.value, $0.move.rawValue) < ($0.value, $1.move.rawValue) }
    guard attacks.filter({ $0.value >= 30 }).count >= 2 else { return nil }
    return TeamCandidate(
      species: entry, attacks: attacks,
      status: StatusRole.allCases.map { role in role.moves.filter { known.contains($0) } }, level: level(entry))
  }

  /// The level at which the six stats of this species together come to what a species of 500 has at level 84: with IVs
  /// and EVs counted as 52 points a stat, a stat is about (2 × base + 52) × level / 100.
  static func level(_ entry: Species) -> Int {
    var total = entry.stats.total
    switch entry.ability1 {
    case .hugePower, .purePower: total += entry.stats[.atk]
    // Their stats are worth less than they look.
    case .truant, .slowStart, .defeatist: total -= 110
    case .wonderGuard: total = 400
    default: break
    }
    let level = (84 * (2 * 500 + 312) + (2 * total + 312) / 2) / (2 * total + 312)
    return min(100, max(50, level))
  }
}
