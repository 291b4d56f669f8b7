import BattleCore
import CommandLineKit
import Reports

extension Battlelab {
  /// `battlelab replay`: plays one battle of a tournament again.
  static let replay = Command(
    "replay", summary: "play one battle of a tournament again and show what happened",
    discussion: "Everything is made anew from the manifest: the match-up, the seeds and the policies. Where the "
      + "tournament wrote battles.csv, the replay must come out with the same digest, or the exit status is 1. Results "
      + "of another engine or other data are refused.",
    positionals: [
      Positional("DIR", help: "the folder that the tournament wrote"),
      Positional("BATTLE", help: "the battle's number, from 0, as in battles.csv"),
    ],
    options: ReplayOptions.all,
    examples: [
      Example("battlelab replay Results/tournament 17 --explain", "with the scores behind each decision"),
      Example("battlelab replay Results/tournament 17 --log showdown", "as lines of Showdown's protocol"),
      Example(
        "battlelab replay Results/tournament 17 --what-if p1:1:surf", "the same battle had p1 begun with Surf"),
    ]
  ) { arguments in
    let folder = arguments.positionals[0]
    let number = try ValueReader.int(arguments.positionals[1], "BATTLE", 0...Int.max)
    let whatIf = try arguments[ReplayOptions.whatIf].map(WhatIf.init)
    let manifest = try StoredManifest(folder: folder)
    try manifest.checkFingerprints()
    let replay = try BattleReplay(manifest, battle: number)
    let row = try BattlesFileReader.row(of: number, in: OutputFolder.file("battles.csv", in: folder))
    let log = arguments[ReplayOptions.log]
    let explains = arguments[ReplayOptions.explain]
    if explains, log == "showdown" { throw CommandError("--explain needs --log text or json") }
    return { console in
      if manifest.version != version {
        console.writeError("played by battlelab \(manifest.version), replayed by \(version)\n")
      }
      let played = try replay.play(whatIf)
      switch log {
      case "showdown": console.write(ReplayText.protocolLines(replay, played))
      case "json": console.write(ReplayJSON.value(replay, played, explains: explains).text)
      default: console.write(ReplayText.readable(replay, played, explains: explains))
      }
      // Another choice makes another battle.
      if whatIf != nil { return .done }
      return ReplayOptions.isSame(played.result, row, console) ? .done : .failed
    }
  }
}

/// The options of `replay`.
enum ReplayOptions {
  static let log = CommandOption<String>.choice(
    "log", among: ["text", "showdown", "json"], default: "text", help: "the form of the log")
  static let explain = CommandOption<Bool>.flag(
    "explain", help: "show what each side could choose and, for policies that score, the scores")
  static let whatIf = CommandOption<String?>.optionalString(
    "what-if", "SEAT:TURN:MOVE",
    help: "let a side choose otherwise on a turn, as in p1:3:surf or 'p2:4:switch 2', and play on from there")

  static let all = [log.declaration, explain.declaration, whatIf.declaration]

  /// Whether the battle came out as the tournament says, as far as it says anything.
  static func isSame(_ result: GameResult, _ row: [String: String]?, _ console: Console) -> Bool {
    guard let stored = row?["digest"] else {
      console.writeError("no row of battles.csv to compare with\n")
      return true
    }
    let own = Digest64.hex(result.digest)
    if stored == own {
      console.writeError("as in battles.csv\n")
      return true
    }
    console.writeError("not the battle of battles.csv: its digest is \(stored), here it is \(own)\n")
    return false
  }
}
