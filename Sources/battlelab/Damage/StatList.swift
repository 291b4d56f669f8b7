import CommandLineKit
import Dex

/// Values for some of the stats as people write them: "252 Atk / 4 SpD" or "atk=252,spd=4".
enum StatList {
  /// - Parameter what: names the option in errors.
  static func parse(
    _ text: String, _ what: String, _ range: ClosedRange<Int>, stats: [Stat]
  ) throws(CommandError) -> [Stat: Int] {
    var values: [Stat: Int] = [:]
    for part in text.split(whereSeparator: { $0 == "," || $0 == "/" }) {
      let (word, number) = try split(String(part), what)
      let stat = try stat(word, what, among: stats)
      if values[stat] != nil { throw CommandError("\(what): \(stat.ident) is given twice") }
      values[stat] = try ValueReader.int(number, "\(what): \(stat.ident)", range)
    }
    if values.isEmpty { throw CommandError("\(what) needs values such as 'atk=\(range.upperBound)'") }
    return values
  }

  /// The word and the number of one part, in either order.
  private static func split(_ part: String, _ what: String) throws(CommandError) -> (String, String) {
    let isNumber = { (character: Character) in "+-0123456789".contains(character) }
    let blank = { (character: Character) in character == " " || character == "=" }
    let trimmed = part.filter { $0 != " " && $0 != "=" }
    let front = String(trimmed.prefix(while: isNumber))
    if !front.isEmpty { return (String(trimmed.dropFirst(front.count)), front) }
    let word = String(trimmed.prefix { !isNumber($0) })
    let rest = String(trimmed.dropFirst(word.count))
    if word.isEmpty || rest.isEmpty {
      let shown = part.drop(while: blank)
      throw CommandError("\(what): '\(shown)' is no stat with a value, as in 'atk=1'")
    }
    return (word, rest)
  }

  private static func stat(_ word: String, _ what: String, among stats: [Stat]) throws(CommandError) -> Stat {
    let id = showdownID(word)
    if let stat = stats.first(where: { $0.ident == id || showdownID($0.name) == id }) { return stat }
    throw CommandError("\(what): " + CommandLineKit.NearestName.message("stat", word, among: stats.map(\.ident)))
  }
}
