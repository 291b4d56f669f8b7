import BattleCore
import CommandLineKit
import Dex
import Gen5
import Reports

extension Battlelab {
  /// `battlelab damage`: what one move does.
  static let damage = Command(
    "damage", summary: "damage rolls and knock-out chances of one move",
    discussion: "Chances of a knock-out are exact: every roll and every critical hit is followed, none is sampled. "
      + "They count uses that hit, with nothing in between. Abilities act on the hit itself; what they do on entering "
      + "(Drizzle, Intimidate) is up to --weather and the stages.",
    options: DamageOptions.all,
    examples: [
      Example("battlelab damage --attacker garchomp --defender starmie --move earthquake", "81 to 96 of 135 HP"),
      Example(
        "battlelab damage --attacker starmie --defender garchomp --move \"ice beam\" \\\n"
          + "      --attacker-evs '252 spa' --attacker-nature timid --light-screen",
        "with EVs, a nature and a screen"),
    ]
  ) { arguments in
    let report = try DamageOptions.report(arguments)
    let isJSON = arguments[CommonOption.json]
    return { console in
      console.write(isJSON ? report.json.text : report.text)
      return .done
    }
  }
}

/// The options of `damage`.
enum DamageOptions {
  static let attacker = FighterOptions("attacker")
  static let defender = FighterOptions("defender")
  static let move = CommandOption<MoveID?>.named("move", help: "the move")
  static let level = CommandOption<Int>.int("level", default: 50, in: 1...100, help: "level of both")
  static let weather = CommandOption.optionalChoice(
    "weather", among: Weather.allCases.dropFirst().map { "\($0)" }, help: "the weather")
  static let reflect = CommandOption<Bool>.flag("reflect", help: "Reflect on the defender's side")
  static let lightScreen = CommandOption<Bool>.flag("light-screen", help: "Light Screen on the defender's side")
  static let crit = CommandOption<Bool>.flag("crit", help: "every hit is a critical one")

  static let all =
    [attacker.all[0], defender.all[0], move.declaration, level.declaration] + attacker.all.dropFirst()
    + defender.all.dropFirst() + [
      weather.declaration, reflect.declaration, lightScreen.declaration, crit.declaration,
      CommonOption.json.declaration,
    ]

  static func report(_ arguments: Arguments) throws -> DamageReport {
    guard let move = arguments[move] else { throw CommandError("--move is missing") }
    if move.row.category == .status { throw CommandError("\(move.name) is a status move: it deals no damage") }
    let level = arguments[level]
    let one = try attacker.fighter(arguments, level: level, moves: [move])
    let two = try defender.fighter(arguments, level: level, moves: [move])
    var board = Gen5.start(try Team([one.set]), try Team([two.set]), seed: 0).board
    one.apply(to: &board[.p1])
    two.apply(to: &board[.p2])
    let word = arguments[weather]
    board.field.weather = Weather.allCases.first { "\($0)" == word } ?? .none
    board.field.weatherDuration = board.field.weather == .none ? 0 : 5
    var screens: [String] = []
    if arguments[reflect] {
      board[.p2].reflect = 5
      screens.append("Reflect")
    }
    if arguments[lightScreen] {
      board[.p2].lightScreen = 5
      screens.append("Light Screen")
    }
    return DamageReport(board, one, two, move, screens: screens, isCrit: arguments[crit])
  }
}
