import Dex
import Foundation
import Gen5
import Testing

@testable import Showdown

@Suite("The reference's files", .enabled(if: Oracle.isThere, Comment(rawValue: Oracle.absent)))
struct OracleTests {
  @Test("every battle can be read, and its teams have the HP and PP of its first rows", arguments: Oracle.battles)
  func teams(_ name: String) throws {
    let file = try TraceFile(Oracle.path(name))
    var wrong: [String] = []
    for index in 0..<file.count {
      let trace = try TraceBattle(line: file.line(index))
      for (seat, sets) in trace.teams.enumerated() {
        _ = try Team(sets)
        for (place, set) in sets.enumerated() {
          guard let row = trace.start.sides[seat].team[place + 1].flatMap(BoardView.Row.init) else { continue }
          // Whoever turned into another on entering has the other's PP.
          let isTransformed = trace.start.log.contains { $0.hasPrefix("|-transform|p\(seat + 1)a") }
          let hp = row.maxHP == StatFormula.all(set)[0]
          let pp = isTransformed || row.pp == set.moves.map(StatFormula.maxPP)
          if !hp || !pp { wrong.append("\(trace.id) p\(seat + 1) \(place + 1)") }
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("all six stats are those of the damage calculator")
  func stats() throws {
    let file = try TraceFile(Oracle.path("damage"))
    var wrong = 0
    for index in 0..<file.count {
      let root = TraceField(try JSONDocument.reading(file.line(index)).root, "")
      for (field, figures) in [
        (root["attacker"], root["stats"]["attacker"]), (root["defender"], root["stats"]["defender"]),
      ] {
        let set = PokemonSet(
          name: "", species: try field["species"].named(SpeciesID.self), gender: .none,
          level: try field["level"].number(), nature: try field["nature"].named(Nature.self),
          evs: try field["evs"].stats(), ivs: try field["ivs"].stats(), moves: [.tackle])
        if StatFormula.all(set) != (try figures.stats()) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  /// Files of which every battle is exact. The whole of them is `battlelab verify`'s job; here every tenth is played.
  private static let exact = ["1-plain-damage", "2-each-move", "3-mirror"]

  @Test("a sample of every file is played exactly as the reference did", arguments: exact)
  func sample(_ name: String) throws {
    let file = try TraceFile(Oracle.path(name))
    for index in stride(from: 0, to: file.count, by: 10) {
      let verdict = Verifier.verify(try TraceBattle(line: file.line(index)))
      let first = verdict.state ?? verdict.log
      #expect(verdict.isLogExact, Comment(rawValue: first?.report(file: file.path) ?? ""))
    }
  }
}
