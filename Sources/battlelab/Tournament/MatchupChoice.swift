import CommandLineKit
import Policies
import UserData

/// Who meets whom, in the words of the command line and of manifests.
struct MatchupChoice: Equatable {
  var source: SoloMatchups.Source
  /// National numbers of those who may be the first of a pair; nil for everybody.
  var players: [Int]?

  init(_ source: SoloMatchups.Source, players: [Int]? = nil) {
    self.source = source
    self.players = players
  }

  /// "balanced", or "balanced:roster=1,25": all that is needed to draw the same pairs again.
  var text: String {
    source.rawValue + (players.map { ":roster=" + $0.map(String.init).joined(separator: ",") } ?? "")
  }

  /// For people.
  var words: String {
    "\(source.rawValue) match-ups" + (players.map { " of a roster of \($0.count)" } ?? "")
  }

  /// Reads what a manifest says.
  init?(text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard let word = parts.first, let source = SoloMatchups.Source(rawValue: word) else { return nil }
    self.source = source
    guard parts.count == 2 else { return }
    guard parts[1].hasPrefix("roster=") else { return nil }
    let numbers = parts[1].dropFirst(7).split(separator: ",").map { Int($0) }
    guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
    players = numbers.compactMap(\.self)
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
