import BattleCore
import CommandLineKit
import Foundation
import Gen5
import Kit
import Policies
import Replay
import Reports
import Showdown
import Tournament

/// A file with a battle: an input log, reference battles, or what `--save` wrote.
struct BattleFile {
  enum Source {
    case gen5(ReplaySource<Gen5>)
    case kit(ReplaySource<Kit>)
  }

  private let path: String
  private let bytes: [UInt8]

  init(_ path: String) throws(CommandError) {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError("\(path): the file cannot be read", status: .badData)
    }
    bytes = Array(data)
  }

  private func bad(_ what: String) -> CommandError { CommandError("\(path): \(what)", status: .badData) }

  /// - Parameter which: the battle of a file with several: a line from 1, or an id.
  func open(_ which: String?) throws -> Source {
    let head = String(decoding: bytes.prefix(400), as: UTF8.self)
    if SavedBattle.isMeant(head) {
      if which != nil { throw CommandError("\(path) holds one battle: leave BATTLE out") }
      return try saved()
    }
    if head.drop(while: \.isWhitespace).hasPrefix("{") { return .gen5(try trace(which)) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(">") || text.contains("\n>start") else {
      throw bad(
        "is no battle; an input log (its lines begin with '>'), reference battles or what --save wrote is needed")
    }
    if which != nil { throw CommandError("\(path) holds one battle: leave BATTLE out") }
    return .gen5(try inputLog(text))
  }

  // MARK: - Input logs and traces

  private func inputLog(_ text: String) throws -> ReplaySource<Gen5> {
    let log: InputLog
    let battle: InputLogs.Written
    do {
      log = try InputLog(text)
      battle = try InputLogs.battle(log)
    } catch {
      throw bad("\(error)")
    }
    var source = source(battle, title: "battle of \(log.format)")
    if !log.version.isEmpty { source.notices.append("written by version \(log.version) of the simulator") }
    return source
  }

  private func trace(_ which: String?) throws -> ReplaySource<Gen5> {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    let line = try line(which, of: lines)
    do {
      let trace = try TraceBattle(line: line)
      return source(try InputLogs.battle(trace), title: "reference battle \(trace.id)")
    } catch {
      throw bad("\(error)")
    }
  }

  private func line(_ which: String?, of lines: [[UInt8]]) throws(CommandError) -> [UInt8] {
    guard let which else {
      if lines.count == 1 { return lines[0] }
      throw CommandError("\(path) holds \(lines.count) battles: name one by its line, from 1, or by its id")
    }
    if let number = Int(which) {
      guard lines.indices.contains(number - 1) else {
        throw CommandError("BATTLE must be from 1 to \(lines.count), not \(number)")
      }
      return lines[number - 1]
    }
    let wanted = Array("\"id\":\"\(which)\"".utf8)
    guard let line = lines.first(where: { $0.prefix(200).firstRange(of: wanted) != nil }) else {
      throw CommandError("\(path) holds no battle called '\(which)'")
    }
    return line
  }

  private func source(_ battle: InputLogs.Written, title: String) -> ReplaySource<Gen5> {
    let players = battle.names.map { BattleSetup<Gen5>.Player(label: $0, policy: nil, seed: 0) }
    let setup = BattleSetup<Gen5>(
      teams: battle.teams, players: players, seed: battle.seed, turnLimit: Gen5.info.defaultTurnLimit)
    return ReplaySource(
      setup: setup, title: title, origin: [.init("file", .string(path))], teams: battle.teams.map(Gen5.words),
      script: battle.script)
  }

  // MARK: - Saved battles

  private func saved() throws -> Source {
    let saved: SavedBattle
    do {
      saved = try SavedBattle(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw bad("\(error)")
    }
    guard let rules = RulesName(rawValue: saved.rules) else {
      let known = RulesName.allCases.map(\.rawValue).joined(separator: ", ")
      throw bad("was played by the rules of '\(saved.rules)'; this version has \(known)")
    }
    switch rules {
    case .gen5: return .gen5(try source(saved, PlayedGen5.self))
    case .kit: return .kit(try source(saved, PlayedKit.self))
    }
  }

  private func source<Played: PlayedRules>(
    _ saved: SavedBattle, _ played: Played.Type
  ) throws -> ReplaySource<Played.Rules> {
    typealias Rules = Played.Rules
    var teams: [Rules.Team] = []
    var players: [BattleSetup<Rules>.Player] = []
    var notices: [String] = []
    do {
      for player in saved.players {
        teams.append(try Rules.team(player.team))
        let parameters = Dictionary(player.parameters.map { ($0.name, $0.value) }) { first, _ in first }
        let stored = StoredManifest.Policy(label: player.label, name: player.policy, parameters: parameters)
        let policy =
          player.policy.isEmpty ? nil : try PolicyRoster<Played>([stored]).entries[0].make(0)
        players.append(.init(label: player.label, policy: policy, seed: player.seed))
        let own = policy.flatMap { PolicyFingerprints.fingerprint(of: $0, Played.self) }
        if let stored = player.fingerprint, let own, stored != own {
          notices.append(
            "the policy '\(player.label)' decides otherwise than the one that played this (\(stored), here \(own)), that "
              + "of battlelab \(saved.version): the choices are played again, and it would make others")
        }
      }
    } catch {
      throw bad("\(error)")
    }
    let setup = BattleSetup<Rules>(
      teams: teams, players: players, seed: saved.seed, turnLimit: saved.turnLimit, isHidden: saved.isHidden)
    var source = ReplaySource(
      setup: setup, title: "saved battle", origin: [.init("file", .string(path))], teams: teams.map(Rules.words),
      script: saved.script(Rules.self), expected: .init(digest: saved.digest, place: path))
    for (what, stored, own) in [
      ("engine", saved.engine, Rules.info.fingerprint), ("dex", saved.data, Played.dataFingerprint),
    ] where stored != own {
      source.notices.append(
        "saved by battlelab \(saved.version) with another \(what) (\(stored), here \(own)): the choices are played "
          + "again, and what comes of them may differ")
    }
    source.notices += notices
    return source
  }
}
