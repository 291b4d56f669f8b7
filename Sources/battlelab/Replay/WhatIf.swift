import BattleCore
import CommandLineKit

/// Another choice on one turn of a battle: "p1:3:earthquake" or "p2:5:switch 4".
struct WhatIf<Replayed: ReplayedRules> {
  let text: String
  let seat: Seat
  let turn: Int
  /// What is to be done instead.
  let action: Replayed.Action

  init(_ text: String) throws(CommandError) {
    self.text = text
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let seat = Seat.allCases.first(where: { $0.name == parts[0] }) else {
      throw CommandError("--what-if '\(text)': the form is p1:TURN:MOVE or p2:TURN:switch PLACE")
    }
    self.seat = seat
    turn = try ValueReader.int(parts[1], "--what-if: the turn", 1...10_000)
    action = try Replayed.action(parts[2])
  }

  /// Whether a decision is the one in question: the seat's first on the turn.
  func concerns(_ seat: Seat, _ turn: Int, afterDecisions decisions: [RecordedDecision<Replayed>]) -> Bool {
    seat == self.seat && turn == self.turn && decisions.last?.turn != self.turn
  }

  /// The choice on a board.
  func choice(_ board: Replayed.Board, _ legal: ChoiceList) -> Result<Choice, WhatIfRefusal> {
    if let wanted = Replayed.choice(action, board, seat), legal.contains(wanted) { return .success(wanted) }
    let words = legal.array.map { Replayed.word($0, board, seat) }.joined(separator: ", ")
    return .failure(WhatIfRefusal(description: "\(seat.name) cannot do this on turn \(turn): it can choose \(words)"))
  }
}

/// Why it cannot be done.
struct WhatIfRefusal: Error, CustomStringConvertible {
  var description: String
}
