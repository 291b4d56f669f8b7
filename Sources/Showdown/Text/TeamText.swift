public import Gen5

/// Teams as text, in both forms that Showdown's users share: export text and packed lines.
public enum TeamText {
  /// Reads any number of teams.
  ///
  /// Accepted are export text (sets of several lines with blank lines between them; `=== [format] name ===` begins a
  /// team), packed teams (a line each, also with `format]name|` before it), and both mixed. Without a heading all sets of
  /// an export text are one team.
  public static func teams(_ text: String) throws(TeamTextError) -> [WrittenTeam] {
    var reader = TeamsReader()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      // A file may begin with the mark of its encoding.
      let own = index == 0 && line.hasPrefix("\u{FEFF}") ? line.dropFirst() : line
      try reader.read(trimmed(own), line: index + 1)
    }
    return try reader.finished()
  }

  /// Reads the one team of a text.
  public static func team(_ text: String) throws(TeamTextError) -> WrittenTeam {
    let teams = try teams(text)
    guard teams.count == 1 else {
      throw TeamTextError(
        line: teams.dropFirst().first?.line ?? 1, place: nil, field: "text", value: nil,
        remedy: teams.isEmpty ? "there is no team in it" : "one team is expected, and there are \(teams.count)")
    }
    return teams[0]
  }

  /// Reads a packed team.
  ///
  /// - Parameter line: the line that errors name.
  public static func unpacked(_ text: String, line: Int = 1) throws(TeamTextError) -> WrittenTeam {
    try TeamsReader.checked(WrittenTeam(sets: try PackedReader.sets(text, line: line), line: line))
  }

  /// The export text of a team, with a heading when it has a name or a format.
  public static func export(_ team: WrittenTeam) -> String {
    let format = team.format.isEmpty ? "" : "[\(team.format)] "
    let heading = team.format.isEmpty && team.name.isEmpty ? "" : "=== \(format)\(team.name) ===\n\n"
    return heading + team.sets.map { ExportWriter.text($0) }.joined(separator: "\n")
  }

  /// The export text of several teams, each with a heading.
  public static func export(_ teams: [WrittenTeam]) -> String {
    teams.enumerated().map { index, team in
      var named = team
      if team.name.isEmpty { named.name = "team \(index + 1)" }
      return export(named)
    }.joined(separator: "\n")
  }

  /// The packed form of a team: one line.
  public static func packed(_ team: WrittenTeam) -> String {
    team.sets.map { PackedWriter.text($0) }.joined(separator: "]")
  }

  public static func export(_ sets: [PokemonSet]) -> String { export(WrittenTeam(sets)) }
  public static func packed(_ sets: [PokemonSet]) -> String { packed(WrittenTeam(sets)) }
}
