public import BattleCore
import Dex
public import Gen5
public import Policies
public import Showdown

extension Gen5: ReplayedRules {
  public typealias Player = Gen5Policy
  public typealias Narrator = ReadableLog

  public static var standIn: Gen5Policy { .heuristic(HeuristicPolicy()) }

  public static func word(_ choice: Choice, _ board: Battle, _ seat: Seat) -> String {
    if let place = choice.changePlace { return "switch \(place + 1) (\(board[seat].team[place].species.name))" }
    guard let move = board.move(of: choice, seat) else { return "nothing" }
    return move == .none ? "recharge" : move.name
  }

  public static func aliases(_ choice: Choice, _ board: Battle, _ seat: Seat) -> [String] {
    if let place = choice.changePlace {
      let name = board[seat].team[place].species.ident
      return ["switch\(place + 1)", "switch\(name)", name]
    }
    // Sealed moves come out as Struggle but are asked for by their own names.
    let own = ChoiceText.text(choice, board, for: seat).map { String(showdownID($0).trimmingPrefix("move")) }
    // Any spelling of Hidden Power will do.
    let types = own == "hiddenpower" ? PokeType.all.map { "hiddenpower\($0.ident)" } : []
    return (own.map { [$0] } ?? []) + types
  }

  public static func choice(
    _ words: ChoiceWords, _ board: Battle, _ seat: Seat, _ legal: ChoiceList
  ) -> Choice? {
    let all = legal.array
    switch words {
    // Whoever cannot but go on with a move has it in the first place.
    case .moveSlot(let slot):
      if all.count == 1, all[0].moveSlot != nil { return slot == 1 ? all[0] : nil }
      return all.first { $0.moveSlot == slot - 1 }
    case .move(let move):
      return all.first { choice in
        guard let slot = choice.moveSlot else { return false }
        return board.move(of: choice, seat) == move || board[seat].active.moves[slot] == move
      }
    case .switchPlace(let position):
      guard position <= Int(board[seat].teamSize) else { return nil }
      let place = Int(board[seat].order[position - 1])
      return all.first { $0.changePlace == place }
    case .switchName(let name):
      let wanted = showdownID(name)
      return all.first { choice in choice.changePlace.map { board[seat].team[$0].species.ident == wanted } ?? false }
    // What Showdown chooses for those who do not: the first that is possible.
    case .automatic: return all.first
    case .team, .pass, .undo, .forfeit: return nil
    }
  }

  public static func text(_ team: Team) -> String { TeamText.packed(team.sets) }

  public static func team(_ text: String) throws -> Team { try Team(try TeamText.team(text).members) }

  public static func words(_ team: Team) -> String {
    if team.sets.count == 1 {
      return team.sets[0].species.name + ": " + team.sets[0].moves.map(\.name).joined(separator: " / ")
    }
    return team.sets.map { $0.name.isEmpty ? $0.species.name : $0.name }.joined(separator: " / ")
  }

  public static func view(_ board: Battle, _ teams: [Team]) -> PositionView { PositionView(board, teams) }

  /// HP of the other side are told in hundredths, rounded up so that only 0 is nothing.
  public static func seen(_ event: Event, by seat: Seat) -> Event {
    switch event.kind {
    case .switchIn, .drag, .damage, .heal, .setHP:
      guard event.seat != seat, event.b > 0 else { return event }
      var event = event
      event.a = UInt16((Int(event.a) * 100 + Int(event.b) - 1) / Int(event.b))
      event.b = 100
      return event
    default: return event
    }
  }

  public static func fields(_ event: Event, _ teams: [Team]) -> [EventField] { EventFields.of(event, teams) }

  public static func protocolLines(_ teams: [Team], players: [String], _ steps: [[Event]]) -> [[String]]? {
    // The protocol's fields end at a bar.
    var renderer = ProtocolRenderer(teams[0], teams[1], players: players.map { $0.replacing("|", with: "/") })
    return steps.map { events in
      for event in events { renderer.append(event) }
      return Array(renderer.takeLines())
    }
  }

  public static func finish<P: Policy, Q: Policy>(
    _ game: Game<Battle>, _ p1: P, _ p2: Q, turnLimit: Int
  ) -> GameResult where P.Rules == Gen5, Q.Rules == Gen5 {
    var (game, one, two) = (game, p1, p2)
    return playGame(Gen5.self, &game, &one, &two, turnLimit: turnLimit)
  }
}
