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
    guard let slot = choice.moveSlot else { return nil }
    return "move \(move(slot, board[seat].active))"
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

  private static func move(_ slot: Int, _ active: Active) -> String {
    if active.volatiles.contains(.mustrecharge) { return "recharge" }
    if let locked = lockedMove(active) { return locked.ident }
    return (canUseAny(active) ? active.moves[slot] : .struggle).ident
  }

  /// The move that the fighter has to go on with.
  private static func lockedMove(_ active: Active) -> MoveID? {
    let volatiles = active.volatiles
    if volatiles.contains(.twoturnmove) { return active.twoTurnMove }
    if volatiles.contains(.lockedmove) { return active.lockMove }
    if volatiles.contains(.rollout) { return .rollout }
    if volatiles.contains(.iceball) { return .iceBall }
    if volatiles.contains(.uproar) { return .uproar }
    if volatiles.contains(.bide) { return .bide }
    return nil
  }

  private static func canUseAny(_ active: Active) -> Bool {
    (0..<Int(active.moveCount)).contains { active.pp[$0] > 0 && active.disabledSlots >> $0 & 1 == 0 }
  }
}
