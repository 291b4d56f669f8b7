import Dex
import Gen5
import Testing

@testable import Showdown

@Suite("Teams of the reference battles as text", .enabled(if: Oracle.isThere, "\(Oracle.absent)"))
struct TeamRoundTripTests {
  /// A few battles of every file: debug builds read slowly. Each set of battle N of a file counts.
  private static func teams(_ name: String) throws -> [[PokemonSet]] {
    let file = try TraceFile(Oracle.path(name))
    // File 2 has a battle for every move, 5 and 6 for every ability and item: one of each.
    let step = ["2-each-move": 8, "5-each-ability": 6, "6-each-item": 4][name] ?? 5
    var teams: [[PokemonSet]] = []
    for index in stride(from: 0, to: file.count, by: step) {
      teams += try TraceTeams.read(file.line(index))
    }
    return teams
  }

  @Test("export text and packed lines give the same team back", arguments: Oracle.battles)
  func roundTrip(_ name: String) throws {
    let teams = try Self.teams(name)
    #expect(teams.count >= 100)
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
