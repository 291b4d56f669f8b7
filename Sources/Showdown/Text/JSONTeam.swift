import Dex
import JSONText

/// Teams as Showdown's programs hand them over: lists of sets in JSON.
enum JSONTeam {
  static func team(_ sets: [JSONValue], line: Int) throws(TeamTextError) -> WrittenTeam {
    var team = WrittenTeam(sets: [], line: line)
    for (index, set) in sets.enumerated() { team.sets.append(try self.set(set, place: index + 1, line: line)) }
    return try TeamsReader.checked(team)
  }

  private static func set(_ value: JSONValue, place: Int, line: Int) throws(TeamTextError) -> WrittenSet {
    var draft = SetDraft(place: place, line: line)
    func text(_ key: StaticString) -> String? {
      guard let found = value[key] else { return nil }
      let text = found.string ?? found.int.map { "\($0)" }
      return text?.isEmpty == true ? nil : text
    }
    let name = text("name") ?? ""
    let species = text("species") ?? name
    try draft.set(species: species, nickname: name, line)
    if let item = text("item") { try draft.set(item: item, line) }
    if let ability = text("ability") { try draft.set(ability: ability, line) }
    for move in value["moves"]?.elements ?? [] { try draft.add(move: move.string ?? "", line) }
    if let nature = text("nature") { try draft.set(nature: nature, line) }
    if let gender = text("gender") { try draft.set(gender: gender, line) }
    if let level = text("level") { try draft.set(level: level, line) }
    if let happiness = text("happiness") { try draft.set(happiness: happiness, line) }
    if let type = text("hpType") { try draft.set(hiddenPower: type, line) }
    if let ball = text("pokeball") { draft.set(ball: ball) }
    draft.set(shiny: value["shiny"]?.bool ?? false)
    if let evs = value["evs"] { try draft.set(evs: try stats(evs, "EVs", usual: 0, draft, line), line) }
    if let ivs = value["ivs"] { try draft.set(ivs: try stats(ivs, "IVs", usual: 31, draft, line), line) }
    return try draft.finished(fills: false)
  }

  private static func stats(
    _ value: JSONValue, _ field: String, usual: Int, _ draft: SetDraft, _ line: Int
  ) throws(TeamTextError) -> [Int] {
    var values = [Int](repeating: usual, count: 6)
    for (key, number) in value.members ?? [] {
      guard let stat = StatWords.stat(key), let number = number.int else {
        throw draft.error(line, field, key, "must be a stat (hp, atk, def, spa, spd, spe) with a number")
      }
      values[Int(stat.rawValue)] = number
    }
    return values
  }
}
