import Dex
import Gen5
import Testing

@testable import Showdown

@Suite("Teams of the reference battles as text", .enabled(if: Oracle.isThere, "\(Oracle.absent)"))
struct TeamRoundTripTests {
  /// All teams of a file. What follows them in a line is not read, which would take long in a debug build.
  private static func teams(_ name: String) throws -> [[PokemonSet]] {
    let file = try TraceFile(Oracle.path(name))
    var teams: [[PokemonSet]] = []
    for index in 0..<file.count { teams += try TraceTeams.read(head(file.line(index))) }
    return teams
  }

  /// A line up to its teams, closed.
  private static func head(_ line: [UInt8]) -> [UInt8] {
    let next = Array(#","start":"#.utf8)
    for start in line.indices where line[start] == next[0] && line[start + 2] == next[2] && line[start + 3] == next[3] {
      if Array(line[start..<(start + next.count)]) == next { return line[..<start] + [UInt8(ascii: "}")] }
    }
    return line
  }

  @Test("export text and packed lines give the same team back", arguments: Oracle.battles)
  func roundTrip(_ name: String) throws {
    let teams = try Self.teams(name)
    #expect(teams.count >= 600)
    for team in teams {
      let export = TeamText.export(team)
      let packed = TeamText.packed(team)
      let read = try TeamText.team(export)
      let unpacked = try TeamText.team(packed)
      #expect(read.members == team)
      #expect(unpacked.members == team)
      #expect(TeamText.export(read) == export)
      #expect(TeamText.packed(unpacked) == packed)
      #expect(TeamText.packed(read) == packed)
      #expect(TeamText.export(unpacked) == export)
    }
  }
}
