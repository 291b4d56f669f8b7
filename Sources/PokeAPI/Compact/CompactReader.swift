/// Reads the sections of compact text into a data set.
struct CompactReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// What errors call the text.
  private let file: String

  init(_ bytes: [UInt8], file: String, line: Int = 1) {
    self.bytes = bytes
    self.file = file
    self.line = line
  }

  private var isAtEnd: Bool { position >= bytes.count }

  /// Adds a section. Sections must come in the order of `CompactText.Section`.
  mutating func read(_ section: CompactText.Section, into data: inout DataSet) throws(DataError) {
    switch section {
    case .moves: data.moves.reserveCapacity(1_000)
    case .pokemon: data.pokemon.reserveCapacity(1_500)
    default: break
    }
    while !isAtEnd {
      switch section {
      case .types:
        data.types.append(TypeEntry(number: try number(), identifier: try text(), generation: try number()))
      case .chart: data.chart.append(try digits())
      case .abilities:
        data.abilities.append(AbilityEntry(number: try number(), identifier: try text(), generation: try number()))
      case .moves: data.moves.append(try move())
      case .species:
        data.species.append(
          SpeciesEntry(
            number: try number(), identifier: try text(), generation: try number(), evolvesFrom: try number(),
            chain: try number(), genderRate: try number(), isLegendary: try flag(), isMythical: try flag(),
            isBaby: try flag()))
      case .pokemon: data.pokemon.append(try pokemon())
      case .evolutions: data.evolutions.append(EvolutionEntry(species: try number(), conditions: try texts()))
      case .pastMoves:
        data.past.moves.append(
          PastValues.Move(
            move: try number(), changedIn: try number(), order: try number(), type: try optional(),
            power: try optional(), pp: try optional(), accuracy: try optional(), priority: try optional(),
            effectChance: try optional()))
      case .pastStats:
        data.past.stats.append(
          PastValues.Stat(pokemon: try number(), generation: try number(), stat: try number(), value: try number()))
      case .pastTypes:
        data.past.types.append(
          PastValues.Types(pokemon: try number(), generation: try number(), type1: try number(), type2: try number()))
      case .pastChart:
        data.past.chart.append(
          PastValues.Efficacy(
            attack: try number(), defend: try number(), halves: UInt8(clamping: try number()), generation: try number()
          ))
      case .learnsets:
        let pokemon = try number()
        guard let places = BitText.decode(try word()), (places.last ?? 0) < data.moves.count else {
          throw error("moves expected")
        }
        data.learnsets[pokemon] = places.map { data.moves[$0].number }
      case .rows: data.rowCounts[try text()] = try number()
      }
      try endLine()
    }
  }

  private mutating func move() throws(DataError) -> MoveEntry {
    let number = try number()
    let identifier = try text()
    let generation = try self.number()
    let type = try self.number()
    guard let damageClass = DamageClass(rawValue: try self.number()) else {
      throw error("a class from 1 to 3 expected")
    }
    var move = MoveEntry(
      number: number, identifier: identifier, generation: generation, type: type, damageClass: damageClass,
      power: try optional(), pp: try optional(), accuracy: try optional(), priority: try self.number(),
      target: try self.number(), effectChance: try optional())
    if isAtLineEnd { return move }
    if let ailment = try optional() {
      move.hasMeta = true
      move.ailment = AilmentNumber(rawValue: ailment)
      move.ailmentChance = try self.number()
      move.minHits = try self.number()
      move.maxHits = try self.number()
      move.drain = try self.number()
      move.healing = try self.number()
      move.critRate = try self.number()
      move.flinchChance = try self.number()
      move.statChance = try self.number()
    }
    while !isAtLineEnd { move.changes.append(try change()) }
    return move
  }

  private mutating func change() throws(DataError) -> MoveEntry.Change {
    let parts = try word().split(separator: UInt8(ascii: ":"))
    guard parts.count == 2, let number = CompactReader.number(parts[0]), let stat = ChangedStat(rawValue: number),
      let stages = CompactReader.number(parts[1])
    else { throw error("stat:stages expected") }
    return MoveEntry.Change(stat, stages)
  }

  private mutating func pokemon() throws(DataError) -> PokemonEntry {
    var entry = PokemonEntry(
      number: try number(), identifier: try text(), species: try number(), generation: try number(),
      isDefault: try flag(), isMega: try flag(), height: try number(), weight: try number(), type1: try number(),
      type2: try number(), stats: [], abilities: [])
    for _ in 0..<6 { entry.stats.append(try number()) }
    for _ in 0..<3 { entry.abilities.append(try number()) }
    return entry
  }

  // MARK: - Words

  private var isAtLineEnd: Bool { isAtEnd || bytes[position] == UInt8(ascii: "\n") }

  private func error(_ problem: String) -> DataError { DataError(file, line: line, problem) }

  private mutating func endLine() throws(DataError) {
    guard !isAtEnd else { throw error("the text ends within the line") }
    guard bytes[position] == UInt8(ascii: "\n") else { throw error("the end of the line expected") }
    position += 1
    line += 1
  }

  private mutating func word() throws(DataError) -> ArraySlice<UInt8> {
    let start = position
    while !isAtEnd, bytes[position] > UInt8(ascii: " ") { position += 1 }
    let end = position
    guard end > start else { throw error("a word expected") }
    if !isAtEnd, bytes[position] == UInt8(ascii: " ") { position += 1 }
    return bytes[start..<end]
  }

  private mutating func text() throws(DataError) -> String { String(decoding: try word(), as: UTF8.self) }

  private mutating func texts() throws(DataError) -> [String] {
    var words: [String] = []
    while !isAtLineEnd { words.append(try text()) }
    return words
  }

  private mutating func number() throws(DataError) -> Int {
    guard let number = CompactReader.number(try word()) else { throw error("a number expected") }
    return number
  }

  private mutating func optional() throws(DataError) -> Int? {
    let word = try word()
    if word.elementsEqual([UInt8(ascii: "-")]) { return nil }
    guard let number = CompactReader.number(word) else { throw error("a number or - expected") }
    return number
  }

  private mutating func flag() throws(DataError) -> Bool { try number() == 1 }

  private mutating func digits() throws(DataError) -> [UInt8] {
    var digits: [UInt8] = []
    for character in try word() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character) else { throw error("digits expected") }
      digits.append(character - UInt8(ascii: "0"))
    }
    return digits
  }

  /// Numbers are most of the text, so they are read without making strings.
  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    var value = 0
    let isNegative = word.first == UInt8(ascii: "-")
    let digits = isNegative ? word.dropFirst() : word
    guard !digits.isEmpty, digits.count < 10 else { return nil }
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return isNegative ? -value : value
  }
}
