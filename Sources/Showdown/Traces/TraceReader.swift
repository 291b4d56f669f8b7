import Dex
import Gen5

/// Why a line of reference battles cannot be read.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the line: "steps[3].seed".
  public var path: String
  public var problem: String

  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  public var description: String { path.isEmpty ? problem : "\(path): \(problem)" }
}

extension TraceBattle {
  /// Reads one line of a file of reference battles.
  public init(line: [UInt8]) throws(TraceError) {
    try self.init(TraceField(try JSONDocument.reading(line).root, ""))
  }

  init(_ field: TraceField) throws(TraceError) {
    id = try field["id"].text()
    seed = try field["seed"].hex()
    teams = [try field["p1"].list(TraceBattle.set), try field["p2"].list(TraceBattle.set)]
    start = try TraceMoment(field["start"])
    steps = try field["steps"].list { step throws(TraceError) in
      TraceStep(
        choices: try step["choice"].list { choice throws(TraceError) in try choice.optional?.text() },
        legal: try step["legal"].list { side throws(TraceError) in try side.optional?.texts() },
        after: try TraceMoment(step))
    }
    winner = try field["winner"].optional?.text()
    turns = try field["turns"].number()
    for (index, step) in steps.enumerated() where step.choices.count != 2 || step.legal.count != 2 {
      throw TraceError(path: "steps[\(index)]", problem: "choices of two sides expected")
    }
  }

  /// Reads a set as traces write it.
  static func set(_ field: TraceField) throws(TraceError) -> PokemonSet {
    try set(field, moves: try field["moves"].list { move throws(TraceError) in try move.named(MoveID.self) })
  }

  /// Reads a set whose moves are told elsewhere.
  static func set(_ field: TraceField, moves: [MoveID]) throws(TraceError) -> PokemonSet {
    let species = try field["species"].named(SpeciesID.self)
    guard let gender = Gender(letter: try field["gender"].text()) else {
      throw TraceError(path: field["gender"].path, problem: "M, F or N expected")
    }
    return PokemonSet(
      name: try field["name"].optional?.text() ?? species.name, species: species, gender: gender,
      level: try field["level"].number(), nature: try field["nature"].named(Nature.self),
      evs: try field["evs"].stats(), ivs: try field["ivs"].stats(), ability: try field["ability"].ability(),
      item: try field["item"].named(ItemID.self), moves: moves)
  }
}

extension TraceMoment {
  init(_ field: TraceField) throws(TraceError) {
    log = try field["log"].texts()
    seed = try field["seed"].hex()
    draws = try field["draws"].optional?.texts()
    sides = try field["sides"].list { side throws(TraceError) in try TraceSide(side) }
    weather = try field["weather"].optional?.text() ?? ""
    pseudoWeather = try field["pseudo"].optional?.texts() ?? []
    guard sides.count == 2 else { throw TraceError(path: field["sides"].path, problem: "two sides expected") }
  }
}

extension TraceSide {
  init(_ field: TraceField) throws(TraceError) {
    active = try field["active"].number()
    boosts = [:]
    for (stat, stages) in try field["boosts"].members() { boosts[stat] = try stages.number() }
    volatiles = try field["volatiles"].optional?.texts() ?? []
    types = try field["types"].text()
    ability = try field["ability"].optional?.text() ?? ""
    item = try field["item"].optional?.text() ?? ""
    conditions = try field["conditions"].optional?.texts() ?? []
    team = [:]
    for (place, row) in try field["team"].members() {
      guard let number = Int(place) else { throw TraceError(path: row.path, problem: "a place from 1 to 6 expected") }
      team[number] = try row.text()
    }
  }
}

/// A value of a trace together with its path, for messages.
struct TraceField {
  private let value: JSONValue?
  let path: String

  init(_ value: JSONValue?, _ path: String) {
    self.value = value
    self.path = path
  }

  /// Nil when it is absent or null.
  var optional: TraceField? { value == nil || value?.isNull == true ? nil : self }

  subscript(key: StaticString) -> TraceField { TraceField(value?[key], path.isEmpty ? "\(key)" : "\(path).\(key)") }

  func text() throws(TraceError) -> String {
    guard let string = value?.string else { throw expected("a text") }
    return string
  }

  /// The value when it is a whole number.
  var integer: Int? { value?.int }

  func flag() throws(TraceError) -> Bool {
    guard let bool = value?.bool else { throw expected("true or false") }
    return bool
  }

  func number() throws(TraceError) -> Int {
    guard let int = value?.int else { throw expected("a whole number") }
    return int
  }

  /// Up to sixteen hexadecimal digits.
  func hex() throws(TraceError) -> UInt64 {
    guard let string = value?.string, let number = UInt64(string, radix: 16) else {
      throw expected("hexadecimal digits")
    }
    return number
  }

  func texts() throws(TraceError) -> [String] {
    try list { field throws(TraceError) in try field.text() }
  }

  func list<T>(_ read: (TraceField) throws(TraceError) -> T) throws(TraceError) -> [T] {
    guard let elements = value?.elements else { throw expected("a list") }
    var result: [T] = []
    result.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() { result.append(try read(TraceField(element, "\(path)[\(index)]"))) }
    return result
  }

  /// Keys and values; none when the field is absent.
  func members() throws(TraceError) -> [(String, TraceField)] {
    guard let value else { return [] }
    guard let members = value.members else { throw expected("an object") }
    return members.map { ($0.key, TraceField($0.value, "\(path).\($0.key)")) }
  }

  /// The six stats by Showdown's abbreviations.
  func stats() throws(TraceError) -> [Int] {
    var result = [Int](repeating: 0, count: 6)
    for (key, field) in try members() {
      guard let stat = Stat.allCases.first(where: { $0.ident == key }) else { throw field.expected("a stat") }
      result[Int(stat.rawValue)] = try field.number()
    }
    return result
  }

  func named<ID: NamedID>(_ kind: ID.Type) throws(TraceError) -> ID {
    let string = try text()
    guard let found = ID.withShowdownID(showdownID(string)) else {
      throw TraceError(path: path, problem: "unknown \(ID.kind) \"\(string)\"")
    }
    return found
  }

  /// An ability; "No Ability" and the empty text are none.
  func ability() throws(TraceError) -> AbilityID {
    let string = try text()
    return string.isEmpty || string == AbilityID.none.name ? .none : try named(AbilityID.self)
  }

  private func expected(_ what: String) -> TraceError { TraceError(path: path, problem: "\(what) expected") }
}
