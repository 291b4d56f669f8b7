package import Gen5
import JSONText

/// The teams of a reference battle without the rest, which takes long to read.
package enum TraceTeams {
  /// Both teams of a line.
  package static func read(_ line: [UInt8]) throws(TraceError) -> [[PokemonSet]] {
    let root = TraceField(try JSONDocument.reading(line).root, "")
    return [try root["p1"].list(TraceBattle.set), try root["p2"].list(TraceBattle.set)]
  }
}
