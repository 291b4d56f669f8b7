public import BattleCore
public import Gen5

/// Looks ahead and plays the mixture that no answer of the foe can beat on average, as far as it can see.
///
/// It finds out what both sides can do and how that turns out (`DepthSearch`), and draws its choice from the solution of
/// the root with its own dice.
public struct SearchPolicy: Policy, BitwiseCopyable, Sendable {
  public typealias Rules = Gen5

  public var search: DepthSearch
  private(set) var seat = Seat.p1
  private var seeds = SeedTree(0)
  private var dice = Gen5Dice(seed: 0)
  private var decisions = 0

  public init(search: DepthSearch) { self.search = search }

  public mutating func begin(_ context: GameContext) {
    seat = context.seat
    seeds = SeedTree(context.seed).child("search")
    dice = Gen5Dice(seed: SeedTree(context.seed).child("mixture").seed)
    decisions = 0
  }

  public mutating func choose(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> Choice {
    decisions &+= 1
    let root = search.root(board, seat: seat, legal: copy legal, seed: seeds.child(decisions))
    let mix = seat == .p1 ? root.solution.rows : root.solution.columns
    return legal[mix.pick(UnitInterval.draw(&dice))]
  }

  /// What the next decision will go by.
  func nextRoot(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> DepthSearch.Root {
    var search = search
    return search.root(board, seat: seat, legal: copy legal, seed: seeds.child(decisions + 1))
  }
}

/// Numbers in 0..<1 from the policies' own dice.
enum UnitInterval {
  static func draw(_ dice: inout Gen5Dice) -> Double { Double(dice.next()) / 4_294_967_296 }
}
