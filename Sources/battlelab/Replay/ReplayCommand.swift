import BattleCore
import CommandLineKit
import Gen5
import Showdown
import Tournament

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
    options: [ReplayOptions.log.declaration],
    examples: [
      Example("battlelab replay Results/tournament 17", "battle 17 as text"),
      Example("battlelab replay Results/tournament 17 --log showdown", "as lines of Showdown's protocol"),
    ]
  ) { arguments in
    let folder = arguments.positionals[0]
    let number = try ValueReader.int(arguments.positionals[1], "BATTLE", 0...Int.max)
    let manifest = try StoredManifest(folder: folder)
    try manifest.checkFingerprints()
    let replay = try BattleReplay(manifest, battle: number)
    let row = try BattlesFileReader.row(of: number, in: OutputFolder.file("battles.csv", in: folder))
    let isProtocol = arguments[ReplayOptions.log] == "showdown"
    return { console in
      if manifest.version != version {
        console.writeError("played by battlelab \(manifest.version), replayed by \(version)\n")
      }
      let played = replay.play()
      console.write(isProtocol ? ReplayText.protocolLines(replay, played) : ReplayText.readable(replay, played))
      return ReplayText.isSame(played.result, row, console) ? .done : .failed
    }
  }
}

/// The options of `replay`.
enum ReplayOptions {
  static let log = CommandOption<String>.choice(
    "log", among: ["text", "showdown"], default: "text", help: "the form of the log")
}

/// What a replay shows.
enum ReplayText {
  /// Lines of Showdown's protocol and nothing else.
  static func protocolLines(_ replay: BattleReplay, _ played: BattleReplay.Played) -> String {
    var renderer = ProtocolRenderer(
      replay.teams.0, replay.teams.1, players: [replay.labels.0, replay.labels.1].map(playerName))
    for event in played.events { renderer.append(event) }
    return renderer.lines.map { $0 + "\n" }.joined()
  }

  /// The protocol's fields end at a bar.
  private static func playerName(_ label: String) -> String { label.replacing("|", with: "/") }

  /// Who met with which moves, what happened turn by turn, how it ended.
  static func readable(_ replay: BattleReplay, _ played: BattleReplay.Played) -> String {
    let (one, two) = (replay.labels.0, replay.labels.1)
    var text = "battle \(replay.battle): pairing \(replay.pairing), pair \(replay.pair), side \(replay.side), "
    text += "seed \(replay.seed)\n"
    text += "p1 \(one), \(replay.names.0)\np2 \(two), \(replay.names.1)\n"
    var log = ReadableLog(replay.teams.0, replay.teams.1)
    for event in played.events { log.append(event) }
    text += log.lines.map { $0 + "\n" }.joined()
    return text + "\n" + ending(replay, played.result)
  }

  private static func ending(_ replay: BattleReplay, _ result: GameResult) -> String {
    let winner =
      switch result.outcome.winner {
      case .p1: "\(replay.labels.0) (p1) wins"
      case .p2: "\(replay.labels.1) (p2) wins"
      case .tie: "nobody wins"
      }
    let turns = result.turns == 1 ? "1 turn" : "\(result.turns) turns"
    return "\(winner) after \(turns), \(result.outcome.reason.name); digest \(Digest64.hex(result.digest))\n"
  }

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
