import Foundation
import PokeAPI
import Reports
import Testing
import UserData

@Suite("The roster")
struct RosterTests {
  let folder: TestFolder
  let roster: RosterFile

  init() throws {
    folder = try TestFolder()
    roster = RosterFile(folders: UserFolders(environment: ["HOME": "/nowhere", "XDG_DATA_HOME": folder.path]))
  }

  private func species(_ name: String) throws -> SpeciesEntry {
    try #require(DataSet.embedded.species.first { $0.identifier == name })
  }

  @Test func lifeOfARoster() throws {
    #expect(roster.path == "\(folder.path)/battlelab/roster.csv")
    #expect(try roster.load().isEmpty)
    try roster.add(try species("pikachu"), day: "2026-08-22")
    try roster.add(try species("bulbasaur"), day: "2026-08-23")
    let error = #expect(throws: RosterError.self) { try roster.add(try species("pikachu")) }
    #expect(error?.description == "Pikachu is in the roster already")
    #expect(try roster.toggleFavourite(try species("pikachu")))
    #expect(
      try String(contentsOfFile: roster.path, encoding: .utf8)
        == "number,species,added,favourite\n1,bulbasaur,2026-08-23,no\n25,pikachu,2026-08-22,yes\n")
    #expect(try !roster.toggleFavourite(try species("pikachu")))
    try roster.remove(try species("bulbasaur"))
    #expect(try roster.load().map(\.identifier) == ["pikachu"])
    #expect(throws: RosterError.notThere("Bulbasaur")) { try roster.remove(try species("bulbasaur")) }
    #expect(throws: RosterError.notThere("Ditto")) { try roster.toggleFavourite(try species("ditto")) }
  }

  /// A writer that dies before it is done leaves the roster as it was, and does not disturb the next one.
  @Test func interruptedWrite() throws {
    try roster.add(try species("eevee"), day: "2026-08-22")
    let before = try String(contentsOfFile: roster.path, encoding: .utf8)
    let torn = "\(folder.path)/battlelab/.roster.csv.99999.tmp"
    try Data("number,species,add".utf8).write(to: URL(fileURLWithPath: torn))
    do {
      let file = try AtomicFile(roster.path)
      try file.write("number,spec")
      // Never committed.
    }
    #expect(try String(contentsOfFile: roster.path, encoding: .utf8) == before)
    try roster.add(try species("mew"), day: "2026-08-24")
    #expect(try roster.load().map(\.number) == [133, 151])
  }

  @Test(arguments: [
    ("species\n", 1, "\"number,species,added,favourite\" expected"),
    ("number,species,added,favourite\n25,pikachu,2026-08-22\n", 2, "number, species, day and yes or no expected"),
    ("number,species,added,favourite\nx,pikachu,2026-08-22,no\n", 2, "number, species, day and yes or no expected"),
    (
      "number,species,added,favourite\n25,pikachu,2026-08-22,no\n25,pikachu,2026-08-22,no\n", 3,
      "pikachu is there twice"
    ),
  ])
  func brokenFilesAreRefused(_ text: String, _ line: Int, _ problem: String) throws {
    try AtomicFile.write(text, to: roster.path)
    #expect(throws: RosterError.broken(path: roster.path, line: line, problem: problem)) { try roster.load() }
    // What cannot be read is not written over.
    #expect(throws: RosterError.self) { try roster.add(try species("pikachu")) }
    #expect(try String(contentsOfFile: roster.path, encoding: .utf8) == text)
  }

  @Test func encounters() {
    let met = (1...400).map { Encounter.species(seed: UInt64($0)).number }
    #expect(met == (1...400).map { Encounter.species(seed: UInt64($0)).number })
    // Of 1,025, 400 draws find about 331 different ones; 25 is more than five standard deviations.
    #expect(abs(Set(met).count - 331) < 25)
  }
}
