public import BattleCore
public import Gen5

/// Plays the best it finds against a foe that it takes to play by a model: what can be won from a policy by somebody who
/// sees through it.
///
/// A tree search in which only its own choices are open; the foe's follow from the model. Against a deterministic model it
/// tends to the best response as iterations grow, so its score bounds from below how far that policy can be exploited.
public struct BestResponsePolicy: Policy, Sendable {
  public typealias Rules = Gen5

  public let settings: BestResponseSettings
  private(set) var search: MonteCarloSearch
  private(set) var seat = Seat.p1
  private(set) var dice = Gen5Dice(seed: 0)
  private(set) var foe = ModelledFoe(.random, seat: .p2)

  public init(settings: BestResponseSettings) {
    self.settings = settings
    search = MonteCarloSearch(settings: settings.search)
  }

  public mutating func begin(_ context: GameContext) {
    seat = context.seat
    dice = Gen5Dice(seed: SeedTree(context.seed).child("best-response").seed)
    foe = ModelledFoe(settings.model, seat: seat.other)
    search.prepare()
  }

  public mutating func choose(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> Choice {
    let root = search.root(board, seat: seat, legal: copy legal, dice: &dice, foe: foe)
    // The real foe decides on the same board; the model notes what it does.
    var theirs = ChoiceList()
    Gen5.choices(board, for: seat.other, into: &theirs)
    _ = foe.choose(board, theirs, &dice)
    return legal[root.favourite(seat)]
  }
}
