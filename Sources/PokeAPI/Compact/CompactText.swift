/// A data set as text: a few sections of lines, words kept apart by spaces, `-` for what is not there.
///
/// The tables that are built in and the file of the cache have this form. The same data set gives the same text, so the
/// digest of the text is the data set's fingerprint.
public enum CompactText {
  /// A part of the text. Raw values are the sections' names; the order is the one in which they are read.
  public enum Section: String, Sendable, CaseIterable {
    case types, chart, abilities, moves, species, pokemon, evolutions
    case pastMoves = "past-moves"
    case pastStats = "past-stats"
    case pastTypes = "past-types"
    case pastChart = "past-chart"
    case learnsets, rows

    /// What a line holds.
    public var columns: String {
      switch self {
      case .types: "number identifier generation"
      case .chart: "a line for each attacking type, a digit for each defending type, in halves"
      case .abilities: "number identifier generation"
      case .moves:
        "number identifier generation type class power pp accuracy priority target effect-chance, then, when known, "
          + "ailment ailment-chance hits-from hits-to drain healing crit flinch stat-chance stat:stages …"
      case .species: "number identifier generation evolves-from chain gender-rate legendary mythical baby"
      case .pokemon:
        "number identifier species generation default mega height weight type type HP Attack Defense Sp.Atk Sp.Def "
          + "Speed ability ability hidden-ability"
      case .evolutions: "species condition …"
      case .pastMoves: "move changed-in-generation order type power pp accuracy priority effect-chance"
      case .pastStats: "Pokémon last-generation stat value"
      case .pastTypes: "Pokémon last-generation type type"
      case .pastChart: "attacking defending halves last-generation"
      case .learnsets: "Pokémon, and a bit for each move in their order: six to a character, the first one lowest"
      case .rows: "how many rows the source's tables had"
      }
    }
  }

  /// The lines of a section, each with its end.
  public static func lines(_ section: Section, of data: DataSet) -> String {
    var writer = LineWriter()
    switch section {
    case .types: data.types.forEach { writer.line($0.number, $0.identifier, $0.generation) }
    case .chart: data.chart.forEach { writer.line($0.map { String($0) }.joined()) }
    case .abilities: data.abilities.forEach { writer.line($0.number, $0.identifier, $0.generation) }
    case .moves: data.moves.forEach { write($0, &writer) }
    case .species:
      data.species.forEach {
        writer.line(
          $0.number, $0.identifier, $0.generation, $0.evolvesFrom, $0.chain, $0.genderRate, flag($0.isLegendary),
          flag($0.isMythical), flag($0.isBaby))
      }
    case .pokemon: data.pokemon.forEach { write($0, &writer) }
    case .evolutions:
      data.evolutions.forEach { writer.line(([String($0.species)] + $0.conditions).joined(separator: " ")) }
    case .pastMoves:
      data.past.moves.forEach {
        writer.line(
          $0.move, $0.changedIn, $0.order, text($0.type), text($0.power), text($0.pp), text($0.accuracy),
          text($0.priority), text($0.effectChance))
      }
    case .pastStats: data.past.stats.forEach { writer.line($0.pokemon, $0.generation, $0.stat, $0.value) }
    case .pastTypes: data.past.types.forEach { writer.line($0.pokemon, $0.generation, $0.type1, $0.type2) }
    case .pastChart: data.past.chart.forEach { writer.line($0.attack, $0.defend, Int($0.halves), $0.generation) }
    case .learnsets:
      let places = Dictionary(data.moves.enumerated().map { ($1.number, $0) }) { first, _ in first }
      for pokemon in data.pokemon {
        guard let moves = data.learnsets[pokemon.number], !moves.isEmpty else { continue }
        writer.line(pokemon.number, BitText.encode(moves.compactMap { places[$0] }))
      }
    case .rows: data.rowCounts.sorted { $0.key < $1.key }.forEach { writer.line($0.key, $0.value) }
    }
    return writer.text
  }

  private static func write(_ move: MoveEntry, _ writer: inout LineWriter) {
    var words: [any LosslessStringConvertible] = [
      move.number, move.identifier, move.generation, move.type, move.damageClass.rawValue, text(move.power),
      text(move.pp), text(move.accuracy), move.priority, move.target, text(move.effectChance),
    ]
    if move.hasMeta {
      words += [
        move.ailment.rawValue, move.ailmentChance, move.minHits, move.maxHits, move.drain, move.healing, move.critRate,
        move.flinchChance, move.statChance,
      ]
    } else if !move.changes.isEmpty {
      words.append("-")
    }
    for change in move.changes { words.append("\(change.stat.rawValue):\(change.stages)") }
    writer.line(words)
  }

  private static func write(_ pokemon: PokemonEntry, _ writer: inout LineWriter) {
    var words: [any LosslessStringConvertible] = [
      pokemon.number, pokemon.identifier, pokemon.species, pokemon.generation, flag(pokemon.isDefault),
      flag(pokemon.isMega), pokemon.height, pokemon.weight, pokemon.type1, pokemon.type2,
    ]
    words += pokemon.stats as [any LosslessStringConvertible]
    words += pokemon.abilities as [any LosslessStringConvertible]
    writer.line(words)
  }

  private static func flag(_ value: Bool) -> Int { value ? 1 : 0 }
  private static func text(_ number: Int?) -> String { number.map(String.init) ?? "-" }
}

/// Collects lines of words.
private struct LineWriter {
  private(set) var text = ""

  mutating func line(_ words: any LosslessStringConvertible...) { line(words) }

  mutating func line(_ words: [any LosslessStringConvertible]) {
    text += words.map(\.description).joined(separator: " ")
    text += "\n"
  }
}

/// Sets of small numbers as characters.
enum BitText {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }()

  static func encode(_ numbers: [Int]) -> String {
    var groups = [UInt8](repeating: 0, count: (numbers.max() ?? -1) / 6 + 1)
    for number in numbers { groups[number / 6] |= 1 << UInt8(number % 6) }
    return String(decoding: groups.map { alphabet[Int($0)] }, as: UTF8.self)
  }

  /// The numbers, rising; nil when a character is none of these.
  static func decode(_ characters: ArraySlice<UInt8>) -> [Int]? {
    var numbers: [Int] = []
    for (place, character) in characters.enumerated() {
      var group = values[Int(character)]
      guard group < 64 else { return nil }
      while group != 0 {
        numbers.append(place * 6 + group.trailingZeroBitCount)
        group &= group - 1
      }
    }
    return numbers
  }
}
