import BattleCore
import Dex
public import Gen5
public import Showdown

/// Battles of the games' rules to and from Showdown's input logs.
public enum InputLogs {
  /// The log from which the reference simulator plays this battle.
  public static func log(_ timeline: Timeline<Gen5>) -> InputLog {
    let setup = timeline.setup
    var log = InputLog(
      seed: setup.seed,
      players: zip(setup.labels, setup.teams).map { .init(name: $0, team: WrittenTeam($1.sets)) }, choices: [])
    for seat in Seat.allCases {
      log.choices.append(.init(seat, .team(Array(1...setup.teams[seat.index].sets.count))))
    }
    for moment in timeline.moments {
      for seat in Seat.allCases where !Gen5.legal(moment.game.board, seat).isEmpty {
        log.choices.append(.init(seat, words(moment.choices[seat.index], moment.game.board, seat)))
      }
    }
    return log
  }

  /// A choice as the simulator reads it: places count in the team's present order.
  private static func words(_ choice: Choice, _ board: Battle, _ seat: Seat) -> ChoiceWords {
    if let place = choice.changePlace {
      let order = (0..<Int(board[seat].teamSize)).map { Int(board[seat].order[$0]) }
      return .switchPlace((order.firstIndex(of: place) ?? place) + 1)
    }
    // Recharging has no name that could be read.
    return ChoiceText.text(choice, board, for: seat).flatMap(ChoiceWords.init) ?? .moveSlot(1)
  }

  /// A battle that an input log tells, ready to be played.
  public struct Written: Sendable {
    public var teams: [Team]
    /// The dice when the battle begins.
    public var seed: UInt64
    public var names: [String]
    public var script: Script<Gen5>
    public var ending: InputLog.Ending?
  }

  /// Makes a battle of a log: teams in the order that the players chose, genders that the log leaves open drawn as the
  /// simulator draws them.
  public static func battle(_ log: InputLog) throws -> Written {
    guard let seed = log.seed else {
      throw ReplayError("the log has no seed; without it nobody can play the battle again")
    }
    guard showdownID(log.format).hasPrefix("gen5") else {
      throw ReplayError("the battle is of '\(log.format)'; only battles of Generation 5 can be played, such as gen5ou")
    }
    var dice = Gen5Dice(seed: seed)
    var entries: [[Script<Gen5>.Entry]] = [[], []]
    var orders: [[Int]?] = [nil, nil]
    for entry in log.choices {
      let place = entry.line > 0 ? "line \(entry.line)" : ""
      switch entry.choice {
      case .team(let places):
        guard entries[entry.seat.index].isEmpty else {
          throw ReplayError("\(place): the team's order is chosen before anything else")
        }
        orders[entry.seat.index] = places
      case .undo: _ = entries[entry.seat.index].popLast()
      case .forfeit: throw ReplayError("\(place): a battle that was given up ends before its own end; cut the log here")
      case .pass: break
      default:
        entries[entry.seat.index].append(.init(entry.choice.text, words: entry.choice, place: place))
      }
    }
    var teams: [Team] = []
    for (player, order) in zip(log.players, orders) {
      guard var team = player.team else {
        throw ReplayError("\(player.name) has no team in the log; a log of random battles needs its teams")
      }
      team.settleGenders(&dice)
      teams.append(try Team(try reordered(team.members, order ?? [], of: player.name)))
    }
    return Written(
      teams: teams, seed: dice.state, names: log.players.map(\.name), script: Script(entries), ending: log.ending)
  }

  /// Those named come first, the others keep their order.
  private static func reordered(
    _ sets: [PokemonSet], _ order: [Int], of name: String
  ) throws(ReplayError) -> [PokemonSet] {
    if let place = order.first(where: { $0 > sets.count }) {
      throw ReplayError("\(name) has \(sets.count) in the team; there is no place \(place)")
    }
    let rest = (1...max(1, sets.count)).filter { !order.contains($0) && $0 <= sets.count }
    return (order + rest).map { sets[$0 - 1] }
  }

  /// A reference battle, ready to be played.
  public static func battle(_ trace: TraceBattle) throws -> Written {
    var entries: [[Script<Gen5>.Entry]] = [[], []]
    for (index, step) in trace.steps.enumerated() {
      for seat in 0..<2 {
        if let text = step.choices[seat] { entries[seat].append(.init(text, place: "step \(index + 1)")) }
      }
    }
    return Written(
      teams: try trace.teams.map { try Team($0) }, seed: trace.seed, names: ["p1", "p2"], script: Script(entries))
  }
}

extension InputLogs {
  /// Plays a reference battle by its choices, writes it as an input log, reads that and plays it again. Nil when the dice
  /// agree with the reference after every step and both battles are one; otherwise what is wrong.
  public static func problem(with trace: TraceBattle) -> String? {
    do {
      let written = try battle(trace)
      let setup = BattleSetup<Gen5>(
        teams: written.teams, players: written.names.map { .init(label: $0, policy: nil, seed: 0) },
        seed: written.seed, turnLimit: Gen5.info.defaultTurnLimit)
      let timeline = try written.script.play(setup)
      if let problem = difference(timeline, trace) { return problem }
      let again = try battle(try InputLog(log(timeline).text))
      var second = setup
      second.teams = again.teams
      second.seed = again.seed
      let repeated = try again.script.play(second)
      return repeated.digest == timeline.digest ? nil : "the input log makes another battle"
    } catch {
      return "\(error)"
    }
  }

  private static func difference(_ timeline: Timeline<Gen5>, _ trace: TraceBattle) -> String? {
    if timeline.moments.count != trace.steps.count {
      return "\(timeline.moments.count) steps, not \(trace.steps.count)"
    }
    for (index, step) in trace.steps.enumerated() where timeline.dice(after: index) != step.after.seed {
      return "step \(index + 1) leaves other dice"
    }
    let winner = timeline.outcome.map { $0.seat?.name ?? "tie" }
    return winner == trace.winner ? nil : "\(winner ?? "nobody") wins, not \(trace.winner ?? "nobody")"
  }
}
