import Foundation
import Testing

@Suite("Errors of the commands")
struct ErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var line: String
    var message: String
    var status: Int32 = 64

    init(_ line: String, _ message: String, _ status: Int32 = 64) {
      self.line = line
      self.message = message
      self.status = status
    }

    var testDescription: String { line }
  }

  /// A battle of two turns.
  private static let planned = "replay --quiet --battle 4 --policy heuristic --policy random "

  static let rows = [
    Row("", "a command is missing"),
    Row("tournamnet", "unknown command 'tournamnet': did you mean 'tournament'?"),
    Row("tournament --piars 3", "unknown option '--piars': did you mean '--pairs'?"),
    Row("tournament --pairs 0", "--pairs must be from 1 to 100000000, not 0"),
    Row("tournament --pairs many", "--pairs needs a whole number from 1 to 100000000, not 'many'"),
    Row("tournament --jobs 0", "--jobs must be from 1 to 1024, not 0"),
    Row("tournament --max-turns 0", "--max-turns must be from 1 to 10000, not 0"),
    Row("tournament --policy random", "a tournament needs two policies or more, not 1"),
    Row("tournament --policy randm --policy heuristic", "unknown policy \"randm\"; did you mean \"random\"?"),
    Row(
      "tournament --policy heuristic:koBnus=9 --policy random",
      "policy 'heuristic:koBnus=9': policy heuristic has no parameter \"koBnus\"; did you mean \"koBonus\"?"),
    Row(
      "tournament --policy heuristic:koBonus=900 --policy random",
      "policy 'heuristic:koBonus=900': koBonus=900: must be a number from 0 to 200"),
    Row(
      "tournament --policy random:koBonus=9 --policy random",
      "policy 'random:koBonus=9': policy random has no parameter \"koBonus\""),
    Row(
      "tournament --policy random --policy random",
      "two policies are called 'random': give one another label, as in --policy other=random"),
    Row(
      "tournament --policy tie=random --policy random",
      "'tie' cannot be a policy's label: it stands for a battle that nobody won"),
    Row(
      "tournament --policy heuristic:weights=/missing.json --policy random",
      "cannot read /missing.json: No such file or directory", 65),
    Row("tournament --format singels", "unknown value of --format 'singels': did you mean 'singles'?"),
    Row(
      "tournament --format singles --match-ups any", "--match-ups any is not for --format singles, which has random"),
    Row("tournament --match-ups random", "--match-ups random is not for --format solo, which has balanced or any"),
    Row(
      "tournament --teams a.txt --match-ups any",
      "--teams and --match-ups any both say who meets whom; give one of them"
    ),
    Row("tournament --teams /missing.txt", "cannot read /missing.txt: No such file or directory", 65),
    Row("tournament --legal", "--legal checks a file of teams: give --teams FILE"),
    Row(
      "tournament --rules kit --format singles",
      "the rules of kit are one against one: --format singles and --teams need --rules gen5"),
    Row("teams", "FILE is missing"),
    Row("teams /missing.txt", "/missing.txt cannot be read", 65),
    Row("tournament --match-ups ballanced", "unknown value of --match-ups 'ballanced': did you mean 'balanced'?"),
    Row("tournament --out /dev/null/x", "cannot write to /dev/null/x: /dev/null is no folder", 65),
    Row("replay", "SOURCE is missing: a folder, a file, --p1 and --p2, or --battle"),
    Row("replay /missing 3", "/missing: there is no such folder or file", 65),
    Row("replay / 3", "/manifest.json cannot be read: DIR must be the folder of a tournament", 65),
    Row("reproduce /", "/manifest.json cannot be read: DIR must be a folder of results", 65),
    Row("replay --p1 x --battle 3", "--battle and --p1 exclude each other"),
    Row("replay /missing --p1 x", "SOURCE and --p1 exclude each other"),
    Row("replay --p1 x", "--p1 and --p2 go together: a battle has two sides"),
    Row("replay --battle 3", "--battle needs two --policy, the first and the second of the pairing"),
    Row("replay /dev/null --rules kit", "--rules applies to --battle; what is played is in /dev/null"),
    Row(planned + "--step --blunders", "--step and --blunders exclude each other"),
    Row(planned + "--step --turn 2", "--step and --turn exclude each other"),
    Row(planned + "--turn 0", "--turn needs a turn from 1, as in 3, or a decision in it, as in 3.2, not '0'"),
    Row(planned + "--turn 900", "--turn 900: the battle goes from turn 1 to turn 2; there is no turn 900"),
    Row(planned + "--turn 1.2", "--turn 1.2: turn 1 has 1 moment of decision, not 2"),
    Row(planned + "--options", "--options needs --continue"),
    Row(planned + "--continue 0", "--continue must be from 1 to 10000000, not 0"),
    Row(planned + "--log showdown --explain", "--explain needs --log text or json"),
    Row(planned + "--rules kit --input-log", "--input-log has no words for the rules of kit"),
    Row(planned + "--rules kit --log showdown", "--log showdown has no words for the rules of kit"),
    Row(planned + "--all", "--all needs the folder of a tournament, or a file of reference battles"),
    Row(planned + "--html /dev/null/x", "cannot write to /dev/null: /dev/null is no folder", 65),
    Row(planned + "--ask random", "--ask needs --explain"),
    Row("diff random", "SECOND is missing"),
    Row("diff random random", "two policies are called 'random': give one another label, as in --policy other=random"),
    Row("diff random heuristic --battles 0", "--battles must be from 1 to 1000000, not 0"),
    Row("diff random heuristc", "unknown policy \"heuristc\"; did you mean \"heuristic\"?"),
    Row("play", "POLICY is missing"),
    Row("play heuristic --as p3", "unknown value of --as 'p3': did you mean 'p1'?"),
    Row("play heuristic --p1 x", "--p1 and --p2 go together: a battle has two sides"),
    Row(
      planned + "--with nobody",
      "unknown policy 'nobody': known are random, max-power, max-damage, heuristic, search, mcts, best-response, solve, "
        + "llm"),
    Row("sweep --vary koBnus=1,2", "policy heuristic has no number 'koBnus': did you mean 'koBonus'?"),
    Row("sweep --vary koBonus=9...9/1", "koBonus: the range 9...9/1 is empty: its end must be more than its beginning"),
    Row("sweep --vary koBonus=0...9/0", "koBonus: the step must be more than 0"),
    Row("sweep --vary koBonus=1,high", "koBonus: 'high' is no number"),
    Row("sweep --vary koBonus=1,nan", "koBonus: 'nan' is no number"),
    Row("sweep --vary koBonus=0...900/100", "koBonus: 300 is out of range: it takes 0 to 200"),
    Row("sweep --vary koBonus --vary koBonus", "koBonus is varied twice"),
    Row("sweep --policy max-damage --vary koBonus=1", "policy max-damage has no numbers to vary"),
    Row("sweep --policy search --vary koBonus=1", "policy search has no number 'koBonus'"),
    Row("sweep --policy search --vary samples=1.5", "samples: 1.5 is no whole number"),
    Row("sweep --rules kit --policy search", "policy 'search' cannot play by these rules"),
    Row("sweep --vary koBonus=55", "there is no point but the base: vary something"),
    Row("sweep --against randm", "unknown policy \"randm\"; did you mean \"random\"?"),
    Row("sweep --method gird", "unknown value of --method 'gird': did you mean 'grid'?"),
    Row(
      "sweep --method grid",
      "far more than a million points are too many (at most 100000): give larger steps, or --method latin-hypercube"),
    Row("sweep --budget 100", "a budget of 100 battles is too small for these points: it must be 400800 or more"),
    Row("sweep --budget 100000000 --pairs 3000", "--budget says how many pairs there are: leave out --pairs"),
    Row("sweep --pairs 100 --units 0..<99999999", "--units must be within 0..<200400, not 0..<99999999"),
    Row("sweep --join /missing --out /tmp/battlelab-nowhere", "cannot read /missing: No such file or directory", 65),
    Row("tune --hold koBnus", "policy heuristic has no number 'koBnus': did you mean 'koBonus'?"),
    Row("tune --vary koBonus --hold koBonus", "all parameters are held: there is nothing to tune"),
    Row(
      "tune --vary koBonus=50",
      "--vary koBonus=50 is one value: give a range, or --policy heuristic:koBonus=50 and --hold koBonus"),
    Row(
      "tune --method cma-es",
      "unknown value of --method 'cma-es': known are spsa; CMA-ES and others are in Experiments/tune, which drives "
        + "'battlelab evaluate'"),
    Row("tune --method spas", "unknown value of --method 'spas': did you mean 'spsa'?"),
    Row("tune --policy search --vary hp --swift", "--swift is for the weights of 'heuristic', not for search"),
    Row("tune --confirm-against randm", "unknown policy \"randm\"; did you mean \"random\"?"),
    Row("evaluate --policy random", "policy random has no numbers to vary"),
    Row("evaluate /missing.jsonl", "/missing.jsonl cannot be read", 65),
    Row("damage --attacker garchomp", "--move is missing"),
    Row("damage --attacker garchomp --move earthquake", "--defender is missing"),
    Row("damage --attacker garchop", "unknown species 'garchop': did you mean 'Garchomp'?"),
    Row("damage --move eathquake", "unknown move 'eathquake': did you mean 'Earthquake'?"),
    Row(
      "damage --attacker garchomp --defender starmie --move toxic", "Toxic is a status move: it deals no damage"),
    Row("damage --level 101", "--level must be from 1 to 100, not 101"),
    Row("damage --weather snow", "unknown value of --weather 'snow': known are rain, sun, sand, hail"),
    Row(
      "damage --attacker garchomp --defender starmie --move earthquake --attacker-evs 300atk",
      "--attacker-evs: atk must be from 0 to 255, not 300"),
    Row(
      "damage --attacker garchomp --defender starmie --move earthquake --attacker-evs atq=3",
      "--attacker-evs: unknown stat 'atq': did you mean 'atk'?"),
    Row(
      "damage --attacker garchomp --defender starmie --move earthquake --defender-boosts def",
      "--defender-boosts: 'def' is no stat with a value, as in 'atk=1'"),
    Row(
      "damage --attacker garchomp --defender starmie --move earthquake --defender-boosts hp=1",
      "--defender-boosts: unknown stat 'hp': known are atk, def, spa, spd, spe"),
    Row("dex", "a name or a filter is missing"),
    Row("dex thundrbolt", "unknown name 'thundrbolt': did you mean 'Thunderbolt'?"),
    Row("dex --kind move garchomp", "unknown move 'garchomp'"),
    Row("dex --category special --kind species", "--category applies to move, not to species"),
    Row("dex --type fire --sort totl", "unknown value of --sort 'totl': did you mean 'total'?"),
    Row("dex --type fire garchomp", "--type filters a list; leave it out to look up 'garchomp'"),
    Row("verify", "FILE is missing"),
    Row("verify /missing.jsonl", "/missing.jsonl: the file cannot be read", 65),
    Row("policies --wieghts", "unknown option '--wieghts': did you mean '--weights'?"),
    Row("bench batles", "unknown benchmark 'batles': did you mean 'battles'?"),
    Row("bench --count 0", "--count must be from 1 to 1000000000, not 0"),
  ]

  @Test(arguments: rows)
  func wrongLinesAreExplained(row: Row) {
    let run = CommandRun.line(row.line)
    #expect(run.errors.split(separator: "\n").first.map(String.init) == "battlelab: \(row.message)")
    #expect(run.status == row.status)
    #expect(run.output.isEmpty)
  }

  @Test func badWeightsAreBadData() throws {
    let folder = try TemporaryFolder()
    for (text, reason) in [
      ("", "line 1: expected \"{\""), ("{\"koBonus\": true}", "line 1: expected a number"),
      ("{\"koBonus\": 1} x", "line 1: expected nothing after the object"),
    ] {
      let path = try folder.write(text, to: "weights.json")
      let run = CommandRun.words(["tournament", "--policy", "heuristic:weights=\(path)", "--policy", "random"])
      #expect(run.status == 65)
      #expect(run.errors.hasPrefix("battlelab: \(path): \(reason)"))
    }
  }

  @Test func nothingIsWrittenBeforeTheInputIsChecked() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun.words(["tournament", "--out", folder.file("out"), "--policy", "random", "--policy", "nobody"])
    #expect(run.status == 64)
    #expect(try folder.names().isEmpty)
  }
}
