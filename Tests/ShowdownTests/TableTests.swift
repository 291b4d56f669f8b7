import Dex
import Testing

@testable import Showdown

@Suite("Tables of verdicts")
struct TableTests {
  private func verdict(_ id: String, _ moves: Set<MoveID>, state: Int? = nil, log: Int? = nil) -> BattleVerdict {
    func divergence(_ step: Int, _ cause: String) -> Divergence {
      var divergence = Divergence.unplayable(id, "")
      divergence.step = step
      divergence.cause = cause
      return divergence
    }
    var verdict = BattleVerdict(id: id)
    verdict.seen.moves = moves
    verdict.seen.abilities = [.static]
    verdict.seen.items = [.leftovers]
    verdict.state = state.map { divergence($0, "row HP") }
    verdict.log = log.map { divergence($0, "log: crit, or \"resisted\"") }
    return verdict
  }

  @Test("battles are counted for every move in them, with the earliest difference")
  func coverage() throws {
    var table = CoverageTable()
    table.add(
      FileVerdict(
        path: "x",
        verdicts: [
          verdict("a", [.surf, .uTurn]), verdict("b", [.surf], state: 7), verdict("c", [.surf], log: 2),
        ]))
    let surf = try #require(table.sorted(.move).first { $0.name == "Surf" })
    #expect(surf.battles == 3)
    #expect(surf.stateExact == 2)
    #expect(surf.logExact == 1)
    #expect(surf.difference == "log: crit, or \"resisted\" (c)")
    #expect(table.sorted(.move).count == MoveID.count)
    let lines = table.csv.split(separator: "\n")
    #expect(lines.count == 1 + MoveID.all.count + AbilityID.all.count + ItemID.all.count)
    #expect(lines[0] == "kind,number,name,battles,state_exact,log_exact,difference")
    #expect(lines[57] == #"move,57,Surf,3,2,1,"log: crit, or ""resisted"" (c)""#)
    #expect(lines[1] == "move,1,Pound,0,0,0,")
    #expect(lines.contains(#"ability,9,Static,3,2,1,"log: crit, or ""resisted"" (c)""#))
    #expect(lines.contains(#"item,234,Leftovers,3,2,1,"log: crit, or ""resisted"" (c)""#))
    #expect(table.markdown.contains("1 of 165 abilities are seen in these battles."))
    #expect(table.markdown.contains("2 of 559 moves are used in these battles."))
    #expect(table.markdown.contains("| 369 | U-turn | 1 | 1 | 1 | none |"))
    #expect(table.markdown.contains("| 1 | Pound | 0 | 0 | 0 | not used |"))
  }

  @Test("what a battle shows: moves of its log, abilities and items of those who were in")
  func seen() throws {
    let trace = try Recorder.record(
      [
        [fighter(.starmie, [.surf], gender: .none, item: .leftovers), fighter(.snorlax, [.rest], item: .lifeOrb)],
        [fighter(.garchomp, [.earthquake])],
      ], seed: 4)
    let seen = ThingsSeen(trace)
    #expect(seen.moves.isSubset(of: [.surf, .rest, .earthquake, .struggle]))
    #expect(seen.moves.contains(.earthquake))
    #expect(seen.items.contains(.leftovers))
    #expect(seen.abilities.isEmpty)
  }

  @Test("lists side by side")
  func sideBySide() {
    #expect(
      Divergence.sideBySide(["a", "b", "c"], ["a", "x", "c", "d"])
        == ["      a", "    - b", "    + x", "      c", "    + d"])
    #expect(Divergence.sideBySide([], []).isEmpty)
  }

  @Test("results come in the order of the jobs, whatever the number of threads", arguments: [1, 2, 7])
  func workers(_ jobs: Int) {
    #expect(Workers.map(100, jobs: jobs) { $0 * $0 } == (0..<100).map { $0 * $0 })
    #expect(Workers.map(0, jobs: jobs) { $0 }.isEmpty)
  }
}
