import LanguageModel
import LanguagePolicies
import Reports

/// What became of the decisions of policies that ask language models. It is about one run: an interrupted one counts only
/// what it played itself.
struct LanguageReport {
  private let rows: [(label: String, counts: LanguageTally.Counts)]

  init(_ tallies: [(label: String, tally: LanguageTally)]) {
    rows = tallies.map { ($0.label, $0.tally.counts) }
  }

  /// For `run.json`.
  var notes: [String: JSONValue] {
    if rows.isEmpty { return [:] }
    let policies = rows.map { label, counts in
      var fallbacks: [String: JSONValue] = [:]
      for cause in LanguageTally.Cause.allCases {
        fallbacks[cause.name] = .integer(counts.fallbacks[cause.rawValue])
      }
      var places: [String: JSONValue] = [:]
      for (choices, picked) in counts.places.enumerated() where !picked.isEmpty {
        places["\(choices)"] = .array(picked.map { .integer($0) })
      }
      return JSONValue.sorted([
        "policy": .string(label), "decisions": .integer(counts.decisions), "answered": .integer(counts.answered),
        "recorded": .integer(counts.recorded), "adjusted": .integer(counts.adjusted),
        "fallbacks": .sorted(fallbacks), "tokens": .integer(counts.tokens),
        "seconds": .decimal(counts.seconds, places: 3), "picked_places_by_choices": .sorted(places),
      ])
    }
    return [
      "language_models": .array(policies), "llama": .string(LanguageModel.libraryDescription),
    ]
  }

  /// A line for each policy.
  var text: String {
    rows.map { label, counts in
      let evaluated = counts.answered - counts.recorded
      var line = "\(label): " + (counts.decisions == 1 ? "1 decision" : "\(counts.decisions) decisions")
      line += ", \(share(counts.answered, counts.decisions)) by the model"
      line += " (\(share(counts.recorded, counts.decisions)) recorded)"
      line += ", \(share(counts.adjusted, counts.decisions)) then adjusted"
      for cause in LanguageTally.Cause.allCases where counts.fallbacks[cause.rawValue] > 0 {
        line += ", \(share(counts.fallbacks[cause.rawValue], counts.decisions)) left to the heuristic (\(cause.name))"
      }
      if evaluated > 0 {
        let tokens = FixedPoint.text(Double(counts.tokens) / Double(evaluated), places: 1)
        let time = FixedPoint.text(1000 * counts.seconds / Double(evaluated), places: 1)
        line += "; \(tokens) tokens and \(time) ms a decision"
      }
      return line + "\n"
    }.joined()
  }

  private func share(_ part: Int, _ whole: Int) -> String {
    FixedPoint.text(whole == 0 ? 0 : 100 * Double(part) / Double(whole), places: 1) + " %"
  }
}
