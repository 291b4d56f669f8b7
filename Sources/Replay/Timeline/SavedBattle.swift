import BattleCore
import JSONText
import Policies
import Reports

/// A battle as a file of our own: all that decided it, and what came of it.
public struct SavedBattle: Sendable, Equatable {
  /// Who played: a policy with all its parameters, or somebody whose choices are all that is known.
  public struct Player: Sendable, Equatable {
    public var label: String
    /// Empty when no policy chose.
    public var policy: String
    public var parameters: [Parameter]
    /// Digest of what the policy decides, where there is one.
    public var fingerprint: String?
    public var seed: UInt64
    /// The team on one line.
    public var team: String
  }

  public struct Parameter: Sendable, Equatable {
    public var name: String
    public var value: String
  }

  /// What a policy says of itself.
  public struct Description {
    var name: String
    var parameters: [(name: String, value: String)]
    var fingerprint: String?

    public init(name: String, parameters: [(name: String, value: String)], fingerprint: String? = nil) {
      self.name = name
      self.parameters = parameters
      self.fingerprint = fingerprint
    }
  }

  /// The program that wrote it.
  public var version: String
  public var rules: String
  public var engine: String
  public var data: String
  public var seed: UInt64
  public var turnLimit: Int
  public var isHidden: Bool
  public var players: [Player]
  /// By seat: what was chosen wherever there was a choice, in words.
  public var choices: [[String]]
  public var digest: String

  static let format = "battlelab battle 1"

  /// - Parameter describe: what a policy says of itself.
  public init<Rules: ReplayedRules>(
    _ timeline: Timeline<Rules>, version: String, data: String,
    describe: (Rules.Player) -> Description
  ) {
    let setup = timeline.setup
    self.version = version
    rules = Rules.info.name
    engine = Rules.info.fingerprint
    self.data = data
    seed = setup.seed
    turnLimit = setup.turnLimit
    isHidden = setup.isHidden
    players = zip(setup.players, setup.teams).map { player, team in
      let named = player.policy.map(describe)
      return Player(
        label: player.label, policy: named?.name ?? "",
        parameters: (named?.parameters ?? []).map { Parameter(name: $0.name, value: $0.value) },
        fingerprint: named?.fingerprint, seed: player.seed, team: Rules.text(team))
    }
    choices = [[], []]
    for moment in timeline.moments {
      for seat in Seat.allCases where !Rules.legal(moment.game.board, seat).isEmpty {
        choices[seat.index].append(Rules.word(moment.choices[seat.index], moment.game.board, seat))
      }
    }
    digest = Digest64.hex(timeline.digest)
  }

  /// The script that plays it again.
  public func script<Rules: ReplayedRules>(_ rules: Rules.Type) -> Script<Rules> {
    Script(
      choices.enumerated().map { seat, list in
        list.enumerated().map { .init($1, place: "choice \($0 + 1) of p\(seat + 1)") }
      })
  }

  // MARK: - Text

  /// The file's text.
  public var text: String {
    let players = players.map { player in
      JSONValue.object(
        [
          .init("label", .string(player.label)),
          .init("policy", player.policy.isEmpty ? .null : .string(player.policy)),
          .init("parameters", .object(player.parameters.map { .init($0.name, .string($0.value)) })),
        ] + (player.fingerprint.map { [.init("fingerprint", .string($0))] } ?? []) + [
          .init("seed", .unsigned(player.seed)), .init("team", .string(player.team)),
        ])
    }
    return JSONValue.object([
      .init("format", .string(SavedBattle.format)), .init("version", .string(version)), .init("rules", .string(rules)),
      .init("engine", .string(engine)), .init("data", .string(data)), .init("seed", .unsigned(seed)),
      .init("turn_limit", .integer(turnLimit)), .init("information", .string(isHidden ? "hidden" : "open")),
      .init("players", .array(players)),
      .init("choices", .array(choices.map { .array($0.map { .string($0) }) })), .init("digest", .string(digest)),
    ]).text
  }

  /// Whether a text is meant to be such a file.
  public static func isMeant(_ text: String) -> Bool { text.prefix(200).contains("\"battlelab battle ") }

  /// Reads a file's text.
  public init(_ text: String) throws(ReplayError) {
    let root: JSONText.JSONValue
    do {
      root = try JSONDocument(text).root
    } catch {
      throw ReplayError("it is no JSON: \(error); the file may have been cut off")
    }
    let found = try SavedField(root["format"], "format").text()
    guard found == SavedBattle.format else {
      throw ReplayError("its format is '\(found)'; this version reads '\(SavedBattle.format)'")
    }
    version = try SavedField(root["version"], "version").text()
    rules = try SavedField(root["rules"], "rules").text()
    engine = try SavedField(root["engine"], "engine").text()
    data = try SavedField(root["data"], "data").text()
    seed = try SavedField(root["seed"], "seed").seed()
    turnLimit = try SavedField(root["turn_limit"], "turn_limit").number(1...100_000)
    isHidden = try SavedField(root["information"], "information").word(["open", "hidden"]) == "hidden"
    players = []
    for (index, field) in try SavedField(root["players"], "players").list(2).enumerated() {
      let path = "players[\(index)]"
      var player = Player(
        label: try SavedField(field["label"], "\(path).label").text(), policy: field["policy"]?.string ?? "",
        parameters: [], fingerprint: field["fingerprint"]?.string,
        seed: try SavedField(field["seed"], "\(path).seed").seed(),
        team: try SavedField(field["team"], "\(path).team").text())
      for member in field["parameters"]?.members ?? [] {
        player.parameters.append(
          Parameter(name: member.key, value: try SavedField(member.value, "\(path).parameters").text()))
      }
      players.append(player)
    }
    choices = []
    for (index, field) in try SavedField(root["choices"], "choices").list(2).enumerated() {
      guard let words = field.elements?.map(\.string), !words.contains(nil) else {
        throw ReplayError("choices[\(index)]: a list of texts is expected")
      }
      choices.append(words.compactMap(\.self))
    }
    digest = try SavedField(root["digest"], "digest").text()
  }
}

/// A value of a saved battle and where it stands.
private struct SavedField {
  private let value: JSONText.JSONValue?
  private let path: String

  init(_ value: JSONText.JSONValue?, _ path: String) {
    self.value = value
    self.path = path
  }

  private func expected(_ what: String) -> ReplayError {
    ReplayError(value == nil ? "\(path) is missing" : "\(path): \(what) is expected")
  }

  func text() throws(ReplayError) -> String {
    guard let text = value?.string else { throw expected("a text") }
    return text
  }

  func word(_ words: [String]) throws(ReplayError) -> String {
    guard let text = value?.string, words.contains(text) else { throw expected(words.joined(separator: " or ")) }
    return text
  }

  func seed() throws(ReplayError) -> UInt64 {
    guard let value, let seed = UInt64(String(decoding: value.source, as: UTF8.self)) else {
      throw expected("a whole number from 0 to \(UInt64.max)")
    }
    return seed
  }

  func number(_ range: ClosedRange<Int>) throws(ReplayError) -> Int {
    guard let number = value?.int, range.contains(number) else {
      throw expected("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func list(_ count: Int) throws(ReplayError) -> [JSONText.JSONValue] {
    guard let list = value?.elements, list.count == count else { throw expected("a list of \(count)") }
    return list
  }
}
