import BattleCore
import CommandLineKit
import Foundation
import Policies
import Replay
import Tournament

/// A battle that the command line describes: two teams, two policies, a seed.
enum OwnBattle<Played: PlayedRules> {
  typealias Rules = Played.Rules

  static func source(_ arguments: Arguments) throws -> ReplaySource<Rules> {
    guard let one = arguments[ReplayOptions.p1], let two = arguments[ReplayOptions.p2] else {
      throw CommandError("--p1 and --p2 go together: a battle has two sides")
    }
    let teams = [try team(one, "--p1"), try team(two, "--p2")]
    let seed = arguments[CommonOption.seed]
    let specs = [arguments[ReplayOptions.p1Policy], arguments[ReplayOptions.p2Policy]]
    let players = try zip(Seat.allCases, specs).map { seat, spec in
      let entry = try PolicyRoster<Played>([PolicySpec(spec)]).entries[0]
      return BattleSetup<Rules>.Player(
        label: entry.label, policy: entry.make(0), seed: SeedTree(seed).child("policy").child(seat.index).seed)
    }
    let setup = BattleSetup<Rules>(
      teams: teams, players: players, seed: seed,
      turnLimit: arguments[TournamentOptions.turns] ?? Rules.info.defaultTurnLimit,
      isHidden: isHidden(arguments))
    return ReplaySource(setup: setup, title: "battle of two teams", origin: [], teams: teams.map(Rules.words))
  }

  /// Whether each side is shown only what it has seen.
  static func isHidden(_ arguments: Arguments) -> Bool {
    arguments[TournamentOptions.information] == TournamentPlan.Information.hidden.rawValue
  }

  /// A team from text, or from the file that the text names.
  static func team(_ text: String, _ option: String) throws -> Rules.Team {
    var source = option
    var body = text
    if FileManager.default.fileExists(atPath: text) {
      guard let found = try? String(contentsOfFile: text, encoding: .utf8) else {
        throw CommandError("\(text): is no text in UTF-8", status: .badData)
      }
      source = text
      body = found
    }
    do {
      return try Rules.team(body)
    } catch {
      throw CommandError("\(source): \(error)", status: .badData)
    }
  }
}
