import CommandLineKit
import Policies
import Replay

/// The options of `replay`.
enum ReplayOptions {
  // What is played.
  static let p1 = CommandOption.optionalString(
    "p1", "TEAM", help: "play a battle of your own: a team as export text or on a packed line, or a file with one")
  static let p2 = CommandOption.optionalString("p2", "TEAM", help: "the other side's team")
  static let p1Policy = CommandOption<String>.string(
    "p1-policy", "SPEC", default: "heuristic", help: "who plays --p1")
  static let p2Policy = CommandOption<String>.string(
    "p2-policy", "SPEC", default: "heuristic", help: "who plays --p2")
  static let battle = CommandOption.optionalInt(
    "battle", in: 0...1_000_000_000,
    help: "this battle of the tournament that the two --policy would play with --seed, without a folder")
  static let policies = CommandOption<[String]>.strings("policy", "SPEC", help: "with --battle: who plays")
  static let orders = CommandOption<[String]>.strings(
    "set", "SEAT@TURN=CHOICE",
    help: "choose otherwise and play on, as in p1@3=earthquake or 'p2@5.2=switch 4' (the second decision of turn 5)")

  // What is shown.
  static let log = CommandOption<String>.choice(
    "log", among: ["text", "showdown", "json"], default: "text",
    help: "text, Showdown's protocol for its replay viewer, or an event per line as JSON")
  static let inputLog = CommandOption<Bool>.flag(
    "input-log", help: "print Showdown's input format (seed, teams, choices), which its simulator plays")
  static let explain = CommandOption<Bool>.flag(
    "explain", help: "show for each decision what the policy went by and what each option is worth by playing on")
  static let ask = CommandOption.optionalString(
    "ask", "SPEC", help: "with --explain: also what this policy would have chosen, and why")
  static let turn = CommandOption.optionalString(
    "turn", "N", help: "show the position at the beginning of a turn; 5.2 is the second decision in turn 5")
  static let step = CommandOption<Bool>.flag("step", help: "walk through the battle: next, back, show, explain, quit")
  static let html = CommandOption.optionalString("html", "FILE", help: "write a page that needs nothing but itself")
  static let save = CommandOption.optionalString("save", "FILE", help: "write the battle as a file for 'replay FILE'")
  static let all = CommandOption<Bool>.flag(
    "all",
    help:
      "play every battle of DIR/battles.csv and compare its digest; of a file of reference battles each one, and again "
      + "from the input log that comes of it")

  // Playing on.
  static let continued = CommandOption.optionalInt(
    "continue", "K", defaultText: "200 where it is needed", in: 1...10_000_000,
    help: "play on K times with fresh dice and say how often p1 wins, from --turn or from the beginning")
  static let options = CommandOption<Bool>.flag("options", help: "with --continue: for each option of both sides")
  static let blunders = CommandOption<Bool>.flag(
    "blunders", help: "list the decisions that gave away most, the worst first")
  static let playsOn = CommandOption.optionalString(
    "with", "SPEC", defaultText: "the battle's own, where they decide at once; heuristic otherwise",
    help: "the policy that plays on for both sides")

  /// Those that describe the battles of a tournament which no folder holds.
  static let planned = [
    RulesName.option.declaration, Format.option.declaration, Format.matchups.declaration, Format.teams.declaration,
    Format.legal.declaration,
    TournamentOptions.information.declaration, TournamentOptions.turns.declaration,
  ]

  static let declarations =
    [
      p1.declaration, p1Policy.declaration, p2.declaration, p2Policy.declaration, battle.declaration,
      policies.declaration,
    ] + planned + [
      CommonOption.seed.declaration, orders.declaration, log.declaration, inputLog.declaration, explain.declaration,
      ask.declaration,
      turn.declaration, step.declaration, continued.declaration, options.declaration, blunders.declaration,
      playsOn.declaration, html.declaration, save.declaration, all.declaration, CommonOption.jobs.declaration,
      CommonOption.quiet.declaration,
    ]
}
