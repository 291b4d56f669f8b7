import BattleCore
import Gen5

@testable import Showdown

/// Writes a battle of our own engine down as if it were the reference's, so that verifying can be tested without it.
enum Recorder {
  /// Plays at random to the end or for `turns` turns.
  static func record(_ sets: [[PokemonSet]], seed: UInt64, turns: Int = 30) throws -> TraceBattle {
    let p1 = try Team(sets[0])
    let p2 = try Team(sets[1])
    var dice = TracingDice(seed: seed)
    var log = EventLog<Event>()
    var renderer = ProtocolRenderer(p1, p2)
    var player = Gen5Dice(seed: seed &+ 1)
    var board = Gen5.start(p1, p2, dice: &dice, log: &log)
    func moment() -> TraceMoment {
      for event in log.events { renderer.append(event) }
      let moment = TraceMoment(
        log: renderer.takeLines().filter { $0 != "|" }, seed: dice.base.state, draws: dice.records.map(\.description),
        sides: Seat.allCases.map { BoardView.side(board, $0) }, weather: board.field.weather.identifier,
        pseudoWeather: BoardView.pseudoWeather(board))
      log.events.removeAll()
      dice.records.removeAll()
      return moment
    }
    var trace = TraceBattle(
      id: "recorded-\(seed)", seed: seed, teams: sets, start: moment(), steps: [], winner: nil, turns: 0)
    while !board.isOver, Int(board.turn) <= turns {
      let legal = Seat.allCases.map { ChoiceText.legal(board, for: $0) }
      let chosen = legal.map { $0.isEmpty ? nil : $0[player.below($0.count, .other)] }
      let outcome = Gen5.advance(
        &board, chosen[0]?.choice ?? .pass, chosen[1]?.choice ?? .pass, dice: &dice, log: &log)
      trace.steps.append(
        TraceStep(
          choices: chosen.map { $0?.text }, legal: legal.map { $0.isEmpty ? nil : $0.map(\.text) }, after: moment()))
      if let outcome { trace.winner = outcome.seat?.name ?? "tie" }
    }
    trace.turns = Int(board.turn)
    return trace
  }
}
