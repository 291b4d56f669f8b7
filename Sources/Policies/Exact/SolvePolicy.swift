public import BattleCore
public import Gen5

/// Plays the exact optimum where it can be worked out, and as far as it can otherwise: the measure of other policies.
///
/// A position that takes more than the limit allows for a single decision is left to a search by samples and counted as a
/// fallback.
public struct SolvePolicy: Policy, Sendable {
  public typealias Rules = Gen5

  public private(set) var solver: ExactSolver
  public private(set) var fallbacks = 0
  private(set) var search: SearchPolicy
  private(set) var seat = Seat.p1
  private(set) var dice = Gen5Dice(seed: 0)

  public init(solver: ExactSolver) {
    self.solver = solver
    search = SearchPolicy(search: DepthSearch(depth: 2, samples: 16, evaluation: solver.evaluation))
  }

  public mutating func begin(_ context: GameContext) {
    seat = context.seat
    dice = Gen5Dice(seed: SeedTree(context.seed).child("solve").seed)
    search.begin(context)
  }

  public mutating func choose(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> Choice {
    var seen = copy board
    let imagination = Imagination(seen, seat)
    if imagination.isNeeded { imagination.fill(&seen, &dice) }
    guard let solution = solver.solve(seen, seat: seat, legal: copy legal) else {
      fallbacks += 1
      return search.choose(board, legal)
    }
    let mix = seat == .p1 ? solution.mixtures.rows : solution.mixtures.columns
    return legal[mix.pick(UnitInterval.draw(&dice))]
  }
}
