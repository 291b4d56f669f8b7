import Dex
import Gen5

/// Writes a set as export text, the form in which people share teams.
enum ExportWriter {
  /// The lines of a set, each with its end.
  static func text(_ written: WrittenSet) -> String {
    let set = written.set
    var lines = [firstLine(written)]
    lines.append("Ability: \(set.ability.name)")
    if set.level != 100 { lines.append("Level: \(set.level)") }
    if written.isShiny { lines.append("Shiny: Yes") }
    // Reading takes all of it away from those with Frustration, unless told.
    let usual = set.moves.contains(.frustration) ? 0 : 255
    if set.happiness != usual { lines.append("Happiness: \(set.happiness)") }
    if !written.ball.isEmpty { lines.append("Pokeball: \(written.ball)") }
    if let type = set.hiddenPowerType { lines.append("Hidden Power: \(type.name)") }
    let evs = StatWords.text(set.evs, unless: 0)
    if !evs.isEmpty { lines.append("EVs: \(evs)") }
    lines.append("\(set.nature.name) Nature")
    let ivs = StatWords.text(set.ivs, unless: 31)
    if !ivs.isEmpty {
      lines.append("IVs: \(ivs)")
    } else if set.moves.contains(.hiddenPower), HiddenPowerText.ivs(HiddenPowerText.type(set)) != set.ivs {
      // Reading would otherwise choose those of the type.
      lines.append("IVs: 31 HP")
    }
    for move in set.moves {
      lines.append(move == .hiddenPower ? "- Hidden Power [\(HiddenPowerText.type(set).name)]" : "- \(move.name)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// "Nick (Species) (F) @ Item".
  private static func firstLine(_ written: WrittenSet) -> String {
    let set = written.set
    var line = set.species.name
    if hasNickname(set) { line = "\(set.name) (\(line))" }
    if writesGender(written) { line += " (\(set.gender.letter))" }
    if set.item != .none { line += " @ \(set.item.name)" }
    return line
  }

  static func hasNickname(_ set: PokemonSet) -> Bool { !set.name.isEmpty && set.name != set.species.name }

  /// Whether the gender needs to be told.
  static func writesGender(_ written: WrittenSet) -> Bool {
    !written.isGenderOpen && written.set.gender != Dex.species(written.set.species).genderRatio.fixed
  }
}
