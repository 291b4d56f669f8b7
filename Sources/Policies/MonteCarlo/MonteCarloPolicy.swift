public import BattleCore
public import Gen5

/// Plays the choice that a Monte Carlo tree search tried most.
public struct MonteCarloPolicy: Policy, Sendable {
  public typealias Rules = Gen5

  public private(set) var search: MonteCarloSearch
  private(set) var seat = Seat.p1
  private(set) var dice = Gen5Dice(seed: 0)

  public init(settings: MonteCarloSettings) { search = MonteCarloSearch(settings: settings) }

  public mutating func begin(_ context: GameContext) {
    seat = context.seat
    dice = Gen5Dice(seed: SeedTree(context.seed).child("mcts").seed)
    search.prepare()
  }

  public mutating func choose(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> Choice {
    let root = search.root(board, seat: seat, legal: copy legal, dice: &dice)
    return legal[root.favourite(seat)]
  }
}
