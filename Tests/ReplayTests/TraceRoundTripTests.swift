import BattleCore
import Foundation
import Gen5
import Replay
import Showdown
import Testing

/// Reference battles through input logs and back. A few of each file here; 'make replay-check' does all of them.
@Suite struct TraceRoundTripTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../shared/oracle").standardizedFileURL
  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.first?.isNumber == true && $0.hasSuffix(".jsonl") }.sorted()

  @Test("the reference's dice after every step, and one battle from the input log", arguments: files)
  func roundTrip(file: String) throws {
    let data = try Data(contentsOf: TraceRoundTripTests.folder.appendingPathComponent(file))
    let lines = data.split(separator: UInt8(ascii: "\n"))
    for index in stride(from: 3, to: lines.count, by: max(1, lines.count / 6)) {
      let trace = try TraceBattle(line: Array(lines[index]))
      #expect(InputLogs.problem(with: trace) == nil, "\(trace.id)")
    }
  }
}
