import Dex
import Testing

@testable import Showdown

@Suite("Tables of verdicts")
struct TableTests {
  private func verdict(_ id: String, _ moves: Set<String>, state: Int? = nil, log: Int? = nil) -> BattleVerdict {
    func divergence(_ step: Int, _ cause: String) -> Divergence {
      var divergence = Divergence.unplayable(id, "")
      divergence.step = step
      divergence.cause = cause
      return divergence
    }
    var verdict = BattleVerdict(id: id)
    verdict.moves = moves
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
          verdict("a", ["Surf", "U-turn"]), verdict("b", ["Surf"], state: 7), verdict("c", ["Surf"], log: 2),
        ]))
    let surf = try #require(table.sorted.first { $0.move == .surf })
    #expect(surf.battles == 3)
    #expect(surf.stateExact == 2)
    #expect(surf.logExact == 1)
    #expect(surf.difference == "log: crit, or \"resisted\" (c)")
    #expect(table.sorted.count == MoveID.count)
    let lines = table.csv.split(separator: "\n")
    #expect(lines.count == MoveID.count + 1)
    #expect(lines[0] == "move,name,battles,state_exact,log_exact,difference")
    #expect(lines[57] == #"57,Surf,3,2,1,"log: crit, or ""resisted"" (c)""#)
    #expect(lines[1] == "1,Pound,0,0,0,")
    #expect(table.markdown.contains("2 of 559 moves are used in these battles."))
    #expect(table.markdown.contains("| 369 | U-turn | 1 | 1 | 1 | none |"))
    #expect(table.markdown.contains("| 1 | Pound | 0 | 0 | 0 | not used |"))
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
