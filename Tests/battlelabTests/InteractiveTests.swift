import Foundation
import Testing

/// The modes in which somebody types, with a script in place of the terminal.
@Suite("replay --step and play")
struct InteractiveTests {
  private let step = Planned.words(4) + ["--step", "--continue", "20"]

  @Test func walkingThroughABattle() {
    let run = CommandRun.words(
      step, input: ["next", "", "n", "back", "b", "back", "back", "goto 2", "goto 7", "goto x", "show", "quit", "next"])
    #expect(run.status == 0 && run.errors.isEmpty)
    let prompts = run.output.matches(of: #/(turn [\d.]+|end)> /#).map { String($0.1) }
    #expect(
      prompts == [
        "turn 1", "turn 2", "end", "end", "turn 2", "turn 1", "turn 1", "turn 1", "turn 2", "turn 2", "turn 2",
        "turn 2",
      ])
    for text in [
      "this is the end; 'back' goes back", "this is the beginning", "there is no turn 7", "goto needs a turn",
      "random (p2) wins after 2 turns",
    ] { #expect(run.output.contains(text), "\(text)") }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 88 })
  }

  @Test func explainingAndChanging() {
    let run = CommandRun.words(
      step, input: ["explain", "set p1=leaf blade", "set p1=surf", "set leaf blade", "next", "foo", "sho", "help"])
    #expect(run.output.contains("  > Hidden Power: score 36.25 = 36.25 damage, about 36.25 HP, type ×2; wins"))
    #expect(run.output.contains("p1 will choose leaf blade; from here on it is another battle"))
    #expect(run.output.contains("'p1@1=surf': p1 on turn 1: 'surf' cannot be chosen; it can choose Hidden Power"))
    #expect(run.output.contains("set needs a side and a choice"))
    #expect(run.output.contains("p1 Tropius uses Leaf Blade"))
    #expect(run.output.contains("unknown command 'foo': known are next, back"))
    #expect(run.output.contains("unknown command 'sho': did you mean 'show'?"))
    // The end of the input ends it as well.
    #expect(run.output.hasSuffix("> \n") && run.status == 0)
  }

  @Test("a battle against a policy, kept and shown again", arguments: ["gen5", "kit"])
  func playing(rules: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("mine.json")
    let typed = ["help", "show", "", "no such move", "9", "1", "1", "1"] + Array(repeating: "2", count: 60)
    let run = CommandRun.words(
      ["play", "heuristic", "--as", "p2", "--seed", "6", "--rules", rules, "--save", file], input: typed)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("p1 heuristic, ") && run.output.contains("p2 you, ") && run.output.contains("\np2> "))
    #expect(run.output.contains("'no such move' cannot be chosen") && run.output.contains("'#9' cannot be chosen"))
    #expect(run.output.contains(" wins after ") && run.output.contains("\nseed 6\n"))
    let again = CommandRun.words(["replay", file])
    #expect(again.status == 0 && again.errors == "as in \(file)\n")
    let ending = try #require(run.output.firstMatch(of: /digest \w+/)).0
    #expect(again.output.hasSuffix(ending + "\n"))
  }

  /// Whoever plays with hidden information is told of the foe's team what has been seen.
  @Test func hiddenTeamsStayHidden() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("mine.json")
    let words = ["play", "heuristic", "--format", "singles", "--information", "hidden", "--save", file]
    let run = CommandRun.words(words, input: ["1", "quit"])
    let heading = CommandRun.words(["replay", file]).output.split(separator: "\n")
    func names(_ prefix: String) -> [String] {
      (heading.first { $0.hasPrefix(prefix) }?.dropFirst(prefix.count) ?? "").split(separator: " / ").map(String.init)
    }
    let own = names("p1 you, ")
    #expect(own.count == 6)
    // Some may be in both teams.
    let names = names("p2 heuristic, ").filter { !own.contains($0) }
    #expect(names.count > 3)
    let seen = names.filter { run.output.contains("p2 \($0)") || run.output.contains("> \($0) [") }
    #expect(seen.count == 1)
    #expect(names.filter { run.output.contains($0) } == seen)
    #expect(run.output.contains("p2 \(seen.first ?? "") comes in with 100 of 100 HP\n"))
    #expect(run.output.contains("p2 heuristic, whose team shows itself in the battle\n"))
    #expect(run.output.contains("    ?, ?, ?, ?\n") && run.output.contains("\n  ?\n"))
    // In full view the same names are all there.
    let open = CommandRun.words(["play", "heuristic", "--format", "singles"], input: ["quit"])
    #expect(names.allSatisfy { open.output.contains($0) })
  }

  @Test func givingUp() {
    for input in [["quit"], []] {
      let run = CommandRun.words(["play", "max-damage"], input: input)
      #expect(run.status == 0)
      #expect(run.output.contains("not over after 1 turn; digest ") && run.output.hasSuffix("seed 1\n"))
    }
  }

  @Test func coloursOnATerminalAlone() {
    let plain = CommandRun.words(Planned.words(4) + ["--explain", "--continue", "2"])
    let colored = CommandRun.words(Planned.words(4) + ["--explain", "--continue", "2"], usesColor: true)
    #expect(!plain.output.contains("\u{1B}"))
    #expect(colored.output.contains("\u{1B}[1mTurn 1\u{1B}[0m\n"))
    #expect(colored.output.replacing(/\u{1B}\[\d*m/, with: "") == plain.output)
  }
}
