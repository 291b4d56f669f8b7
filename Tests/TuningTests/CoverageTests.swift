import Testing
import ToyTuning
import Tuning

/// Stated intervals hold the truth at their rate. `toylab cover` repeats larger sweeps and tunings 1,000 times.
@Suite("Coverage")
struct CoverageTests {
  private func check(_ table: CoverageTable, rows: Int) {
    #expect(table.rows.count == rows)
    for row in table.rows { #expect(row.isAtRate, "\(row)") }
  }

  @Test(arguments: [(Design.oneAtATime, 6), (.random(points: 20), 4), (.latinHypercube(points: 20), 4)])
  func sweepsHoldTheTruth(design: Design, rows: Int) throws {
    var table = CoverageTable()
    try table.addSweeps(design, levels: 4, pairs: 20, seeds: 1..<101, jobs: 2)
    check(table, rows: rows)
  }

  @Test func tuningsHoldTheTruth() throws {
    var table = CoverageTable()
    try table.addTunings(steps: 30, pairs: 5, profilePairs: 40, seeds: 1..<21, jobs: 2)
    check(table, rows: 10)
  }
}
