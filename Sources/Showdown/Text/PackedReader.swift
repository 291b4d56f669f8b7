import Dex

/// Reads packed teams: one line, sets separated by `]`, fields by `|`.
enum PackedReader {
  /// The sets of a packed team.
  static func sets(_ text: some StringProtocol, line: Int) throws(TeamTextError) -> [WrittenSet] {
    var sets: [WrittenSet] = []
    for (index, part) in text.split(separator: "]", omittingEmptySubsequences: false).enumerated() {
      // A line may end with a separator.
      if part.isEmpty, index > 0 { continue }
      sets.append(try set(String(part), place: index + 1, line: line))
    }
    return sets
  }

  private static func set(_ text: String, place: Int, line: Int) throws(TeamTextError) -> WrittenSet {
    var draft = SetDraft(place: place, line: line)
    let fields = text.split(separator: "|", omittingEmptySubsequences: false).map { trimmed($0) }
    guard (11...12).contains(fields.count) else {
      throw draft.error(
        line, "packed set", text,
        "has \(fields.count) fields; 12 are needed: name|species|item|ability|moves|nature|EVs|gender|IVs|shiny|"
          + "level|happiness")
    }
    let hasNickname = !fields[1].isEmpty
    try draft.set(species: hasNickname ? fields[1] : fields[0], nickname: hasNickname ? fields[0] : "", line)
    if !fields[2].isEmpty { try draft.set(item: fields[2], line) }
    switch fields[3] {
    case "-": break
    case "", "0", "1", "H": try draft.set(abilitySlot: fields[3], line)
    default: try draft.set(ability: fields[3], line)
    }
    for move in fields[4].split(separator: ",") { try draft.add(move: String(move), line) }
    if !fields[5].isEmpty { try draft.set(nature: fields[5], line) }
    if !fields[6].isEmpty, fields[6] != "0" {
      try draft.set(evs: try stats(fields[6], "EVs", usual: 0, draft, line), line)
    }
    if !fields[7].isEmpty { try draft.set(gender: fields[7], line) }
    if !fields[8].isEmpty { try draft.set(ivs: try stats(fields[8], "IVs", usual: 31, draft, line), line) }
    draft.set(shiny: !fields[9].isEmpty)
    if !fields[10].isEmpty { try draft.set(level: fields[10], line) }
    if fields.count > 11 { try more(fields[11], &draft, line) }
    return try draft.finished(fills: false)
  }

  /// The last field: happiness, type of Hidden Power, ball, and what later generations added.
  private static func more(_ text: String, _ draft: inout SetDraft, _ line: Int) throws(TeamTextError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard let happiness = parts.first else { return }
    if !happiness.isEmpty { try draft.set(happiness: happiness, line) }
    if parts.count > 1, !parts[1].isEmpty { try draft.set(hiddenPower: String(parts[1]), line) }
    if parts.count > 2 { draft.set(ball: String(parts[2])) }
    for part in parts.dropFirst(3) where !part.isEmpty {
      throw draft.error(
        line, "packed set", part, "is of a later generation; Generation 5 has neither Gigantamax nor Tera")
    }
  }

  private static func stats(
    _ text: String, _ field: String, usual: Int, _ draft: SetDraft, _ line: Int
  ) throws(TeamTextError) -> [Int] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 6 else {
      throw draft.error(line, field, text, "must be six numbers separated by commas, each may be left out")
    }
    var values: [Int] = []
    for part in parts {
      if part.isEmpty {
        values.append(usual)
      } else {
        values.append(try draft.number(part, 0...255, field, "must be a number from 0 on", line))
      }
    }
    return values
  }
}
