public import BattleCore

/// Policies for the counting game, as one closed type.
public struct ToyPolicy: Policy, Sendable {
  public typealias Rules = ToyRules

  /// How it answers.
  public enum Kind: Hashable, Sendable {
    /// Pushes with this probability, otherwise holds.
    case strength(Double)
    /// Always leaves the point to the other.
    case staller
    /// Answers with a choice that does not exist, from the given turn on.
    case cheat(fromTurn: Int)
    /// Looks at the other's charm, which it should not see.
    case peek
    /// Does not forget its last battle.
    case forgetful
    /// Pushes, and says each time that it fell back on another policy.
    case fallback
    /// Pushes, but in one battle of so many ends the process.
    case trap(oneIn: UInt64)
    /// Pushes, but in one battle of so many never answers.
    case endless(oneIn: UInt64)
  }

  public var kind: Kind
  public private(set) var fallbacks = 0
  private var dice = Gen5Dice(seed: 0)
  private var seat = Seat.p1
  private var seed: UInt64 = 0
  private var answers = 0

  public init(_ kind: Kind) { self.kind = kind }

  public mutating func begin(_ context: GameContext) {
    seat = context.seat
    seed = context.seed
    dice = Gen5Dice(seed: context.seed)
    if kind != .forgetful { answers = 0 }
  }

  public mutating func choose(_ board: borrowing ToyRules.Board, _ legal: borrowing ChoiceList) -> Choice {
    answers += 1
    switch kind {
    case .strength(let probability):
      return Double(dice.next()) < probability * 4_294_967_296 ? ToyRules.push : ToyRules.hold
    case .staller: return legal.contains(ToyRules.stall) ? ToyRules.stall : ToyRules.hold
    case .cheat(let turn): return board.turn >= turn ? Choice(rawValue: 99) : ToyRules.push
    case .peek: return board.charms[seat.other] & 1 == 0 ? ToyRules.push : ToyRules.hold
    case .forgetful: return answers & 3 == 0 ? ToyRules.hold : ToyRules.push
    case .fallback:
      fallbacks += 1
      return ToyRules.push
    case .trap(let share):
      precondition(seed % share != 0, "a policy with a mistake")
      return ToyRules.push
    case .endless(let share):
      while seed % share == 0 { answers += 1 }
      return ToyRules.push
    }
  }
}
