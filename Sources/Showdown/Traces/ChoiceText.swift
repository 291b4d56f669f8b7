public import BattleCore
import Dex
public import Gen5

/// Choices as Showdown writes them: "move surf", "switch 3" (the place in the team as given, from 1).
public enum ChoiceText {
  /// The text of a legal choice.
  ///
  /// The only move of a fighter that is locked into one, must recharge or has none left is named by what it will do.
  public static func text(_ choice: Choice, _ board: Battle, for seat: Seat) -> String? {
    if let place = choice.changePlace { return "switch \(place + 1)" }
    guard let move = board.move(of: choice, seat) else { return nil }
    let active = board[seat].active
    if move == .struggle, let slot = choice.moveSlot, active.sealedSlots >> UInt8(slot) & 1 == 1 {
      // A move that the foe has imprisoned is asked for by its own name.
      return "move \(active.moves[slot].ident)"
    }
    return "move \(move == .none ? "recharge" : move.ident)"
  }

  /// All legal choices, in the engine's order.
  public static func legal(_ board: Battle, for seat: Seat) -> [(choice: Choice, text: String)] {
    var list = ChoiceList()
    Gen5.choices(board, for: seat, into: &list)
    return list.array.map { ($0, text($0, board, for: seat) ?? "pass") }
  }

  /// The legal choice with this text, or nil.
  public static func choice(_ text: String, _ board: Battle, for seat: Seat) -> Choice? {
    legal(board, for: seat).first { $0.text == text }?.choice
  }
}
