/// Positions as lines, for people.
enum PositionText {
  /// A line for each member and one for whoever is in, of both sides.
  static func lines(_ sides: [TraceSide]) -> [String] {
    var lines: [String] = []
    for (index, side) in sides.enumerated() {
      for (place, row) in side.team.sorted(by: { $0.key < $1.key }) {
        lines.append("p\(index + 1) \(place == side.active ? ">" : " ")\(place) \(row)")
      }
      var parts = [side.types]
      if !side.boosts.isEmpty { parts.append(boosts(side.boosts)) }
      if !side.ability.isEmpty { parts.append("ability \(side.ability)") }
      if !side.item.isEmpty { parts.append("item \(side.item)") }
      if !side.conditions.isEmpty { parts.append("side \(side.conditions.sorted().joined(separator: ", "))") }
      if !side.volatiles.isEmpty { parts.append("volatiles \(side.volatiles.sorted().joined(separator: ", "))") }
      lines.append("p\(index + 1)    " + parts.joined(separator: "; "))
    }
    return lines
  }

  /// "atk +1 spe -2".
  static func boosts(_ boosts: [String: Int]) -> String {
    boosts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value > 0 ? "+" : "")\($0.value)" }.joined(separator: " ")
  }
}
