/// Shortens reference battles.
///
/// A battle cannot be played on from the middle, nor without one of its fighters: the reference would have to play it
/// again. What can be left out is everything after the step that matters.
public enum TraceCut {
  /// The line of a battle with its first `steps` steps alone, and no winner when that is not all of them.
  public static func line(_ line: [UInt8], steps: Int) throws(TraceError) -> [UInt8] {
    let root = try JSONDocument.reading(line).root
    guard let members = root.members, let all = root["steps"]?.elements else {
      throw TraceError(path: "steps", problem: "a list expected")
    }
    guard steps < all.count else { return line }
    var out: [UInt8] = Array("{".utf8)
    for (index, member) in members.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      out += Array("\"\(member.key)\":".utf8)
      switch member.key {
      case "steps": out += list(all.prefix(max(0, steps)))
      case "winner": out += Array("null".utf8)
      default: out += member.value.source
      }
    }
    out.append(UInt8(ascii: "}"))
    return out
  }

  private static func list(_ values: ArraySlice<JSONValue>) -> [UInt8] {
    var out: [UInt8] = Array("[".utf8)
    for (index, value) in values.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      out += value.source
    }
    out.append(UInt8(ascii: "]"))
    return out
  }
}
