import BattleCore

extension Divergence {
  /// A battle whose teams are refused.
  static func unplayable(_ id: String, _ reason: String) -> Divergence {
    Divergence(
      id: id, step: 0, turn: 0, field: .team, cause: "team", choices: [nil, nil],
      differences: [Difference(what: "team", expected: "a team that can play", actual: reason)],
      expected: [], actual: [], expectedDraws: nil, actualDraws: [], expectedDrawCount: nil, expectedLog: [],
      actualLog: [])
  }

  /// The report for people: what differs, both positions, the draws and the lines side by side.
  ///
  /// - Parameter file: the file of the battle, for the command that replays it.
  public func report(file: String) -> String {
    var lines = ["\(id): step \(step), turn \(turn): \(cause)"]
    let chosen = choices.map { $0 ?? "-" }.joined(separator: " / ")
    lines.append("  choices  \(chosen)")
    for difference in differences {
      lines.append("  \(difference.what)")
      lines.append("    expected \(difference.expected)")
      lines.append("    actual   \(difference.actual)")
    }
    lines += Divergence.columns("position", expected, actual)
    lines += drawLines
    lines += Divergence.columns("log", expectedLog, actualLog)
    lines.append("  again: battlelab verify \(file) --only \(id) --failures 1\(field == .log ? " --log" : "")")
    return lines.joined(separator: "\n")
  }

  private var drawLines: [String] {
    let count = expectedDrawCount.map { "\($0) expected, " } ?? ""
    var lines = ["  draws (\(count)\(actualDraws.count) made)"]
    guard let expectedDraws else { return lines + actualDraws.map { "      \($0)" } }
    // Draw by draw rather than as a difference of lists: after a missing draw every value is another one.
    for index in 0..<max(expectedDraws.count, actualDraws.count) {
      let wanted = index < expectedDraws.count ? expectedDraws[index].description : "(none)"
      let got = index < actualDraws.count ? actualDraws[index].description : "(none)"
      lines.append(wanted == got ? "      \(wanted)" : "    ! expected \(wanted), made \(got)")
    }
    return lines
  }

  private static func columns(_ title: String, _ expected: [String], _ actual: [String]) -> [String] {
    guard expected != actual else { return ["  \(title), the same on both sides"] + expected.map { "      \($0)" } }
    return ["  \(title)"] + sideBySide(expected, actual)
  }

  /// Both lists as one: lines that agree once, where they part with - for what was expected and + for what came.
  static func sideBySide(_ expected: [String], _ actual: [String]) -> [String] {
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < expected.count || j < actual.count {
      if i < expected.count, removed.contains(i) {
        lines.append("    - \(expected[i])")
        i += 1
      } else if j < actual.count, inserted.contains(j) {
        lines.append("    + \(actual[j])")
        j += 1
      } else {
        lines.append("      \(expected[i])")
        i += 1
        j += 1
      }
    }
    return lines
  }
}
