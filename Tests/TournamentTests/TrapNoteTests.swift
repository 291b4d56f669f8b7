import Foundation
import TestKit
import Testing

@testable import Tournament

/// What a run leaves beside its journal, where a process has several runs at once.
@Suite struct TrapNoteTests {
  @Test func eachRunHasItsOwn() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("runs"), withIntermediateDirectories: true)
    var first: TrapNote? = TrapNote(path: folder.path("runs/first"), workers: 1)
    let second = TrapNote(path: folder.path("runs/second"), workers: 2)
    #expect(first?.slots[0].descriptor != second.slots[1].descriptor)
    first = nil
    #expect(try folder.names("runs") == ["second"])
    second.append(7)
    #expect(TrapNote.units(folder.path("runs/second")) == [7])
  }

  /// Who waits for a worker finds that it has let go of everything.
  @Test func joinedWorkersHoldNothing() throws {
    final class Held: Sendable {}
    for _ in 0..<100 {
      var held: Held? = Held()
      weak let seen = held
      let thread = try WorkerThread(stackSize: 1 << 20) { [held] in _ = held }
      held = nil
      thread.join()
      #expect(seen == nil)
    }
  }
}
