/// Reads the lines of a text with any number of teams.
struct TeamsReader {
  private var teams: [WrittenTeam] = []
  /// The team that sets are being added to.
  private var team: WrittenTeam?
  private var set: ExportReader?

  /// Reads a line without blanks at its ends.
  mutating func read(_ text: String, line: Int) throws(TeamTextError) {
    if text.isEmpty || text == "---" {
      try endSet()
    } else if text.hasPrefix("===") {
      try endTeam()
      team = heading(text, line)
    } else if text.contains("|") {
      try endTeam()
      teams.append(try packed(text, line))
    } else if set != nil {
      try set?.read(text, line: line)
    } else {
      if team == nil { team = WrittenTeam(sets: [], line: line) }
      let place = (team?.sets.count ?? 0) + 1
      guard place <= 6 else {
        throw TeamTextError(
          line: line, place: place, field: "set", value: text,
          remedy: "is one too many; a team has 1 to 6 sets, and a line === name === begins the next one")
      }
      set = try ExportReader(first: text, place: place, line: line)
    }
  }

  /// All teams, at the end of the text.
  mutating func finished() throws(TeamTextError) -> [WrittenTeam] {
    try endTeam()
    return teams
  }

  /// Refuses what no battle could take.
  static func checked(_ team: WrittenTeam) throws(TeamTextError) -> WrittenTeam {
    if (1...6).contains(team.sets.count) { return team }
    throw TeamTextError(
      line: team.line, place: nil, field: "team", value: team.name.isEmpty ? nil : team.name,
      remedy: "has \(team.sets.count) sets; a team has 1 to 6")
  }

  private mutating func endSet() throws(TeamTextError) {
    if let set { team?.sets.append(try set.finished()) }
    set = nil
  }

  private mutating func endTeam() throws(TeamTextError) {
    try endSet()
    if let team { teams.append(try Self.checked(team)) }
    team = nil
  }

  /// "=== [gen5ou] folder/name ===".
  private func heading(_ text: String, _ line: Int) -> WrittenTeam {
    var name = Substring(text)
    while name.hasPrefix("=") { name.removeFirst() }
    while name.hasSuffix("=") { name.removeLast() }
    name = name.trimmingSpace
    var format = ""
    if name.hasPrefix("["), let end = name.firstIndex(of: "]") {
      format = trimmed(name[name.index(after: name.startIndex)..<end])
      name = name[name.index(after: end)...].trimmingSpace
    }
    return WrittenTeam(name: String(name), format: format, sets: [], line: line)
  }

  /// A packed team, perhaps with its format and name before it: "gen5ou]name|…", as Showdown's client stores teams.
  private func packed(_ text: String, _ line: Int) throws(TeamTextError) -> WrittenTeam {
    var team = WrittenTeam(sets: [], line: line)
    var rest = Substring(text)
    if let bracket = rest.firstIndex(of: "]"), let bar = rest.firstIndex(of: "|"), bracket < bar {
      team.format = trimmed(rest[..<bracket])
      team.name = trimmed(rest[rest.index(after: bracket)..<bar])
      rest = rest[rest.index(after: bar)...]
    }
    team.sets = try PackedReader.sets(rest, line: line)
    return try Self.checked(team)
  }
}
