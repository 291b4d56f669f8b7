import BattleCore
import CommandLineKit
import Dex
import Gen5
import Policies
import Showdown

extension ReadableLog: BattleNarrator {
  typealias Rules = Gen5

  init(_ teams: [Team]) { self.init(teams[0], teams[1]) }
}

extension PlayedGen5: ReplayedRules {
  typealias Narrator = ReadableLog

  enum Action {
    case move(MoveID)
    /// Bring in the member in this place of the team, from 0.
    case change(Int)
  }

  static func explain(
    _ policy: Gen5Policy, _ board: borrowing Battle, _ legal: borrowing ChoiceList
  ) -> MoveScoreBreakdown? {
    guard case .heuristic(let heuristic) = policy else { return nil }
    return heuristic.explain(board, legal)
  }

  static func account(of policy: Gen5Policy) -> [String] {
    guard case .outside(let outside) = policy else { return [] }
    return outside.account
  }

  static func word(_ choice: Choice, _ board: Battle, _ seat: Seat) -> String {
    if let slot = choice.moveSlot { return board.sides[seat.index].active.moves[slot].name }
    if let place = choice.changePlace { return "switch \(place + 1)" }
    return "nothing"
  }

  static func name(_ move: MoveID) -> String { move.name }

  static func action(_ text: String) throws(CommandError) -> Action {
    let words = text.split(separator: " ")
    if words.count == 2, words[0] == "switch" {
      return .change(try ValueReader.int(String(words[1]), "--what-if: the place in the team", 1...6) - 1)
    }
    return .move(try Names.find(text))
  }

  static func choice(_ action: Action, _ board: Battle, _ seat: Seat) -> Choice? {
    switch action {
    case .change(let place): .change(place)
    case .move(let move):
      (0..<4).first { board.sides[seat.index].active.moves[$0] == move }.map(Choice.move)
    }
  }

  static func protocolLines(_ teams: [Team], players: [String], _ steps: [[Event]]) -> [[String]]? {
    // The protocol's fields end at a bar.
    var renderer = ProtocolRenderer(teams[0], teams[1], players: players.map { $0.replacing("|", with: "/") })
    return steps.map { events in
      for event in events { renderer.append(event) }
      return Array(renderer.takeLines())
    }
  }
}
