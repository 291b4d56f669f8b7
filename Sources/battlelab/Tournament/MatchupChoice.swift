import CommandLineKit
import LanguagePolicies
import Policies
import UserData

/// Who meets whom, in the words of the command line and of manifests.
struct MatchupChoice: Equatable {
  enum Source: Equatable {
    /// The kinds of `solo`.
    case balanced, any
    /// Teams of six made up for each pair.
    case random
    /// Two teams of a file for each pair.
    case teams(String)
  }

  var format: Format
  var source: Source
  /// National numbers of those who may be the first of a pair; nil for everybody.
  var players: [Int]?
  /// The language models that choose opponents and moves in the place of the strategies.
  var opponent: StrategySettings?
  var loadout: StrategySettings?
  /// SHA-256 that a file of teams must have; nil when it may be any.
  var checksum: String?
  /// Whether teams that the games would not allow are refused.
  var isStrict = false

  init(_ format: Format, _ source: Source, players: [Int]? = nil) {
    self.format = format
    self.source = source
    self.players = players
  }

  init(_ source: SoloMatchups.Source, players: [Int]? = nil) {
    self.init(.solo, source == .any ? .any : .balanced, players: players)
  }

  /// From `--format`, `--match-ups`, `--teams` and `--legal`, which must go together.
  init(_ arguments: Arguments) throws(CommandError) {
    format = Format(rawValue: arguments[Format.option]) ?? .solo
    source = format.usualMatchups
    isStrict = arguments[Format.legal]
    let word = arguments[Format.matchups]
    if let path = arguments[Format.teams] {
      if let word { throw CommandError("--teams and --match-ups \(word) both say who meets whom; give one of them") }
      source = .teams(path)
      return
    }
    if isStrict { throw CommandError("--legal checks a file of teams: give --teams FILE") }
    guard let word else { return }
    let own = MatchupChoice.simple.filter { $0.format == format }
    guard let found = own.first(where: { $0.word == word }) else {
      let words = own.map { $0.word }.joined(separator: " or ")
      throw CommandError("--match-ups \(word) is not for --format \(format.rawValue), which has \(words)")
    }
    source = found.source
  }

  private static let simple: [(word: String, source: Source, format: Format)] = [
    ("balanced", .balanced, .solo), ("any", .any, .solo), ("random", .random, .singles),
  ]

  /// What `--match-ups` may say.
  static var words: [String] { simple.map { $0.word } }

  /// "balanced", "balanced:roster=1,25", "balanced;loadout=llm:…" or "teams:FILE": with the format and the file all that is
  /// needed to draw the same pairs again.
  var text: String {
    if case .teams(let path) = source { return "teams:" + path }
    let word = MatchupChoice.simple.first { $0.source == source }?.word ?? ""
    return word + (players.map { ":roster=" + $0.map(String.init).joined(separator: ",") } ?? "")
      + (opponent.map { ";opponent=" + $0.text } ?? "") + (loadout.map { ";loadout=" + $0.text } ?? "")
  }

  /// For people.
  var words: String {
    if case .teams(let path) = source { return "teams of \(path)" }
    let chosen = [opponent.map { _ in "opponents" }, loadout.map { _ in "moves" }].compactMap(\.self)
    return "\(text.prefix { $0 != ":" && $0 != ";" }) match-ups" + (players.map { " of a roster of \($0.count)" } ?? "")
      + (chosen.isEmpty ? "" : " with \(chosen.joined(separator: " and ")) of a language model")
  }

  /// Reads what a manifest says.
  init?(text: String, format: Format = .solo) {
    if text.hasPrefix("teams:") {
      self.init(format, .teams(String(text.dropFirst(6))))
      return
    }
    let pieces = text.split(separator: ";").map(String.init)
    let base = pieces.first?.split(separator: ":", maxSplits: 1).map(String.init) ?? []
    guard let word = base.first,
      let found = MatchupChoice.simple.first(where: { $0.word == word && $0.format == format })
    else { return nil }
    self.init(format, found.source)
    for piece in pieces.dropFirst() where !take(strategy: piece) { return nil }
    guard base.count == 2 else { return }
    guard base[1].hasPrefix("roster=") else { return nil }
    let numbers = base[1].dropFirst(7).split(separator: ",").map { Int($0) }
    guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
    players = numbers.compactMap(\.self)
  }

  /// Reads "opponent=llm:…" or "loadout=llm:…"; false when it is neither.
  private mutating func take(strategy text: String) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let settings = try? StrategyOptions.settings(parts[1], parts[0], cassette: nil) else {
      return false
    }
    switch parts[0] {
    case "opponent": opponent = settings
    case "loadout": loadout = settings
    default: return false
    }
    return true
  }

  /// Takes the language models of `--opponent` and `--loadout`, which are for balanced match-ups alone.
  mutating func takeStrategies(_ arguments: Arguments) throws {
    opponent = try StrategyOptions.settings(StrategyOptions.opponent, arguments)
    loadout = try StrategyOptions.settings(StrategyOptions.loadout, arguments)
    if asksModel, source != .balanced {
      throw CommandError("--opponent and --loadout are for balanced match-ups (--format solo --match-ups balanced)")
    }
  }

  /// Whether a language model chooses opponents or moves.
  var asksModel: Bool { opponent != nil || loadout != nil }

  /// The kind of match-ups that one against one has; nil for teams.
  var solo: SoloMatchups.Source? {
    switch source {
    case .balanced: .balanced
    case .any: .any
    case .random, .teams: nil
    }
  }

  /// What a roster's file says.
  static func players(roster path: String) throws -> [Int] {
    let entries = try RosterFile(path).load()
    if entries.isEmpty { throw CommandError("\(path): nobody is in this roster", status: .badData) }
    return entries.map(\.number)
  }

  func nobodyFights(_ rules: String) -> CommandError {
    CommandError("nobody of the roster can fight under the rules of \(rules)", status: .badData)
  }
}
