import BattleCore
import Dex
import Gen5
import Testing

@testable import Showdown

@Suite("Input logs")
struct InputLogTests {
  private static let text = """
    >version 9fcf262d
    >start {"formatid":"gen5customgame","seed":[1,2,3,65535],"rated":true}
    >player p1 {"name":"Ann \\"A\\"","avatar":"1","team":"Raikou||||thunderbolt,surf|Timid|,,,252,4,252||||50|]Ditto||||transform|||||||"}
    >player p2 {"name":"Bob","team":[{"name":"Nick","species":"Snorlax","moves":["Rest","Body Slam"],"evs":{"hp":252},"gender":"M","level":50}]}
    >p1 team 21
    >p2 move 1
    a remark
    >p1 move thunderbolt
    >p2 move Body Slam
    >p1 switch 2
    >p2 switch Nick
    >p1 default
    >chat hello
    >forcewin p2
    """

  @Test("every line that there is")
  func read() throws {
    let log = try InputLog(Self.text)
    #expect(log.version == "9fcf262d")
    #expect(log.format == "gen5customgame")
    #expect(log.seed == 0x0001_0002_0003_FFFF)
    #expect(log.players.map(\.name) == ["Ann \"A\"", "Bob"])
    #expect(log.players[0].team?.members.map(\.species) == [.raikou, .ditto])
    let snorlax = try #require(log.players[1].team?.members.first)
    #expect(snorlax.name == "Nick")
    #expect(snorlax.level == 50)
    #expect(snorlax.evs == [252, 0, 0, 0, 0, 0])
    #expect(snorlax.moves == [.rest, .bodySlam])
    #expect(log.choices.map(\.seat) == [.p1, .p2, .p1, .p2, .p1, .p2, .p1])
    #expect(
      log.choices.map(\.choice) == [
        .team([2, 1]), .moveSlot(1), .move(.thunderbolt), .move(.bodySlam), .switchPlace(2), .switchName("Nick"),
        .automatic,
      ])
    #expect(log.choices.map(\.line) == [5, 6, 8, 9, 10, 11, 12])
    #expect(log.ending == .win(.p2))
  }

  @Test("what is written is read again")
  func written() throws {
    var log = try InputLog(Self.text)
    let again = try InputLog(log.text)
    for index in log.choices.indices { log.choices[index].line = again.choices[index].line }
    for seat in 0..<2 { log.players[seat].team?.line = again.players[seat].team?.line ?? 0 }
    #expect(again == log)
    #expect(again.text == log.text)
    #expect(log.text.contains(">start {\"formatid\":\"gen5customgame\",\"seed\":[1,2,3,65535]}\n"))
    #expect(log.text.hasSuffix(">p2 switch Nick\n>p1 default\n>forcewin p2\n"))
  }

  @Test(
    "seeds in every form",
    arguments: [
      ("[4660,22136,39612,57072]", 0x1234_5678_9ABC_DEF0 as UInt64),
      ("\"gen5,123456789abcdef0\"", 0x1234_5678_9ABC_DEF0),
      ("\"4660,22136,39612,57072\"", 0x1234_5678_9ABC_DEF0),
    ])
  func seeds(_ seed: String, _ value: UInt64) throws {
    #expect(try InputLog(Self.log(seed: seed)).seed == value)
  }

  private static func log(seed: String) -> String {
    ">start {\"formatid\":\"gen5ou\",\"seed\":\(seed)}\n>player p1 {\"name\":\"a\"}\n>player p2 {\"name\":\"b\"}\n"
  }

  @Test(
    "what is wrong is named with its line",
    arguments: [
      ("", "line 1: there is no line '>start {…}'"),
      (">start {\"formatid\":\"gen5ou\"}", "line 1: there is no line '>player p1 {…}'"),
      (">start {}", "line 1: formatid is missing, such as \"gen5customgame\""),
      ("\n>strat {}", "line 2: '>strat' is no line of an input log; did you mean '>start'?"),
      (
        log(seed: "[1,2,3]"),
        "line 1: seed [1,2,3]: four numbers from 0 to 65535 or \"gen5,\" and 16 hexadecimal digits are expected"
      ),
      (
        log(seed: "\"sodium,00ff\""),
        "line 1: seed sodium,00ff: these are the dice of later generations; Generation 5 needs its own"
      ),
      (
        log(seed: "[1,2,3,65536]"),
        "line 1: seed [1,2,3,65536]: four numbers from 0 to 65535 or \"gen5,\" and 16 hexadecimal digits are expected"
      ),
      (log(seed: "[1,2,3,4]") + ">start {\"formatid\":\"x\"}", "line 4: a second '>start'; a log is one battle"),
      (
        log(seed: "[1,2,3,4]") + ">p1 move 5",
        "line 4: 'move 5' is no choice; choices are 'move 1…4', 'move NAME', 'switch 1…6', 'team 123456', 'default'"
      ),
      (
        log(seed: "[1,2,3,4]") + ">player p1 {\"team\":\"Pikachuu||||surf|||||||\"}",
        "line 4: team of p1: set 1: species 'Pikachuu': unknown in Generation 5; did you mean 'Pikachu'?"
      ),
      (">player p3 {}", "line 1: 'p3' is no player; players are p1 and p2"),
      (">eval 1", "line 1: '>eval' cannot be played again here"),
    ])
  func errors(_ text: String, _ message: String) {
    do {
      _ = try InputLog(text)
      Issue.record("read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(
    "choices as text and back", arguments: ["move 2", "move surf", "switch 4", "team 321", "default", "pass", "undo"])
  func choice(_ text: String) { #expect(ChoiceWords(text)?.text == text) }

  @Test(
    "no choices",
    arguments: ["", "move", "move 0", "move notamove", "switch 0", "switch", "team 11", "team 7", "dance"])
  func noChoice(_ text: String) { #expect(ChoiceWords(text) == nil) }
}
