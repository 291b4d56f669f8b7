import BattleCore
import CommandLineKit
import Dex
import Gen5

/// Another choice on one turn of a battle: "p1:3:earthquake" or "p2:5:switch 4".
struct WhatIf {
  /// What is to be done instead.
  enum Action {
    case move(MoveID)
    /// Bring in the member in this place of the team, from 0.
    case change(Int)
  }

  /// Why it cannot be done.
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  let text: String
  let seat: Seat
  let turn: Int
  let action: Action

  init(_ text: String) throws(CommandError) {
    self.text = text
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let seat = Seat.allCases.first(where: { $0.name == parts[0] }) else {
      throw CommandError("--what-if '\(text)': the form is p1:TURN:MOVE or p2:TURN:switch PLACE")
    }
    self.seat = seat
    turn = try ValueReader.int(parts[1], "--what-if: the turn", 1...10_000)
    let words = parts[2].split(separator: " ")
    if words.count == 2, words[0] == "switch" {
      action = .change(try ValueReader.int(String(words[1]), "--what-if: the place in the team", 1...6) - 1)
    } else {
      action = .move(try Names.find(parts[2]))
    }
  }

  /// Whether a decision is the one in question: the seat's first on the turn.
  func concerns(_ seat: Seat, _ turn: UInt16, afterDecisions decisions: [RecordedDecision]) -> Bool {
    seat == self.seat && Int(turn) == self.turn && decisions.last?.turn != self.turn
  }

  /// The choice on a board.
  func choice(_ board: Battle, _ legal: ChoiceList) -> Result<Choice, Refusal> {
    let wanted: Choice?
    switch action {
    case .change(let place): wanted = .change(place)
    case .move(let move):
      wanted = (0..<4).first { board.sides[seat.index].active.moves[$0] == move }.map(Choice.move)
    }
    if let wanted, legal.contains(wanted) { return .success(wanted) }
    let words = legal.array.map { ChoiceWords.text($0, board, seat) }.joined(separator: ", ")
    return .failure(Refusal(description: "\(seat.name) cannot do this on turn \(turn): it can choose \(words)"))
  }
}

/// Choices in words.
enum ChoiceWords {
  /// "Earthquake", "switch 3".
  static func text(_ choice: Choice, _ board: Battle, _ seat: Seat) -> String {
    if let slot = choice.moveSlot { return board.sides[seat.index].active.moves[slot].name }
    if let place = choice.changePlace { return "switch \(place + 1)" }
    return "nothing"
  }
}
