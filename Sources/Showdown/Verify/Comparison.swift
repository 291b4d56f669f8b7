import BattleCore
import Gen5

/// Compares one moment of a trace with ours, field by field.
enum Comparison {
  struct Finding {
    /// A `Divergence.Field` by raw value.
    var field: String
    var cause: String
    var difference: Divergence.Difference

    init(_ field: Divergence.Field, _ cause: String? = nil, _ what: String, _ expected: String, _ actual: String) {
      self.field = field.rawValue
      self.cause = cause ?? field.rawValue
      difference = Divergence.Difference(what: what, expected: expected, actual: actual)
    }
  }

  static func dice(_ moment: TraceMoment, _ state: UInt64) -> [Finding] {
    guard moment.seed != state else { return [] }
    return [Finding(.rng, nil, "rng", Digest64.hex(moment.seed), Digest64.hex(state))]
  }

  /// - Parameter winner: who wins by the trace, nil when the battle goes on or the turn limit ended it.
  static func outcome(_ winner: String?, _ outcome: Outcome?, _ isOver: Bool) -> [Finding] {
    let actual = outcome.map { $0.seat?.name ?? "tie" }
    guard winner != actual || isOver != (winner != nil) else { return [] }
    return [Finding(.winner, nil, "winner", winner ?? "nobody yet", actual ?? (isOver ? "over" : "nobody yet"))]
  }

  static func side(_ expected: TraceSide, _ rows: [Int: String], _ actual: TraceSide, _ name: String) -> [Finding] {
    var list: [Finding] = []
    func compare(_ field: Divergence.Field, _ expected: String, _ actual: String) {
      if expected != actual { list.append(Finding(field, nil, "\(field.rawValue) \(name)", expected, actual)) }
    }
    compare(.active, "\(expected.active)", "\(actual.active)")
    for (place, text) in rows.sorted(by: { $0.key < $1.key }) {
      guard let row = BoardView.Row(text) else {
        list.append(Finding(.row, "row", "row \(name) \(place)", text, "(cannot be read)"))
        continue
      }
      let ours = actual.team[place].flatMap(BoardView.Row.init)
      if row != ours {
        let cause = ours.map { rowCause(row, $0) } ?? "row"
        list.append(Finding(.row, cause, "row \(name) \(place)", row.text, ours?.text ?? "nobody"))
      }
    }
    compare(.boosts, PositionText.boosts(expected.boosts), PositionText.boosts(actual.boosts))
    compare(.types, expected.types, actual.types)
    compare(.ability, expected.ability, actual.ability)
    compare(.item, expected.item, actual.item)
    let conditions = expected.conditions.sorted().joined(separator: ", ")
    compare(.conditions, conditions, actual.conditions.joined(separator: ", "))
    return list
  }

  static func field(_ moment: TraceMoment, _ board: Battle) -> [Finding] {
    var list: [Finding] = []
    let weather = board.field.weather.identifier
    if moment.weather != weather { list.append(Finding(.weather, nil, "weather", moment.weather, weather)) }
    let expected = moment.pseudoWeather.sorted().joined(separator: ", ")
    let actual = BoardView.pseudoWeather(board).joined(separator: ", ")
    if expected != actual { list.append(Finding(.pseudoWeather, nil, "pseudo-weather", expected, actual)) }
    return list
  }

  private static func rowCause(_ expected: BoardView.Row, _ actual: BoardView.Row) -> String {
    if expected.maxHP != actual.maxHP { return "row max HP" }
    if expected.hp != actual.hp { return "row HP" }
    return expected.status != actual.status ? "row status" : "row PP"
  }

  /// Where the draws part, in words that can be counted; nil when the trace has no draws.
  static func drawCause(_ expected: [String]?, _ actual: [DrawRecord]) -> String? {
    guard let expected = expected?.map(DrawRecord.init(text:)) else { return nil }
    for (index, draw) in actual.enumerated() {
      guard index < expected.count else { return "rng: the end expected, \(draw.draw.label) drawn" }
      guard let reference = expected[index] else { return "rng: unknown draw" }
      if reference.draw != draw.draw || reference.bound != draw.bound {
        let same = reference.draw == draw.draw
        let (wanted, got) = same ? ("0..<\(reference.bound)", "0..<\(draw.bound)") : ("", "")
        return "rng: \(reference.draw.label)\(wanted) expected, \(draw.draw.label)\(got) drawn"
      }
    }
    guard actual.count < expected.count, let next = expected[actual.count] else { return "rng" }
    return "rng: \(next.draw.label) expected, the end reached"
  }

  /// How many draws lead from one state of the dice to another; nil when it is more than could be meant.
  static func drawCount(from start: UInt64, to end: UInt64) -> Int? {
    var dice = Gen5Dice(seed: start)
    for count in 0...2_000 {
      if dice.state == end { return count }
      _ = dice.next()
    }
    return nil
  }

  /// What differs in the log, without names and numbers, so that it can be counted.
  static func logCause(_ expected: [String], _ actual: [String]) -> String {
    let index = zip(expected, actual).prefix { $0 == $1 }.count
    guard index < expected.count else { return "log: nothing expected, \(word(actual[index]))" }
    guard index < actual.count else { return "log: \(word(expected[index])) expected, nothing" }
    let (wanted, got) = (word(expected[index]), word(actual[index]))
    return wanted == got ? "log: \(wanted) with other fields" : "log: \(wanted) expected, \(got)"
  }

  private static func word(_ line: String) -> String {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    return fields.count > 1 ? String(fields[1]) : line
  }
}

extension DrawRecord {
  /// Reads "accuracy 0..<100 = 79"; a range that does not begin at 0 is moved there.
  init?(text: String) {
    let fields = text.split(separator: " ")
    guard fields.count == 4, fields[2] == "=", let value = Int(fields[3]) else { return nil }
    guard let draw = Draw.allCases.first(where: { $0.label == fields[0] }) else { return nil }
    let bounds = fields[1].split(separator: "..<").compactMap { Int($0) }
    guard bounds.count == 2 else { return nil }
    self.init(draw, bounds[1] - bounds[0], value - bounds[0])
  }
}
