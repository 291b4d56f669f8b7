import BattleCore
import Gen5

/// The choices of both sides at a decision. A side with nothing to decide passes.
struct JointChoices: BitwiseCopyable {
  var p1 = ChoiceList()
  var p2 = ChoiceList()

  init(_ board: BoardPointer) {
    board.addChoices(.p1, into: &p1)
    board.addChoices(.p2, into: &p2)
    if p1.isEmpty { p1.append(.pass) }
    if p2.isEmpty { p2.append(.pass) }
  }

  /// The choices at a decision of `seat`, which is offered `legal`.
  init(_ board: BoardPointer, _ seat: Seat, legal: ChoiceList) {
    self.init(board)
    self[seat] = legal
  }

  subscript(seat: Seat) -> ChoiceList {
    get { seat == .p1 ? p1 : p2 }
    set { if seat == .p1 { p1 = newValue } else { p2 = newValue } }
  }
}
