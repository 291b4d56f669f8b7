import BattleCore
import Gen5
import Testing

/// The position is plain bytes, and copies of it are what search costs: its size changes on purpose only.
@Suite struct LayoutTests {
  private static func isPlain<T: BitwiseCopyable & Sendable>(_ type: T.Type) -> Bool { true }

  @Test("sizes in bytes")
  func sizes() {
    #expect(MemoryLayout<Pokemon>.size == 77)
    #expect(MemoryLayout<Active>.size == 210)
    #expect(MemoryLayout<Side>.size == 736)
    #expect(MemoryLayout<Battle>.size == 1668)
    #expect(MemoryLayout<Game<Battle>>.stride == 1680)
    #expect(MemoryLayout<Event>.size == 18)
    #expect(MemoryLayout<MoveRow>.size == 64)
  }

  @Test("positions, events and rows hold no references")
  func plainBytes() {
    #expect(Self.isPlain(Game<Battle>.self))
    #expect(Self.isPlain(Event.self))
    #expect(Self.isPlain(MoveRow.self))
  }
}
