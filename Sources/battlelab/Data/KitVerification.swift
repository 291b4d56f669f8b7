import CommandLineKit
import KitTraces
import Showdown

/// Files of the kit's traces, for `verify`.
enum KitVerification {
  /// Verifies a file and says how many lines are exact; nil when its lines are not the kit's.
  static func verify(
    _ file: TraceFile, only: String?, failures: Int, _ console: Console
  ) throws(KitTraceError) -> KitFileVerdict? {
    guard file.count > 0, let kind = KitTraceKind(line: file.line(0)) else { return nil }
    let verdict = try KitVerifier().verify(path: file.path, kind, lines: file.count, only: only) { file.line($0) }
    console.write(verdict.summary + "\n")
    for failure in verdict.verdicts.filter({ !$0.isExact }).prefix(failures) {
      console.write("\(failure.id): \(failure.difference ?? "")\n")
    }
    return verdict
  }
}
