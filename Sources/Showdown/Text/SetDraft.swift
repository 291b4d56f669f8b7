import Dex
import Gen5

/// A set while its text is being read. Every value is checked when it is put in.
struct SetDraft {
  let place: Int
  /// Where the set begins.
  let line: Int
  private var species = SpeciesID.none
  private var nickname = ""
  private var gender: Gender?
  private var level = 100
  private var nature = Nature.serious
  private var evs = [Int](repeating: 0, count: 6)
  private var ivs: [Int]?
  private var ability = AbilityID.none
  private var item = ItemID.none
  private var moves: [MoveID] = []
  private var happiness: Int?
  private var isShiny = false
  private var ball = ""
  /// The type that a move's name gives to Hidden Power.
  private var moveType: PokeType?
  /// The type given in a field of its own, which goes first.
  private var namedType: PokeType?

  init(place: Int, line: Int) {
    self.place = place
    self.line = line
  }

  func error(_ line: Int, _ field: String, _ value: (some StringProtocol)?, _ remedy: String) -> TeamTextError {
    TeamTextError(line: line, place: place, field: field, value: value.map { String($0) }, remedy: remedy)
  }

  private func unknown(_ line: Int, _ error: UnknownName) -> TeamTextError {
    let hint = error.nearest.map { "; did you mean '\($0)'?" } ?? ""
    return self.error(line, error.kind, error.value, "unknown in Generation 5\(hint)")
  }

  private func named<ID: NamedID>(_ text: String, _ line: Int) throws(TeamTextError) -> ID {
    do throws(UnknownName) { return try ID(named: text) } catch { throw unknown(line, error) }
  }

  mutating func set(species text: String, nickname: String, _ line: Int) throws(TeamTextError) {
    if text.isEmpty { throw error(line, "species", String?.none, "is missing") }
    do throws(UnknownName) { species = try SpeciesText.find(text) } catch { throw unknown(line, error) }
    self.nickname = nickname
  }

  mutating func set(gender text: some StringProtocol, _ line: Int) throws(TeamTextError) {
    guard let found = Gender(letter: text.uppercased()) else {
      throw error(line, "gender", text, "must be M, F or N")
    }
    gender = found
  }

  mutating func set(item text: String, _ line: Int) throws(TeamTextError) {
    item = showdownID(text) == "noitem" ? .none : try named(text, line)
  }

  mutating func set(ability text: String, _ line: Int) throws(TeamTextError) {
    ability = ["noability", "none", ""].contains(showdownID(text)) ? .none : try named(text, line)
  }

  /// The ability that the species has in a slot: 0, 1 or H.
  mutating func set(abilitySlot slot: String, _ line: Int) throws(TeamTextError) {
    let entry = Dex.species(species)
    ability =
      switch slot {
      case "1": entry.ability2
      case "H": entry.hiddenAbility
      default: entry.ability1
      }
    if ability == .none { throw error(line, "ability", slot, "\(entry.name) has no such ability") }
  }

  mutating func set(nature text: String, _ line: Int) throws(TeamTextError) { nature = try named(text, line) }

  mutating func set(level text: some StringProtocol, _ line: Int) throws(TeamTextError) {
    level = try number(text, 1...100, "level", "levels go from 1 to 100", line)
  }

  mutating func set(happiness text: some StringProtocol, _ line: Int) throws(TeamTextError) {
    happiness = try number(text, 0...255, "happiness", "happiness goes from 0 to 255", line)
  }

  mutating func set(shiny isShiny: Bool) { self.isShiny = isShiny }
  mutating func set(ball: String) { self.ball = ball }

  mutating func set(hiddenPower text: String, _ line: Int) throws(TeamTextError) {
    let type: PokeType = try named(text, line)
    if type == .normal { throw error(line, "type of Hidden Power", text, "Hidden Power is never of this type") }
    namedType = type
  }

  mutating func set(evs values: [Int], _ line: Int) throws(TeamTextError) {
    for ev in values where !(0...255).contains(ev) { throw error(line, "EVs", "\(ev)", "EVs go from 0 to 255") }
    evs = values
  }

  mutating func set(ivs values: [Int], _ line: Int) throws(TeamTextError) {
    for iv in values where !(0...31).contains(iv) { throw error(line, "IVs", "\(iv)", "IVs go from 0 to 31") }
    ivs = values
  }

  mutating func add(move text: String, _ line: Int) throws(TeamTextError) {
    guard moves.count < 4 else { throw error(line, "move", text, "is the fifth; a set has 1 to 4 moves") }
    if let type = HiddenPowerText.type(named: text) {
      if type == .normal { throw error(line, "move", text, "Hidden Power is never of this type") }
      moveType = type
      moves.append(.hiddenPower)
    } else {
      moves.append(try named(text, line))
    }
  }

  func number(
    _ text: some StringProtocol, _ range: ClosedRange<Int>, _ field: String, _ remedy: String, _ line: Int
  ) throws(TeamTextError) -> Int {
    guard let number = Int(text), range.contains(number) else { throw error(line, field, text, remedy) }
    return number
  }

  /// The set, with what Showdown's import adds: the individual values of the type that Hidden Power is said to have
  /// when none are given, and no happiness for Frustration.
  ///
  /// - Parameter fills: whether to add them; packed teams are taken as they are.
  func finished(fills: Bool) throws(TeamTextError) -> WrittenSet {
    if moves.isEmpty { throw error(line, "moves", String?.none, "are missing; a set has 1 to 4") }
    var ivs = self.ivs ?? [Int](repeating: 31, count: 6)
    if fills, self.ivs == nil, let moveType { ivs = HiddenPowerText.ivs(moveType) }
    let usual = fills && moves.contains(.frustration) ? 0 : 255
    var set = PokemonSet(
      name: nickname.isEmpty ? species.name : nickname, species: species,
      gender: gender ?? WrittenSet.usualGender(species), level: level, nature: nature, evs: evs, ivs: ivs,
      ability: ability, item: item, moves: moves, happiness: happiness ?? usual)
    if let type = namedType ?? moveType, type != StatFormula.hiddenPower(ivs: ivs).type { set.hiddenPowerType = type }
    return WrittenSet(
      set, isGenderOpen: gender == nil && Dex.species(species).genderRatio.fixed == nil, isShiny: isShiny, ball: ball)
  }
}
