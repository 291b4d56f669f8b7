import BattleCore
import Dex
import Showdown
import Testing

@testable import Gen5

/// A short battle in which everything is said beforehand: who fights, what they choose, and every draw.
///
/// A turn whose dice are not used up, or are asked for something else, is a failure at the line that wrote them.
///
///     var battle = Scenario(Fighter(.starmie, .recover, hp: 10), Fighter(.snorlax, .splash))
///     battle.turn(.recover, .splash)
///     #expect(battle.hp(.p1) == 78)
struct Scenario {
  /// What a side decides.
  enum Order: Hashable {
    case use(MoveID)
    /// Bring in the member in this place of the team.
    case change(Int)
    case pass
  }

  /// Open to changes that no fighter's set can express: weather, stages, conditions.
  var board: Battle
  private(set) var outcome: Outcome?
  /// Protocol lines of the last turn.
  private(set) var lines: [String] = []
  /// Every draw of the last turn with its bound.
  private(set) var draws: [DrawRecord] = []
  private var renderer: ProtocolRenderer

  init(_ one: Fighter, _ two: Fighter) { self.init([one], [two]) }

  /// The draws of the start are ties in speed; all of them fall to the first side.
  init(_ one: [Fighter], _ two: [Fighter]) {
    let teams = Self.teams(one, two)
    var dice = FirstDice()
    var log = EventLog<Event>()
    board = Gen5.start(teams.0, teams.1, dice: &dice, sink: &log)
    renderer = ProtocolRenderer(teams.0, teams.1)
    for event in log.events { renderer.append(event) }
    _ = renderer.takeLines()
    for (seat, fighters) in [(Seat.p1, one), (.p2, two)] {
      for (place, fighter) in fighters.enumerated() {
        if let hp = fighter.hp { board[seat].team[place].hp = UInt16(hp) }
        board[seat].team[place].status = fighter.status
      }
    }
  }

  private static func teams(_ one: [Fighter], _ two: [Fighter]) -> (Team, Team) {
    do { return (try Team(one.map(\.set)), try Team(two.map(\.set))) } catch {
      preconditionFailure("\(error)")
    }
  }

  // MARK: Playing

  /// Both sides use a move; `.none` is recharging.
  mutating func turn(
    _ one: MoveID, _ two: MoveID, _ dice: Die..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    decide(.use(one), .use(two), dice, sourceLocation)
  }

  /// A decision of any kind.
  mutating func turn(
    _ one: Order, _ two: Order, _ dice: Die..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    decide(one, two, dice, sourceLocation)
  }

  private mutating func decide(_ one: Order, _ two: Order, _ script: [Die], _ location: SourceLocation) {
    guard outcome == nil else {
      Issue.record("the battle is over", sourceLocation: location)
      return
    }
    var dice = WatchedDice(script.flatMap(\.draws))
    var log = EventLog<Event>()
    let (a, b) = (choice(one, .p1, location), choice(two, .p2, location))
    outcome = Gen5.advance(&board, a, b, dice: &dice, sink: &log)
    for event in log.events { renderer.append(event) }
    lines = Array(renderer.takeLines())
    draws = dice.records
    let drawn = draws.map(\.description).joined(separator: ", ")
    #expect(dice.base.faults == [], "draws: \(drawn)", sourceLocation: location)
    #expect(dice.base.isExhausted, "draws: \(drawn)", sourceLocation: location)
  }

  /// The legal choice that the order stands for.
  private func choice(_ order: Order, _ seat: Seat, _ location: SourceLocation) -> Choice {
    let legal = self.legal(seat)
    let found: Choice? =
      switch order {
      case .use(let move): legal.first { board.move(of: $0, seat) == move }
      case .change(let place): legal.first { $0.changePlace == place }
      case .pass: legal.isEmpty ? .pass : nil
      }
    if let found { return found }
    Issue.record("\(seat.name) cannot decide \(order)", sourceLocation: location)
    return legal.first ?? .pass
  }

  // MARK: Looking

  func legal(_ seat: Seat) -> [Choice] {
    var list = ChoiceList()
    Gen5.choices(board, for: seat, into: &list)
    return list.array
  }

  /// The moves that can be chosen.
  func usable(_ seat: Seat) -> [MoveID] { legal(seat).compactMap { board.move(of: $0, seat) } }

  func hp(_ seat: Seat) -> Int { Int(board[seat].current.hp) }
  func maxHP(_ seat: Seat) -> Int { Int(board[seat].current.maxHP) }
  func status(_ seat: Seat) -> Status { board[seat].current.status }
  func stage(_ seat: Seat, _ stat: BoostStat) -> Int { Int(board[seat].active.boosts[stat.index]) }
  func has(_ seat: Seat, _ volatile: Volatile) -> Bool { board[seat].active.volatiles.contains(volatile) }
  var winner: Seat? { outcome?.seat }

  /// Whether the last turn has this line.
  func said(_ line: String) -> Bool { lines.contains(line) }

  /// Lines of the last turn that begin with one of these words: "move", "faint", "-damage".
  func lines(_ words: String...) -> [String] {
    lines.filter { line in words.contains { line.hasPrefix("|\($0)|") } }
  }

  /// Draws of the last turn that decide this, as bounds.
  func bounds(_ draw: Draw) -> [Int] { draws.filter { $0.draw == draw }.map(\.bound) }

  // MARK: Arranging

  mutating func setStage(_ seat: Seat, _ stat: BoostStat, _ stages: Int) {
    board[seat].active.boosts[stat.index] = Int8(stages)
  }

  /// A full bar of another length, for hits harder than any fighter could take.
  mutating func setMaxHP(_ seat: Seat, _ hp: Int) {
    board[seat].current.maxHP = UInt16(hp)
    board[seat].current.hp = UInt16(hp)
  }

  mutating func setWeather(_ weather: Weather, turns: Int = 5) {
    board.field.weather = weather
    board.field.weatherDuration = UInt8(turns)
  }

  /// Sets the PP of every move of whoever is in.
  mutating func setPP(_ seat: Seat, _ pp: Int) {
    for slot in 0..<Int(board[seat].active.moveCount) {
      board[seat].active.pp[slot] = UInt8(pp)
      board[seat].current.pp[slot] = UInt8(pp)
    }
  }
}

extension Scenario: CustomTestStringConvertible {
  var testDescription: String { lines.joined(separator: "\n") }
}

/// Scripted dice that also remember the bounds they were asked for.
struct WatchedDice: RandomSource {
  var base: ScriptedDice
  var records: [DrawRecord] = []

  init(_ script: [(Draw, Int)]) { base = ScriptedDice(script) }

  mutating func below(_ bound: Int, _ draw: Draw) -> Int {
    let value = base.below(bound, draw)
    records.append(DrawRecord(draw, bound, value))
    return value
  }
}

/// Dice that always answer 0.
struct FirstDice: RandomSource {
  mutating func below(_ bound: Int, _ draw: Draw) -> Int { 0 }
}
