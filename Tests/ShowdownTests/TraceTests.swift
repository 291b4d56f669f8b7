import BattleCore
import Dex
import Foundation
import Gen5
import Testing

@testable import Showdown

@Suite("Reference battles")
struct TraceTests {
  /// A battle of one step, as the reference would write it; nobody played it.
  private static let text = """
    {"id":"made-up-0","seed":"00000000000000ff","p1":[{"name":"Mew","species":"Mew","gender":"N","level":50,\
    "nature":"Serious","evs":{"hp":4},"ivs":{"hp":31,"atk":30,"def":31,"spa":31,"spd":31,"spe":31},\
    "ability":"No Ability","item":"","moves":["Pound"]}],"p2":[{"name":"Bob","species":"Rotom-Wash","gender":"N",\
    "level":100,"nature":"Timid","evs":{},"ivs":{},"ability":"Levitate","item":"Leftovers","moves":["Surf"]}],\
    "start":{"log":["|turn|1"],"seed":"00000000000000ff","sides":[{"active":1,"types":"Psychic","team":\
    {"1":"176/176 56"}},{"active":1,"types":"Electric/Water","ability":"levitate","item":"leftovers","team":\
    {"1":"210/210 24"}}],"draws":[]},"steps":[{"choice":["move pound",null],"legal":[["move pound"],null],\
    "log":["|upkeep"],"seed":"1","sides":[{"active":1,"boosts":{"atk":-2},"volatiles":["confusion"],"types":"Psychic",\
    "conditions":["spikes"]},{"active":1,"types":"Electric/Water"}],"weather":"hail","pseudo":["gravity"],\
    "draws":["crit 0..<16 = 3","duration 2..<6 = 3"]}],"winner":"p1","turns":1}
    """

  @Test("every field is read")
  func fields() throws {
    let trace = try TraceBattle(line: Array(Self.text.utf8))
    #expect(trace.id == "made-up-0")
    #expect(trace.seed == 255)
    #expect(trace.winner == "p1")
    #expect(trace.turns == 1)
    #expect(trace.teams[0][0].evs == [4, 0, 0, 0, 0, 0])
    #expect(trace.teams[0][0].ivs == [31, 30, 31, 31, 31, 31])
    #expect(trace.teams[1][0].species == .rotomWash)
    #expect(trace.teams[1][0].item == .leftovers)
    #expect(trace.teams[1][0].ability == .levitate)
    #expect(trace.steps[0].choices == ["move pound", nil])
    #expect(trace.steps[0].legal == [["move pound"], nil])
    let after = trace.steps[0].after
    #expect(after.sides[0].boosts == ["atk": -2])
    #expect(after.sides[0].conditions == ["spikes"])
    #expect(after.weather == "hail")
    #expect(after.pseudoWeather == ["gravity"])
    #expect(after.draws?.count == 2)
    #expect(after.sides[0].team.isEmpty)
  }

  @Test("a range of draws that does not begin at 0")
  func range() {
    #expect(DrawRecord(text: "duration 2..<6 = 3") == DrawRecord(.duration, 4, 1))
    #expect(DrawRecord(text: "tie/order 0..<2 = 1") == DrawRecord(.tieOrder, 2, 1))
    #expect(DrawRecord(text: "luck 0..<2 = 1") == nil)
  }

  @Test("what is missing or wrong is named by its path")
  func errors() {
    func problem(_ old: String, _ new: String) -> String? {
      do {
        _ = try TraceBattle(line: Array(Self.text.replacing(old, with: new).utf8))
        return nil
      } catch {
        return error.description
      }
    }
    #expect(problem("\"Pound\"", "\"Pownd\"") == "p1[0].moves[0]: unknown move \"Pownd\"")
    #expect(problem("\"turns\":1", "\"turns\":\"1\"") == "turns: a whole number expected")
    #expect(problem("\"seed\":\"1\"", "\"seed\":\"x\"") == "steps[0].seed: hexadecimal digits expected")
    #expect(problem("\"gender\":\"N\"", "\"gender\":\"X\"") == "p1[0].gender: M, F or N expected")
    #expect(problem("\"turns\":1}", "") != nil)
  }

  @Test("a cut battle ends with its last step and has no winner")
  func cut() throws {
    let line = Array(Self.text.utf8)
    let none = try TraceBattle(line: try TraceCut.line(line, steps: 0))
    #expect(none.steps.isEmpty)
    #expect(none.winner == nil)
    #expect(none.start == (try TraceBattle(line: line)).start)
    #expect(try TraceCut.line(line, steps: 1) == line)
  }

  @Test("a file is read line by line, and errors name the line")
  func file() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("battles-\(UUID()).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data((Self.text + "\n\n" + Self.text).utf8).write(to: URL(fileURLWithPath: path))
    let file = try TraceFile(path)
    #expect(file.count == 2)
    let both = try FileVerdict.verify(file, jobs: 2)
    #expect(both.verdicts.count == 2)
    #expect(both.summary == "\(path): state-exact 0 of 2, log-exact 0 of 2")
    #expect(try FileVerdict.verify(file, only: "nobody").verdicts.isEmpty)
    try Data("{}\n".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: TraceError(path: "\(path), line 1", problem: "id: a text expected")) {
      try FileVerdict.verify(try TraceFile(path))
    }
    #expect(throws: TraceError.self) { try TraceFile(path + ".absent") }
  }
}
