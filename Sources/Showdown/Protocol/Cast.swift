import BattleCore
import Dex
import Gen5

typealias SpeciesRaw = UInt16

/// Who is who in a battle: what the protocol calls each fighter at a given moment.
struct Cast: Sendable {
  /// One member of a team.
  private struct Member: Sendable {
    /// "p1a: Name" and "p1: Name".
    var inside: String
    var outside: String
    var name: String
    var species: SpeciesID
    var level: Int
    var gender: Gender
    /// What the preview tells of the item.
    var itemText: String
  }

  private var members: [[Member]]
  private let players: [String]
  /// Place of whoever is in, or nil; by seat.
  private var active: [Int?] = [nil, nil]
  /// Place of the member whose looks are worn by whoever is in; by seat.
  private var disguise: [Int?] = [nil, nil]

  init(_ teams: [Team], players: [String]) {
    self.players = players
    members = teams.enumerated().map { seat, team in
      team.sets.map { set in
        // A fighter without a nickname is called by its base species, whatever its forme.
        let own = set.name.isEmpty || set.name == set.species.name
        let name = own ? Dex.species(set.species).base.name : set.name
        return Member(
          inside: "p\(seat + 1)a: \(name)", outside: "p\(seat + 1): \(name)", name: name, species: set.species,
          level: set.level, gender: set.gender, itemText: set.item == .none ? "" : set.item == .mail ? "mail" : "item")
      }
    }
  }

  mutating func enter(_ who: Who, as looks: UInt8?) {
    active[who.seat.index] = Int(who.place)
    disguise[who.seat.index] = looks.map(Int.init)
  }

  mutating func leave(_ who: Who) {
    guard active[who.seat.index] == Int(who.place) else { return }
    active[who.seat.index] = nil
    disguise[who.seat.index] = nil
  }

  mutating func reveal(_ who: Who) { disguise[who.seat.index] = nil }

  mutating func become(_ who: Who, _ species: SpeciesRaw) {
    guard holds(who) else { return }
    members[who.seat.index][Int(who.place)].species = SpeciesID(rawValue: species)
  }

  /// "p1a: Name" when it is in, "p1: Name" when not.
  func name(_ who: Who) -> String {
    guard holds(who) else { return "p\(who.seat.index + 1): ?" }
    let team = members[who.seat.index]
    guard active[who.seat.index] == Int(who.place) else { return team[Int(who.place)].outside }
    return team[disguise[who.seat.index] ?? Int(who.place)].inside
  }

  /// The name alone.
  func bareName(_ who: Who) -> String { holds(who) ? members[who.seat.index][Int(who.place)].name : "?" }

  /// "p1: player".
  func side(_ seat: Seat) -> String { "p\(seat.index + 1): \(players[seat.index])" }

  func player(_ seat: Seat) -> String { players[seat.index] }

  /// Species, level and gender of whoever is in, as they look.
  func details(_ who: Who) -> String {
    guard holds(who) else { return "?" }
    let team = members[who.seat.index]
    let own = team[Int(who.place)]
    let looks = disguise[who.seat.index].map { team[$0] } ?? own
    return Cast.details(looks.species.name, own.level, looks.gender)
  }

  /// The lines before the first switch: players, teams and team preview.
  var opening: [String] {
    var lines = ["|gametype|singles"]
    for seat in 0..<2 { lines.append("|player|p\(seat + 1)|\(players[seat])||") }
    lines += ["|gen|5", "|tier|[Gen 5] Custom Game", "|clearpoke"]
    for seat in 0..<2 {
      for member in members[seat] {
        let base = Dex.species(member.species).base
        // The preview does not tell which plate or drive is held.
        let isHidden = base == .arceus || base == .genesect
        let name = isHidden ? "\(base.name)-*" : member.species.name
        let details = Cast.details(name, member.level, member.gender)
        lines.append("|poke|p\(seat + 1)|\(details)|\(member.itemText)")
      }
    }
    lines.append("|teampreview")
    for seat in 0..<2 { lines.append("|teamsize|p\(seat + 1)|\(members[seat].count)") }
    lines.append("|start")
    return lines
  }

  private func holds(_ who: Who) -> Bool { Int(who.place) < members[who.seat.index].count }

  private static func details(_ species: String, _ level: Int, _ gender: Gender) -> String {
    var text = species
    if level != 100 { text += ", L\(level)" }
    if gender != .none { text += ", \(gender.letter)" }
    return text
  }
}
