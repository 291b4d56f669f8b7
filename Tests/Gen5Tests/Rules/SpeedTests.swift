import BattleCore
import Dex
import Gen5
import Testing

/// Who acts first.
@Suite struct SpeedTests {
  /// Who acts first when both use Splash, with these Speeds.
  private static func first(_ one: Int, _ two: Int, _ arrange: (inout Scenario) -> Void = { _ in }) -> String? {
    var battle = Scenario(Fighter(.starmie, .splash), Fighter(.snorlax, .splash))
    battle.board[.p1].active.stats[4] = UInt16(one)
    battle.board[.p2].active.stats[4] = UInt16(two)
    arrange(&battle)
    battle.turn(.splash, .splash)
    return battle.lines("move").first.map { String($0.dropFirst(6).prefix(3)) }
  }

  @Test("the faster one acts first")
  func faster() {
    #expect(Self.first(101, 100) == "p1a")
    #expect(Self.first(100, 101) == "p2a")
  }

  /// 101 at +1 is 151; doubled by Tailwind 302. The other way round it would be 303 and a tie.
  @Test("Tailwind doubles what the stage has made of Speed")
  func stageBeforeTailwind() {
    let first = Self.first(101, 303) { battle in
      battle.setStage(.p1, .speed, 1)
      battle.board[.p1].tailwind = 4
    }
    #expect(first == "p2a")
    #expect(
      Self.first(101, 301) { battle in
        battle.setStage(.p1, .speed, 1)
        battle.board[.p1].tailwind = 4
      } == "p1a")
  }

  @Test("Trick Room lets the slower one act first")
  func trickRoom() {
    #expect(Self.first(101, 100) { $0.board.field.trickRoom = 5 } == "p2a")
  }

  /// The games compare 13 bits of 10000 less Speed: from 1809 on that is no longer short of the others' by 8192.
  @Test("under Trick Room Speed 1809 is faster than all that is slower", arguments: [(1808, "p2a"), (1809, "p1a")])
  func trickRoomGlitch(speed: Int, first: String) {
    #expect(Self.first(speed, 1_000) { $0.board.field.trickRoom = 5 } == first)
  }

  /// Each turn of a battle between equals is a new draw, and no side is favoured.
  @Test("a tie in Speed is tossed up anew every turn")
  func ties() {
    var game = Gen5.start(Self.team, Self.team, seed: 7)
    let turns = 4_000
    var firsts = InlinePair(0, 0)
    var changes = 0
    var last: Seat?
    for _ in 0..<turns {
      var log = EventLog<Event>()
      #expect(Gen5.advance(&game, .move(0), .move(0), log: &log) == nil)
      for seat in Seat.allCases { game.board[seat].active.pp[0] = 40 }
      let movers = log.events.filter { $0.kind == .move }.map(\.seat)
      #expect(movers.count == 2 && movers[0] != movers[1])
      firsts[movers[0]] += 1
      if let last, last != movers[0] { changes += 1 }
      last = movers[0]
    }
    #expect(abs(firsts.p1 - turns / 2) < turns * 3 / 100, "first: \(firsts.p1) of \(turns)")
    #expect(abs(changes - turns / 2) < turns * 3 / 100, "changes: \(changes) of \(turns)")
  }

  private static let team: Team = {
    do { return try Team([Fighter(.snorlax, .splash).set]) } catch { preconditionFailure("\(error)") }
  }()
}
