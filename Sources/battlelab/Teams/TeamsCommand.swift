import CommandLineKit
import Dex
import Gen5
import Showdown

extension Battlelab {
  /// `battlelab teams`: a file of teams checked, or in the other form.
  static let teams = Command(
    "teams", summary: "check a file of teams, or turn it into the other text format",
    discussion:
      "Reads what Showdown's users share: export text, with === name === before each team, or packed teams, a "
      + "line each. Exit status: 0 when every team can play (with --legal: is allowed too), 1 when --legal finds "
      + "something, 65 when the file cannot be read as teams.",
    positionals: [Positional("FILE", help: "the file of teams")],
    options: [Format.legalTeams.declaration, Format.packed.declaration, Format.export.declaration],
    examples: [
      Example("battlelab teams Experiments/teams/sample.txt --legal", "says what the games would not allow"),
      Example("battlelab teams Experiments/teams/sample.txt --packed", "a line for each team"),
      Example("battlelab teams packed.txt --export", "text for people"),
    ]
  ) { arguments in
    let path = arguments.positionals[0]
    let file = try TeamFile(path)
    // What a battle would refuse is an error here too.
    _ = try TeamPool(path, MatchupChoice(.singles, .teams(path)))
    let isPacked = arguments[Format.packed]
    if isPacked, arguments[Format.export] {
      throw CommandError("--packed and --export are two forms; give one of them")
    }
    let isStrict = arguments[Format.legalTeams]
    return { console in
      if isPacked {
        for team in file.teams { console.write(TeamText.packed(team) + "\n") }
      } else if arguments[Format.export] {
        console.write(TeamText.export(file.teams))
      } else {
        console.write(TeamsTable.text(file))
      }
      guard isStrict else { return .done }
      for problem in file.problems { console.writeError(problem + "\n") }
      return file.problems.isEmpty ? .done : .failed
    }
  }
}

extension Format {
  static let legalTeams = CommandOption<Bool>.flag(
    "legal", help: "check moves, abilities, EVs, genders and formes against the games")
  static let packed = CommandOption<Bool>.flag("packed", help: "print the teams packed, a line each")
  static let export = CommandOption<Bool>.flag("export", help: "print the teams as export text")
}

/// A line for each team of a file.
private enum TeamsTable {
  static func text(_ file: TeamFile) -> String {
    let names = file.teams.indices.map(file.name)
    let width = names.map(\.count).max() ?? 0
    return file.teams.indices.map { index in
      let species = file.teams[index].members.map { "\($0.species.name) L\($0.level)" }.joined(separator: ", ")
      return names[index] + String(repeating: " ", count: width - names[index].count) + "  \(species)\n"
    }.joined()
  }
}
