import Dex

/// Reads the lines of one set in export text, the form in which people share teams.
struct ExportReader {
  private var draft: SetDraft
  private var fieldsSeen: Set<String> = []

  /// Begins with the set's first line: "Nick (Species) (F) @ Item".
  init(first text: String, place: Int, line: Int) throws(TeamTextError) {
    draft = SetDraft(place: place, line: line)
    var rest = Substring(text)
    var item: String?
    if let at = rest.lastRange(of: " @ ") ?? Self.closeItem(rest) {
      item = trimmed(rest[at.upperBound...])
      rest = rest[..<at.lowerBound]
    }
    rest = rest.trimmingSpace
    for letter in ["M", "F", "N"] where rest.uppercased().hasSuffix("(\(letter))") {
      try draft.set(gender: letter, line)
      rest = rest.dropLast(3).trimmingSpace
      break
    }
    if rest.hasSuffix(")"), let open = rest.lastIndex(of: "("), open != rest.startIndex {
      let species = trimmed(rest[rest.index(after: open)...].dropLast())
      try draft.set(species: species, nickname: trimmed(rest[..<open]), line)
    } else {
      try draft.set(species: String(rest), nickname: "", line)
    }
    if let item { try draft.set(item: item, line) }
  }

  /// Where an item follows an "@" without blanks around it; in a nickname the sign may mean something else.
  private static func closeItem(_ text: Substring) -> Range<Substring.Index>? {
    guard let at = text.lastRange(of: "@") else { return nil }
    return ItemID.withShowdownID(showdownID(text[at.upperBound...])) == nil ? nil : at
  }

  func finished() throws(TeamTextError) -> WrittenSet { try draft.finished(fills: true) }

  /// Reads a further line of the set.
  mutating func read(_ text: String, line: Int) throws(TeamTextError) {
    if text.hasPrefix("-") || text.hasPrefix("~") {
      try draft.add(move: trimmed(text.dropFirst()), line)
    } else if let colon = text.firstIndex(of: ":") {
      try field(trimmed(text[..<colon]), trimmed(text[text.index(after: colon)...]), text, line)
    } else if text.lowercased().hasSuffix(" nature") {
      try once("nature", line)
      try draft.set(nature: trimmed(text.dropLast(7)), line)
    } else {
      throw draft.error(
        line, "line", text, "is no part of a set: fields are 'Name: value', moves '- Name', and a blank line ends a set"
      )
    }
  }

  private mutating func once(_ field: String, _ line: Int) throws(TeamTextError) {
    if fieldsSeen.insert(field).inserted { return }
    throw draft.error(line, field, String?.none, "is given twice; a blank line ends a set")
  }

  private static let fields = [
    "Ability", "Level", "Shiny", "Happiness", "Pokeball", "Hidden Power", "EVs", "IVs", "Nature",
  ]

  private mutating func field(_ name: String, _ value: String, _ text: String, _ line: Int) throws(TeamTextError) {
    let key = showdownID(name)
    try once(key == "trait" ? "ability" : key, line)
    switch key {
    case "ability", "trait": try draft.set(ability: value, line)
    case "level": try draft.set(level: value, line)
    case "shiny":
      guard let isShiny = ["yes": true, "no": false][value.lowercased()] else {
        throw draft.error(line, "shiny", value, "must be Yes or No")
      }
      draft.set(shiny: isShiny)
    case "happiness", "friendship": try draft.set(happiness: value, line)
    case "pokeball", "ball": draft.set(ball: value)
    case "hiddenpower": try draft.set(hiddenPower: value, line)
    case "evs": try draft.set(evs: try stats(value, "EVs", usual: 0, line), line)
    case "ivs": try draft.set(ivs: try stats(value, "IVs", usual: 31, line), line)
    case "nature": try draft.set(nature: value, line)
    case "teratype", "dynamaxlevel", "gigantamax":
      throw draft.error(line, name, value, "there is none in Generation 5; delete the line")
    default:
      let near = NearestName.suggest(name, among: Self.fields).map { "; did you mean '\($0)'?" } ?? ""
      throw draft.error(line, "field", name, "is no field of a set\(near)")
    }
  }

  /// Six values from "252 Atk / 4 SpD"; what is not named has the usual one.
  private func stats(_ text: String, _ field: String, usual: Int, _ line: Int) throws(TeamTextError) -> [Int] {
    var values = [Int?](repeating: nil, count: 6)
    for part in text.split(whereSeparator: { $0 == "/" || $0 == "," }) {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard words.count >= 2, let value = Int(words[0]) else {
        throw draft.error(line, field, trimmed(part), "must be numbers and stats, such as 252 Atk / 4 SpD / 252 Spe")
      }
      let word = words[1...].joined(separator: " ")
      guard let stat = StatWords.stat(word) else {
        throw draft.error(line, field, word, "is no stat; stats are HP, Atk, Def, SpA, SpD and Spe")
      }
      if values[Int(stat.rawValue)] != nil { throw draft.error(line, field, word, "is given twice") }
      values[Int(stat.rawValue)] = value
    }
    return values.map { $0 ?? usual }
  }
}

/// The text without blanks at its ends.
func trimmed(_ text: some StringProtocol) -> String { String(Substring(text).trimmingSpace) }

extension Substring {
  /// Without blanks at both ends.
  package var trimmingSpace: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Where `part` comes last.
  func lastRange(of part: String) -> Range<Index>? {
    var end = endIndex
    while end > startIndex {
      let start = index(before: end)
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      end = start
    }
    return nil
  }
}
