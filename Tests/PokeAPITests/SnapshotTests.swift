import PokeAPI
import TestKit
import Testing

@Suite("Compact text")
struct SnapshotTests {
  private func snapshot() throws -> Snapshot {
    Snapshot(
      data: try small([Importer.learnsets: SmallTables.learnsets]), source: "http://example.org/csv", date: "2026-08-22"
    )
  }

  @Test func roundTrip() throws {
    let snapshot = try snapshot()
    let again = try Snapshot(Array(snapshot.text.utf8), file: "cache")
    #expect(again.text == snapshot.text)
    #expect(again.source == "http://example.org/csv" && again.date == "2026-08-22")
    #expect(again.data.moves == snapshot.data.moves && again.data.pokemon == snapshot.data.pokemon)
    #expect(again.data.species == snapshot.data.species && again.data.evolutions == snapshot.data.evolutions)
    #expect(again.data.past == snapshot.data.past && again.data.learnsets == snapshot.data.learnsets)
    #expect(again.data.chart == snapshot.data.chart && again.data.rowCounts == snapshot.data.rowCounts)
    #expect(again.data.types == snapshot.data.types && again.data.abilities == snapshot.data.abilities)
  }

  /// No part of a snapshot is one.
  @Test func everyCutIsRefused() throws {
    let bytes = Array(try snapshot().text.utf8)
    for length in 0..<bytes.count {
      #expect(throws: DataError.self, "\(length)") { try Snapshot(Array(bytes[..<length]), file: "cache") }
    }
  }

  @Test func changesAreNoticed() throws {
    let text = try snapshot().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var line = try #require(text.firstIndex { $0.hasPrefix("2 ember") })
    var changed = text
    changed[line] += " x"
    let error = #expect(throws: DataError.self) {
      try Snapshot(Array(changed.joined(separator: "\n").utf8), file: "cache")
    }
    #expect(error?.description == "cache, line \(line + 1): stat:stages expected")
    changed = text
    line = try #require(text.firstIndex { $0.hasPrefix("1 pound") })
    changed[line] = changed[line].replacing("40", with: "41")
    let other = #expect(throws: DataError.self) {
      try Snapshot(Array(changed.joined(separator: "\n").utf8), file: "cache")
    }
    #expect(other?.problem == "the last line does not fit what is before it")
  }

  @Test func fingerprintFollowsEveryFact() throws {
    let one = try small()
    var other = one
    other.pokemon[0].weight += 1
    #expect(one.fingerprint != other.fingerprint)
    #expect(try small().fingerprint == one.fingerprint)
  }
}
