public import Dex

/// For each move, in how many reference battles somebody uses it, and how many of those come out the same.
public struct CoverageTable: Sendable {
  public struct Row: Sendable, Equatable {
    public var move: MoveID
    /// Battles in which somebody used it, whether chosen or called.
    public var battles = 0
    public var stateExact = 0
    public var logExact = 0
    /// Of the battles that are not exact, the first cause of the one that fails earliest.
    public var difference = ""
    var earliest = Int.max
  }

  private var rows: [String: Row] = [:]

  public init() {
    for move in MoveID.all { rows[move.name] = Row(move: move) }
  }

  /// Counts all battles of a file.
  public mutating func add(_ file: FileVerdict) {
    for verdict in file.verdicts { add(verdict) }
  }

  mutating func add(_ verdict: BattleVerdict) {
    for name in verdict.moves {
      guard var row = rows[name] else { continue }
      row.battles += 1
      if verdict.isStateExact { row.stateExact += 1 }
      if verdict.isLogExact { row.logExact += 1 }
      if let divergence = verdict.state ?? verdict.log, divergence.step < row.earliest {
        row.earliest = divergence.step
        row.difference = "\(divergence.cause) (\(verdict.id))"
      }
      rows[name] = row
    }
  }

  /// All moves by number.
  public var sorted: [Row] { rows.values.sorted { $0.move < $1.move } }

  /// `move,name,battles,state_exact,log_exact,difference`.
  public var csv: String {
    var text = "move,name,battles,state_exact,log_exact,difference\n"
    for row in sorted {
      let counts = "\(row.battles),\(row.stateExact),\(row.logExact)"
      text += "\(row.move.rawValue),\(field(row.move.name)),\(counts),\(field(row.difference))\n"
    }
    return text
  }

  /// The summary, the moves with differences, and all moves.
  public var markdown: String {
    let all = sorted
    let used = all.filter { $0.battles > 0 }
    let exact = used.filter { $0.logExact == $0.battles }
    let stateExact = used.filter { $0.stateExact == $0.battles }
    var text = """
      # Moves in reference battles

      \(used.count) of \(all.count) moves are used in these battles. Of \(stateExact.count) every battle is
      state-exact, of \(exact.count) every battle is log-exact as well.

      | # | move | battles | state-exact | log-exact | difference |
      | ---: | --- | ---: | ---: | ---: | --- |

      """
    for row in all {
      text += "| \(row.move.rawValue) | \(row.move.name) | \(row.battles) | \(row.stateExact) | \(row.logExact) | "
      text += "\(row.difference.isEmpty ? (row.battles == 0 ? "not used" : "none") : row.difference) |\n"
    }
    return text
  }

  /// A field of a CSV line, in quotes where it needs them.
  private func field(_ text: String) -> String {
    guard text.contains(where: { ",\"\n".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
