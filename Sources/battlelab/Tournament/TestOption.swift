import CommandLineKit
import Tournament

extension TournamentOptions {
  /// Ends a pairing when it is decided.
  static let test = CommandOption<SequentialTest?>(
    "sprt", placeholder: "TEST",
    help:
      "end a pairing as soon as one of two hypotheses about its first policy is accepted: score0=S,score1=S (points "
      + "per battle), elo0=E,elo1=E (logistic Elo) or nelo0=E,nelo1=E (normalised Elo), then alpha=P and beta=P (0.05 "
      + "each). --pairs is then the most pairs of a pairing (default 100000)",
    read: { (text: String) throws(CommandError) in try TestOption.read(text) },
    combine: { (given: [SequentialTest]) in given.last })

  /// The cap of a test when `--pairs` is not given.
  static let defaultCap = 100_000
}

/// Reads a sequential test.
enum TestOption {
  private static let models: [(prefix: String, model: SequentialTest.Model)] = [
    ("score", .score), ("elo", .logistic), ("nelo", .normalised),
  ]

  static func read(_ text: String) throws(CommandError) -> SequentialTest {
    var values: [String: Double] = [:]
    let names = models.flatMap { [$0.prefix + "0", $0.prefix + "1"] } + ["alpha", "beta"]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(part.prefix { $0 != "=" })
      guard names.contains(name) else { throw CommandError(NearestName.message("part of --sprt", name, among: names)) }
      let value = String(part.dropFirst(name.count + 1))
      if values[name] != nil { throw CommandError("--sprt: \(name) is given twice") }
      values[name] = try ValueReader.double(value, "--sprt: \(name)", -2000...2000)
    }
    let given = models.filter { values[$0.prefix + "0"] != nil || values[$0.prefix + "1"] != nil }
    guard given.count == 1, let low = values[given[0].prefix + "0"], let high = values[given[0].prefix + "1"] else {
      throw CommandError("--sprt needs score0 and score1, or elo0 and elo1, or nelo0 and nelo1")
    }
    do {
      return try SequentialTest(
        model: given[0].model, low: low, high: high, alpha: values["alpha"] ?? 0.05, beta: values["beta"] ?? 0.05)
    } catch {
      throw CommandError("--sprt: \(error)")
    }
  }
}
