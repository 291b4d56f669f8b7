import BattleCore
import CommandLineKit
import Foundation
import Gen5
import Kit
import Policies
import Replay
import Tournament

extension Battlelab {
  /// `battlelab replay`: plays one battle again and explains it.
  static let replay = Command(
    "replay", summary: "play any battle again: what happened, why, and what if",
    discussion: "SOURCE is the folder of a tournament (with BATTLE, the number of a row of battles.csv), or a file: a "
      + "Showdown input log, reference battles of 'verify' (BATTLE is then a line, from 1, or an id), or what --save "
      + "wrote. Without SOURCE the options say what is played. The same battle comes out on any machine; where a digest "
      + "was written down and another one comes out, the exit status is 1. Tournaments of another engine, other data or "
      + "policies that decide otherwise are refused.",
    positionals: [
      Positional("SOURCE", help: "a tournament's folder, or a file with a battle", arity: .optional),
      Positional("BATTLE", help: "the battle's number, from 0 as in battles.csv", arity: .optional),
    ],
    options: ReplayOptions.declarations,
    examples: [
      Example("battlelab replay Results/tournament 17 --explain", "with the reasons of each decision"),
      Example("battlelab replay Results/tournament 17 --log showdown", "as lines of Showdown's protocol"),
      Example("battlelab replay Results/tournament 17 --set p1@1=surf", "the same battle had p1 begun with Surf"),
      Example(
        "battlelab replay Results/tournament 17 --turn 2 --continue 1000 --options",
        "what each option is worth on turn 2"),
      Example(
        "battlelab replay --battle 17 --policy heuristic --policy random --html a.html",
        "a page of a battle that no tournament has played"),
    ]
  ) { arguments in
    let source = try ReplayRequest.open(arguments)
    switch source {
    case .gen5(let source, let context): return try ReplayJob(source, context, arguments).job
    case .kit(let source, let context): return try ReplayJob(source, context, arguments).job
    case .all(let job): return job
    }
  }
}

/// What a command line asks to be played.
enum ReplayRequest {
  case gen5(ReplaySource<Gen5>, ReplayContext<Gen5>)
  case kit(ReplaySource<Kit>, ReplayContext<Kit>)
  /// All battles of a tournament.
  case all(Job)

  static func open(_ arguments: Arguments) throws -> ReplayRequest {
    let isOwn = arguments.isGiven(ReplayOptions.p1) || arguments.isGiven(ReplayOptions.p2)
    let isPlanned = arguments.isGiven(ReplayOptions.battle)
    guard let path = arguments.positionals.first else {
      if isOwn == isPlanned {
        throw CommandError(
          isOwn
            ? "--battle and --p1 exclude each other" : "SOURCE is missing: a folder, a file, --p1 and --p2, or --battle"
        )
      }
      switch RulesName(arguments) {
      case .gen5: return try gen5(isOwn ? OwnBattle<PlayedGen5>.source(arguments) : planned(PlayedGen5.self, arguments))
      case .kit: return try kit(isOwn ? OwnBattle<PlayedKit>.source(arguments) : planned(PlayedKit.self, arguments))
      }
    }
    if isOwn || isPlanned { throw CommandError("SOURCE and --\(isOwn ? "p1" : "battle") exclude each other") }
    for option in ReplayOptions.planned + [ReplayOptions.policies.declaration]
    where arguments.isGiven(named: option.name) {
      throw CommandError("--\(option.name) applies to --battle; what is played is in \(path)")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError("\(path): there is no such folder or file", status: .badData)
    }
    return try isFolder.boolValue ? folder(path, arguments) : file(path, arguments)
  }

  private static func gen5(_ source: ReplaySource<Gen5>) -> ReplayRequest {
    .gen5(source, ReplayContext(PlayedGen5.self))
  }
  private static func kit(_ source: ReplaySource<Kit>) -> ReplayRequest { .kit(source, ReplayContext(PlayedKit.self)) }

  /// A battle of a tournament that need not have been played.
  private static func planned<Played: PlayedRules>(
    _ played: Played.Type, _ arguments: Arguments
  ) throws -> ReplaySource<Played.Rules> {
    let battle = arguments[ReplayOptions.battle] ?? 0
    guard arguments[ReplayOptions.policies].count == 2 else {
      throw CommandError("--battle needs two --policy, the first and the second of the pairing")
    }
    // As many pairs as it takes to have this battle; the number changes nothing else.
    let setup = try TournamentSetup<Played>(arguments, pairs: battle / 2 + 1)
    return try TournamentBattles(setup).source(battle)
  }

  private static func folder(_ path: String, _ arguments: Arguments) throws -> ReplayRequest {
    let manifest = try StoredManifest(folder: path)
    switch try manifest.rules() {
    case .gen5:
      if arguments[ReplayOptions.all] { return .all(try ReplayAll<PlayedGen5>(manifest, path, arguments).job) }
      return gen5(try row(PlayedGen5.self, manifest, path, arguments))
    case .kit:
      if arguments[ReplayOptions.all] { return .all(try ReplayAll<PlayedKit>(manifest, path, arguments).job) }
      return kit(try row(PlayedKit.self, manifest, path, arguments))
    }
  }

  private static func row<Played: PlayedRules>(
    _ played: Played.Type, _ manifest: StoredManifest, _ folder: String, _ arguments: Arguments
  ) throws -> ReplaySource<Played.Rules> {
    guard arguments.positionals.count > 1 else { throw CommandError("BATTLE is missing: a number from 0, or --all") }
    let number = try ValueReader.int(arguments.positionals[1], "BATTLE", 0...Int.max)
    let battles = TournamentBattles(try TournamentSetup<Played>(manifest, checksPolicies: false))
    try manifest.checkPolicies(battles.seated(number))
    var source = try battles.source(number)
    let file = OutputFolder.file("battles.csv", in: folder)
    if let digest = try BattlesFileReader.row(of: number, in: file)?["digest"] {
      source.expected = .init(digest: digest, place: "battles.csv")
    } else {
      source.notices.append("no row of battles.csv to compare with")
    }
    if manifest.version != Battlelab.version {
      source.notices.append("played by battlelab \(manifest.version), replayed by \(Battlelab.version)")
    }
    return source
  }

  private static func file(_ path: String, _ arguments: Arguments) throws -> ReplayRequest {
    if arguments[ReplayOptions.all] { return .all(try ReplayTraces(path, arguments).job) }
    switch try BattleFile(path).open(arguments.positionals.dropFirst().first) {
    case .gen5(let source): return gen5(source)
    case .kit(let source): return kit(source)
    }
  }
}

/// What the jobs need to know of the rules beyond the rules themselves.
struct ReplayContext<Rules: ReplayedRules> {
  /// Digest of the facts that are not the rule set's own.
  let dataFingerprint: String
  let describe: (Rules.Player) -> SavedBattle.Description
  /// The policy of a spec.
  let policy: (String) throws -> Rules.Player

  init<Played: PlayedRules>(_ played: Played.Type) where Played.Rules == Rules {
    dataFingerprint = Played.dataFingerprint
    describe = { policy in
      SavedBattle.Description(
        name: Played.name(of: policy), parameters: Played.parameters(of: policy),
        fingerprint: PolicyFingerprints.fingerprint(of: policy, Played.self))
    }
    policy = { try PolicyRoster<Played>([PolicySpec($0)]).entries[0].make(0) }
  }
}
