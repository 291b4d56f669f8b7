import BattleCore
import Dex
import Gen5
import Testing

@testable import Showdown

@Suite("Protocol lines")
struct RendererTests {
  private let a = Who(.p1, 0)
  private let b = Who(.p2, 0)
  private let bench = Who(.p1, 1)

  private func renderer() throws -> ProtocolRenderer {
    let p1 = try Team([
      fighter(.snorlax, [.rest], gender: .male), fighter(.wormadamSandy, [.tackle], gender: .female, level: 100),
    ])
    let p2 = try Team([fighter(.starmie, [.surf], gender: .none, name: "Twinkle", item: .leftovers)])
    var renderer = ProtocolRenderer(p1, p2)
    renderer.append(Event(.switchIn, a).hp(235, 235, .none))
    renderer.append(Event(.switchIn, b).hp(135, 135, .none))
    _ = renderer.takeLines()
    return renderer
  }

  private func lines(_ events: Event...) throws -> [String] {
    var renderer = try renderer()
    for event in events { renderer.append(event) }
    return Array(renderer.takeLines())
  }

  @Test("the opening")
  func opening() throws {
    let p1 = try Team([fighter(.arceusFire, [.rest], gender: .none, level: 100)])
    let p2 = try Team([fighter(.snorlax, [.rest], gender: .female, item: .leftovers)])
    var renderer = ProtocolRenderer(p1, p2, players: ["Ann", "Bob"])
    renderer.append(Event(.start))
    renderer.append(Event(.switchIn, a).hp(444, 444, .none))
    #expect(
      renderer.lines == [
        "|gametype|singles", "|player|p1|Ann||", "|player|p2|Bob||", "|gen|5", "|tier|[Gen 5] Custom Game",
        "|clearpoke", "|poke|p1|Arceus-*|", "|poke|p2|Snorlax, L50, F|item", "|teampreview", "|teamsize|p1|1",
        "|teamsize|p2|1", "|start", "|switch|p1a: Arceus|Arceus-Fire|444/444",
      ])
  }

  @Test("names: on the field, on the bench, after fainting, in disguise")
  func names() throws {
    var renderer = try renderer()
    renderer.append(Event(.cureStatus, bench).with(Status.poison).because(.message))
    renderer.append(Event(.damage, a).hp(0, 235, .none))
    renderer.append(Event(.faint, a))
    renderer.append(Event(.hitCount, a).numbers(3))
    renderer.append(Event(.switchIn, bench).of(a).hp(230, 231, .burn))
    renderer.append(Event(.damage, bench).hp(200, 231, .burn).from(Status.burn))
    renderer.append(Event(.replace, bench))
    renderer.append(Event(.crit, bench))
    #expect(
      Array(renderer.takeLines()) == [
        "|-curestatus|p1: Wormadam|psn|[msg]", "|-damage|p1a: Snorlax|0 fnt", "|faint|p1a: Snorlax",
        "|-hitcount|p1: Snorlax|3", "|switch|p1a: Snorlax|Snorlax, M|230/231 brn",
        "|-damage|p1a: Snorlax|200/231 brn|[from] brn", "|replace|p1a: Wormadam|Wormadam-Sandy, F",
        "|-end|p1a: Wormadam|Illusion", "|-crit|p1a: Wormadam",
      ])
  }

  @Test("edits of the last move line")
  func edits() throws {
    let surf = Event(.move, a).with(MoveID.surf).of(b)
    #expect(try lines(surf, Event(.missed)) == ["|move|p1a: Snorlax|Surf|p2a: Twinkle|[miss]"])
    #expect(
      try lines(surf, Event(.fail, a), Event(.still)) == ["|move|p1a: Snorlax|Surf||[still]", "|-fail|p1a: Snorlax"])
    #expect(try lines(surf, Event(.retarget).of(a)) == ["|move|p1a: Snorlax|Surf|p1a: Snorlax"])
    let nobody = Event(.move, a).with(MoveID.helpingHand)
    #expect(try lines(nobody, Event(.noTarget)) == ["|move|p1a: Snorlax|Helping Hand|null|[notarget]"])
    let locked = Event(.move, a).with(MoveID.outrage).of(b).from(.lockedMove)
    #expect(
      try lines(locked, Event(.still), Event(.missed))
        == ["|move|p1a: Snorlax|Outrage||[from] lockedmove|[still]|[miss]"])
  }

  @Test("an animation that does not play is taken back, and the next edit has nothing to change")
  func animation() throws {
    let charge = Event(.move, a).with(MoveID.solarBeam).of(b)
    let animation = Event(.animate, a).with(MoveID.solarBeam).of(b)
    #expect(
      try lines(charge, Event(.still), animation)
        == ["|move|p1a: Snorlax|Solar Beam||[still]", "|-anim|p1a: Snorlax|Solar Beam|p2a: Twinkle"])
    #expect(
      try lines(charge, Event(.still), animation, Event(.still), Event(.missed))
        == ["|move|p1a: Snorlax|Solar Beam||[still]"])
  }

  @Test("lines already taken stay as they were")
  func taken() throws {
    var renderer = try renderer()
    renderer.append(Event(.move, a).with(MoveID.surf).of(b))
    #expect(Array(renderer.takeLines()) == ["|move|p1a: Snorlax|Surf|p2a: Twinkle"])
    renderer.append(Event(.still))
    renderer.append(Event(.upkeep))
    #expect(Array(renderer.takeLines()) == ["|upkeep"])
  }

  @Test("every line", arguments: RendererTests.table)
  func line(_ entry: Entry) throws {
    #expect(try lines(entry.event) == [entry.line])
  }

  struct Entry: Sendable, CustomTestStringConvertible {
    var event: Event
    var line: String
    var testDescription: String { line }

    init(_ event: Event, _ line: String) {
      self.event = event
      self.line = line
    }
  }
}
