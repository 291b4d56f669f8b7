import BattleCore
import CommandLineKit
import Foundation
import Gen5
import Reports
import Showdown
import Teams
import Tournament

/// The teams of a file, two of which meet in each pair.
struct TeamPool: MatchupSource {
  typealias Rules = Gen5

  let teams: [Team]
  /// What reports call them.
  let names: [String]

  /// Two different teams, any two as likely as any others; a single one meets itself.
  func draw(_ index: Int, _ seeds: SeedTree) -> DrawnMatchup<Gen5> {
    guard teams.count > 1 else { return DrawnMatchup(teams: (teams[0], teams[0]), names: (names[0], names[0])) }
    var dice = Gen5Dice(seed: seeds.child("teams").seed)
    let one = dice.below(teams.count, .other)
    let step = 1 + dice.below(teams.count - 1, .other)
    let two = (one + step) % teams.count
    return DrawnMatchup(teams: (teams[one], teams[two]), names: (names[one], names[two]))
  }

  func matchup(_ index: Int, _ seeds: SeedTree) -> (Team, Team) { draw(index, seeds).teams }
  func names(_ index: Int, _ seeds: SeedTree) -> (String, String) { draw(index, seeds).names }
}

extension TeamPool {
  /// Reads a file; in `solo` each of its sets is a team.
  init(_ path: String, _ choice: MatchupChoice) throws {
    let file = try TeamFile(path)
    if let wanted = choice.checksum, wanted != file.checksum {
      throw CommandError(
        "\(path) has changed since these battles were played: its SHA-256 is \(file.checksum), that of the file "
          + "they were played with is \(wanted)", status: .badData)
    }
    if choice.isStrict { try file.refuseIllegal() }
    var teams: [Team] = []
    var names: [String] = []
    for (index, written) in file.teams.enumerated() {
      switch choice.format {
      case .singles:
        let team = try Team(written.members)
        teams.append(team)
        names.append(written.name.isEmpty ? "\(index + 1): \(RandomTeamSource.text(team))" : written.name)
      case .solo:
        for set in written.members {
          teams.append(try Team([set]))
          names.append(SoloSource.text(set))
        }
      }
    }
    self.teams = teams
    self.names = names
  }
}

/// A file of teams that has been read.
struct TeamFile {
  let path: String
  let teams: [WrittenTeam]
  /// SHA-256 of the bytes.
  let checksum: String

  init(_ path: String) throws {
    self.path = path
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw CommandError("\(path) cannot be read", status: .badData)
    }
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      throw CommandError("\(path): is no text in UTF-8", status: .badData)
    }
    do throws(TeamTextError) {
      teams = try TeamText.teams(text)
    } catch {
      throw CommandError("\(path): \(error)", status: .badData)
    }
    if teams.isEmpty { throw CommandError("\(path): there is no team in it", status: .badData) }
    checksum = SHA256.hex(bytes)
  }

  /// What reports call a team: its name, or its number.
  func name(_ index: Int) -> String { teams[index].name.isEmpty ? "team \(index + 1)" : teams[index].name }

  /// What the games would not allow, a line each.
  var problems: [String] {
    teams.indices.flatMap { index in
      Legality.problems(teams[index].members).map { "\(path): line \(teams[index].line): \(name(index)): \($0)" }
    }
  }

  func refuseIllegal() throws(CommandError) {
    let problems = problems
    guard let first = problems.first else { return }
    let more = problems.count > 1 ? "; \(problems.count - 1) more, see 'battlelab teams \(path) --legal'" : ""
    throw CommandError(first + more, status: .badData)
  }
}
