import BattleCore

/// A position as text: a block for each side.
public enum PositionText {
  public static func lines(_ view: PositionView, labels: [String]) -> [String] {
    var lines: [String] = []
    if !view.field.isEmpty { lines.append("field: " + view.field.joined(separator: ", ")) }
    for (seat, side) in zip(Seat.allCases, view.sides) {
      let conditions = side.conditions.isEmpty ? "" : ": " + side.conditions.joined(separator: ", ")
      lines.append("\(seat.name) \(labels[seat.index])\(conditions)")
      for fighter in side.fighters { lines += PositionText.lines(fighter) }
    }
    return lines
  }

  private static func lines(_ fighter: PositionView.Fighter) -> [String] {
    var lines = [(fighter.isIn ? "> " : "  ") + "\(fighter.name) \(bar(fighter)) \(health(fighter))"]
    // What is down does not matter any more, and of what has not been seen nothing is known.
    if fighter.hp == 0 { return lines }
    if fighter.name == "?" { return ["  ?"] }
    let facts = fighter.facts.joined(separator: ", ")
    lines.append("    " + ([facts] + fighter.conditions).filter { !$0.isEmpty }.joined(separator: "; "))
    let moves = fighter.moves.map { move in
      move.pp.map { "\(move.name) \($0)/\(move.maxPP ?? $0)" } ?? move.name
    }
    if !moves.isEmpty { lines.append("    " + moves.joined(separator: ", ")) }
    return lines
  }

  /// "[#########-----------]".
  static func bar(_ fighter: PositionView.Fighter) -> String {
    let length = 20
    let filled =
      fighter.hp == 0 || fighter.maxHP == 0 ? 0 : max(1, min(length, fighter.hp * length / fighter.maxHP))
    return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: length - filled) + "]"
  }

  private static func health(_ fighter: PositionView.Fighter) -> String {
    if fighter.hp == 0 { return "down" }
    let status = fighter.status.isEmpty ? "" : ", \(fighter.status)"
    return "\(fighter.hp) of \(fighter.maxHP) HP (\(fighter.percent) %)\(status)"
  }
}
