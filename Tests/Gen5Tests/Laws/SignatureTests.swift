import BattleCore
import Foundation
import Gen5
import Gen5TestKit
import TestKit
import Testing

/// A fixed set of random battles as one number each, so that no change of behaviour goes unnoticed.
///
/// When a change is meant to change battles, write the file anew and say so in the commit:
///
///     UPDATE_GOLDEN=1 swift test --filter SignatureTests
@Suite struct SignatureTests {
  struct Entry: Codable, Equatable {
    var battles: Int
    var turns: Int
    var digest: String
  }

  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("signature.json")

  private static func entry(_ teams: RandomTeams, _ battles: Int) -> Entry {
    var entry = Entry(battles: battles, turns: 0, digest: "")
    var digest = Digest64()
    for index in 0..<battles {
      let seeds = SeedTree(5).child(index)
      let (one, two) = teams.pair(seeds)
      let battle = FuzzBattle<Gen5>(one, two, seed: seeds.child("battle").seed, turnLimit: 100)
      let result = battle.play(check: { _ in nil })
      entry.turns += result.turns
      digest.combine(result.digest)
    }
    entry.digest = digest.hex
    return entry
  }

  @Test("fixed battles are what they were")
  func fixedBattles() throws {
    let now = [
      "solo": Self.entry(RandomTeams(.plain, upTo: 1), 100),
      "teams": Self.entry(RandomTeams(.plain, upTo: 6), 40),
      "everything": Self.entry(RandomTeams(.everything, upTo: 6), 60),
    ]
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try (encoder.encode(now) + Data("\n".utf8)).write(to: Self.path)
    }
    let expected = try JSONDecoder().decode([String: Entry].self, from: Data(contentsOf: Self.path))
    #expect(now == expected)
  }
}
