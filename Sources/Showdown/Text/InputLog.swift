public import BattleCore

/// What was put into a battle, in the lines that Showdown's simulator reads: enough to play it again.
public struct InputLog: Sendable, Equatable {
  public struct Player: Sendable, Equatable {
    public var name: String
    /// Nil when the log gives none.
    public var team: WrittenTeam?

    public init(name: String, team: WrittenTeam?) {
      self.name = name
      self.team = team
    }
  }

  /// A choice with the line that it stands in, from 1; 0 for one that was not read.
  public struct Entry: Sendable, Equatable {
    public var seat: Seat
    public var choice: ChoiceWords
    public var line: Int

    public init(_ seat: Seat, _ choice: ChoiceWords, line: Int = 0) {
      self.seat = seat
      self.choice = choice
      self.line = line
    }
  }

  /// How a battle was ended from outside.
  public enum Ending: Sendable, Equatable {
    case win(Seat)
    case tie
  }

  /// The version of the simulator, as written; empty when not told.
  public var version: String
  /// "gen5customgame".
  public var format: String
  /// The dice's state before the battle; nil when the log does not give it.
  public var seed: UInt64?
  /// By seat.
  public var players: [Player]
  public var choices: [Entry]
  public var ending: Ending?

  public init(
    version: String = "", format: String = "gen5customgame", seed: UInt64?, players: [Player], choices: [Entry],
    ending: Ending? = nil
  ) {
    self.version = version
    self.format = format
    self.seed = seed
    self.players = players
    self.choices = choices
    self.ending = ending
  }

  /// The log as text, every line with its end.
  public var text: String {
    var lines: [String] = []
    if !version.isEmpty { lines.append(">version \(version)") }
    let words = seed.map { seed in
      let parts = [48, 32, 16, 0].map { "\(seed >> UInt64($0) & 0xFFFF)" }
      return ",\"seed\":[\(parts.joined(separator: ","))]"
    }
    lines.append(">start {\"formatid\":\(Self.quoted(format))\(words ?? "")}")
    for (seat, player) in zip(Seat.allCases, players) {
      let team = player.team.map { ",\"team\":\(Self.quoted(TeamText.packed($0)))" } ?? ""
      lines.append(">player \(seat.name) {\"name\":\(Self.quoted(player.name))\(team)}")
    }
    for entry in choices { lines.append(">\(entry.seat.name) \(entry.choice.text)") }
    switch ending {
    case .win(let seat): lines.append(">forcewin \(seat.name)")
    case .tie: lines.append(">forcetie")
    case nil: break
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A text in JSON's quotes.
  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": out += "\\\(scalar)"
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
