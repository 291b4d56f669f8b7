import Dex
import Gen5

/// Writes a set in packed form.
enum PackedWriter {
  static func text(_ written: WrittenSet) -> String {
    let set = written.set
    let hasNickname = ExportWriter.hasNickname(set)
    var fields = [
      hasNickname ? set.name : set.species.name,
      hasNickname ? packed(set.species.name) : "",
      packed(set.item.name),
      packed(set.ability.name),
      set.moves.map { move(of: set, $0) }.joined(separator: ","),
      set.nature.name,
      stats(set.evs, usual: 0),
      ExportWriter.writesGender(written) ? set.gender.letter : "",
      stats(set.ivs, usual: 31),
      written.isShiny ? "S" : "",
      set.level == 100 ? "" : "\(set.level)",
    ]
    var last = set.happiness == 255 ? "" : "\(set.happiness)"
    if set.hiddenPowerType != nil || !written.ball.isEmpty {
      last += ",\(set.hiddenPowerType?.name ?? ""),\(packed(written.ball)),,,"
    }
    fields.append(last)
    return fields.joined(separator: "|")
  }

  private static func move(of set: PokemonSet, _ move: MoveID) -> String {
    packed(move.name) + (move == .hiddenPower ? HiddenPowerText.type(set).name : "")
  }

  /// A name without anything but letters and digits.
  private static func packed(_ name: String) -> String {
    String(
      decoding: name.utf8.filter { (65...90).contains($0) || (97...122).contains($0) || (48...57).contains($0) },
      as: UTF8.self)
  }

  private static func stats(_ values: [Int], usual: Int) -> String {
    if values.allSatisfy({ $0 == usual }) { return "" }
    return values.map { $0 == usual ? "" : "\($0)" }.joined(separator: ",")
  }
}
