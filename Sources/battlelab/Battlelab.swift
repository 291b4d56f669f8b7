package import CommandLineKit

/// The laboratory's command line: the only place that maps names to types.
package enum Battlelab {
  /// The version that `--version` and manifests name.
  package static let version = "0.1.0"

  /// All commands, in the order of the help text.
  package static let program = Program(
    name: "battlelab", version: version,
    summary: "A laboratory for battle AI: policies play Generation 5 battles, reproducibly and by the million.",
    commands: [
      tournament, sweep, tune, evaluate, run, reproduce, work, merge, replay, diff, play, damage, bench, verify, dex,
      roster, teams, policies,
    ])

  /// Runs one command line.
  package static func run(_ words: [String], console: Console) -> ExitStatus {
    program.run(words, console: console, statusOf: ErrorStatus.of)
  }
}
