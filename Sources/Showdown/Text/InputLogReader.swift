import BattleCore
import Dex
import JSONText

/// Why an input log cannot be read.
public struct InputLogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  public var problem: String

  public init(line: Int, problem: String) {
    self.line = line
    self.problem = problem
  }

  public var description: String { "line \(line): \(problem)" }
}

extension InputLog {
  /// Reads an input log.
  ///
  /// Read are `>version`, `>start`, `>player`, choices of both sides, `>forcewin` and `>forcetie`. Chat and remarks (lines
  /// without `>`) are passed over.
  public init(_ text: String) throws(InputLogError) {
    var reader = InputLogReader()
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      try reader.read(line.trimmingSpace, line: index + 1)
    }
    self = try reader.finished()
  }
}

/// Reads an input log line by line.
private struct InputLogReader {
  private var version = ""
  private var format: String?
  private var seed: UInt64?
  private var players: [InputLog.Player?] = [nil, nil]
  private var choices: [InputLog.Entry] = []
  private var ending: InputLog.Ending?

  mutating func read(_ text: Substring, line: Int) throws(InputLogError) {
    guard text.hasPrefix(">") else { return }
    let body = text.dropFirst()
    let space = body.firstIndex(of: " ") ?? body.endIndex
    let rest = trimmed(body[space...])
    switch body[..<space] {
    case "version": version = rest
    case "version-origin", "chat", "chat-inputlogonly", "requestlog", "requestexport": break
    case "start": try start(rest, line)
    case "player": try player(rest, line)
    case "p1": try choice(.p1, rest, line)
    case "p2": try choice(.p2, rest, line)
    case "forcewin": ending = .win(try seat(rest, line))
    case "forcelose": ending = .win(try seat(rest, line).other)
    case "forcetie": ending = .tie
    case "reseed", "tiebreak", "eval", "p3", "p4", "undo":
      throw InputLogError(line: line, problem: "'>\(body[..<space])' cannot be played again here")
    default:
      let known = ["version", "start", "player", "p1", "p2", "forcewin", "forcetie"]
      let near = NearestName.suggest(String(body[..<space]), among: known).map { "; did you mean '>\($0)'?" } ?? ""
      throw InputLogError(line: line, problem: "'>\(body[..<space])' is no line of an input log\(near)")
    }
  }

  func finished() throws(InputLogError) -> InputLog {
    guard let format else { throw InputLogError(line: 1, problem: "there is no line '>start {…}'") }
    var both: [InputLog.Player] = []
    for (seat, player) in zip(Seat.allCases, players) {
      guard let player else { throw InputLogError(line: 1, problem: "there is no line '>player \(seat.name) {…}'") }
      both.append(player)
    }
    return InputLog(
      version: version, format: format, seed: seed, players: both, choices: choices, ending: ending)
  }

  private func json(_ text: String, _ line: Int) throws(InputLogError) -> JSONValue {
    do throws(JSONError) {
      let root = try JSONDocument(text).root
      if root.members != nil { return root }
    } catch {
      throw InputLogError(line: line, problem: "\(error)")
    }
    throw InputLogError(line: line, problem: "an object in braces is expected, not \(text)")
  }

  private mutating func start(_ text: String, _ line: Int) throws(InputLogError) {
    if format != nil { throw InputLogError(line: line, problem: "a second '>start'; a log is one battle") }
    let options = try json(text, line)
    guard let id = options["formatid"]?.string else {
      throw InputLogError(line: line, problem: "formatid is missing, such as \"gen5customgame\"")
    }
    format = id
    if let value = options["seed"], !value.isNull { seed = try Self.seed(value, line) }
  }

  /// Four numbers of 16 bits, the most significant first, as a list, as text with commas, or as 16 hexadecimal digits
  /// after "gen5,".
  private static func seed(_ value: JSONValue, _ line: Int) throws(InputLogError) -> UInt64 {
    func wrong(_ given: String) -> InputLogError {
      InputLogError(
        line: line,
        problem: "seed \(given): four numbers from 0 to 65535 or \"gen5,\" and 16 hexadecimal digits are expected")
    }
    let source = String(decoding: value.source, as: UTF8.self)
    var words: [Int?] = value.elements?.map(\.int) ?? []
    if let text = value.string {
      if text.hasPrefix("sodium,") {
        throw InputLogError(
          line: line, problem: "seed \(text): these are the dice of later generations; Generation 5 needs its own")
      }
      if text.hasPrefix("gen5,") {
        let digits = text.dropFirst(5)
        guard digits.count == 16, let seed = UInt64(digits, radix: 16) else { throw wrong(source) }
        return seed
      }
      words = text.split(separator: ",").map { Int($0.trimmingSpace) }
    }
    var seed: UInt64 = 0
    guard words.count == 4 else { throw wrong(source) }
    for word in words {
      guard let word, (0...0xFFFF).contains(word) else { throw wrong(source) }
      seed = seed << 16 | UInt64(word)
    }
    return seed
  }

  private func seat(_ text: String, _ line: Int) throws(InputLogError) -> Seat {
    if let seat = Seat.allCases.first(where: { $0.name == text }) { return seat }
    throw InputLogError(line: line, problem: "'\(text)' is no player; players are p1 and p2")
  }

  private mutating func player(_ text: String, _ line: Int) throws(InputLogError) {
    let space = text.firstIndex(of: " ") ?? text.endIndex
    let seat = try seat(String(text[..<space]), line)
    let options = try json(trimmed(text[space...]), line)
    var player = players[seat.index] ?? InputLog.Player(name: seat.name, team: nil)
    if let name = options["name"]?.string { player.name = name }
    do throws(TeamTextError) {
      if let packed = options["team"]?.string {
        player.team = try TeamText.unpacked(packed, line: line)
      } else if let sets = options["team"]?.elements {
        player.team = try JSONTeam.team(sets, line: line)
      }
    } catch {
      throw InputLogError(
        line: line, problem: "team of \(seat.name): \(String("\(error)".trimmingPrefix("line \(line): ")))")
    }
    players[seat.index] = player
  }

  private mutating func choice(_ seat: Seat, _ text: String, _ line: Int) throws(InputLogError) {
    guard let choice = ChoiceWords(text) else {
      throw InputLogError(
        line: line,
        problem: "'\(text)' is no choice; choices are 'move 1…4', 'move NAME', 'switch 1…6', 'team 123456', 'default'")
    }
    choices.append(InputLog.Entry(seat, choice, line: line))
  }
}
