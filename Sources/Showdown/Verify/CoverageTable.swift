import Dex

/// For each move, ability and item: in how many reference battles it appears, and how many of those come out the same.
public struct CoverageTable: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case move, ability, item

    var plural: String { self == .ability ? "abilities" : rawValue + "s" }
  }

  public struct Row: Sendable, Equatable {
    public var kind: Kind
    public var number: Int
    public var name: String
    /// Battles in which somebody used the move, or was in with the ability or item.
    public var battles = 0
    public var stateExact = 0
    public var logExact = 0
    /// Of the battles that are not exact, the first cause of the one that fails earliest.
    public var difference = ""
    var earliest = Int.max
  }

  /// By kind, in the order of the numbers.
  private var rows: [Kind: [Row]]

  public init() {
    rows = [
      .move: MoveID.all.map { Row(kind: .move, number: Int($0.rawValue), name: $0.name) },
      .ability: AbilityID.all.map { Row(kind: .ability, number: Int($0.rawValue), name: $0.name) },
      .item: ItemID.all.map { Row(kind: .item, number: Int($0.rawValue), name: $0.name) },
    ]
  }

  /// Counts all battles of a file.
  public mutating func add(_ file: FileVerdict) {
    for verdict in file.verdicts { add(verdict) }
  }

  mutating func add(_ verdict: BattleVerdict) {
    let seen: [Kind: Set<Int>] = [
      .move: Set(verdict.seen.moves.map { Int($0.rawValue) }),
      .ability: Set(verdict.seen.abilities.map { Int($0.rawValue) }),
      .item: Set(verdict.seen.items.map { Int($0.rawValue) }),
    ]
    for kind in Kind.allCases {
      for index in rows[kind, default: []].indices where seen[kind]?.contains(rows[kind]![index].number) ?? false {
        CoverageTable.count(verdict, &rows[kind]![index])
      }
    }
  }

  private static func count(_ verdict: BattleVerdict, _ row: inout Row) {
    row.battles += 1
    if verdict.isStateExact { row.stateExact += 1 }
    if verdict.isLogExact { row.logExact += 1 }
    if let divergence = verdict.state ?? verdict.log, divergence.step < row.earliest {
      row.earliest = divergence.step
      row.difference = "\(divergence.cause) (\(verdict.id))"
    }
  }

  /// All of a kind by number.
  public func sorted(_ kind: Kind) -> [Row] { rows[kind, default: []] }

  /// `kind,number,name,battles,state_exact,log_exact,difference`.
  public var csv: String {
    var text = "kind,number,name,battles,state_exact,log_exact,difference\n"
    for row in Kind.allCases.flatMap(sorted) {
      let counts = "\(row.battles),\(row.stateExact),\(row.logExact)"
      text += "\(row.kind.rawValue),\(row.number),\(field(row.name)),\(counts),\(field(row.difference))\n"
    }
    return text
  }

  /// For each kind a summary and all its rows.
  public var markdown: String {
    "# Moves, abilities and items in reference battles\n" + Kind.allCases.map { "\n" + section($0) }.joined()
  }

  private func section(_ kind: Kind) -> String {
    let all = sorted(kind)
    let used = all.filter { $0.battles > 0 }
    let exact = used.filter { $0.logExact == $0.battles }
    let stateExact = used.filter { $0.stateExact == $0.battles }
    let seen = kind == .move ? "somebody used it" : "somebody was in with it"
    let verb = kind == .move ? "used" : "seen"
    var text = """
      ## \(kind.plural.prefix(1).uppercased() + kind.plural.dropFirst())

      \(used.count) of \(all.count) \(kind.plural) are \(verb) in these battles. Of \(stateExact.count) every battle is
      state-exact, of \(exact.count) every battle is log-exact as well. Battles are those in which \(seen).

      | # | \(kind.rawValue) | battles | state-exact | log-exact | known difference |
      | ---: | --- | ---: | ---: | ---: | --- |

      """
    for row in all {
      text += "| \(row.number) | \(row.name) | \(row.battles) | \(row.stateExact) | \(row.logExact) | "
      text += "\(row.difference.isEmpty ? (row.battles == 0 ? "not \(verb)" : "none") : row.difference) |\n"
    }
    return text
  }

  /// A field of a CSV line, in quotes where it needs them.
  private func field(_ text: String) -> String {
    guard text.contains(where: { ",\"\n".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
