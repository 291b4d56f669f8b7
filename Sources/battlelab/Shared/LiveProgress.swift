import CommandLineKit
import Tournament

/// A progress line that closures can share.
final class LiveProgress {
  private var line: ProgressLine
  private var last: TournamentProgress?

  init(_ console: Console, isQuiet: Bool) { line = ProgressLine("battles", console: console, isQuiet: isQuiet) }

  func update(_ state: TournamentProgress) {
    last = state
    line.update(done: state.done, total: state.total, seconds: state.seconds)
  }

  /// Shows what has been played, which is all that there was to play.
  func finish() {
    if let last { line.finish(done: last.done, total: last.done, seconds: last.seconds) }
  }
}
