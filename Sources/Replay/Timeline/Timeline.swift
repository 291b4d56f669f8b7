public import BattleCore
import Policies

/// A whole battle, moment by moment.
public struct Timeline<Rules: ReplayedRules>: Sendable {
  public let setup: BattleSetup<Rules>
  /// What happened before the first moment.
  public private(set) var opening: [Rules.Event] = []
  public private(set) var moments: [Moment<Rules>] = []
  /// The board at the end.
  public private(set) var final: Rules.Board
  /// The dice at the end.
  private var finalDice: Gen5Dice
  /// Nil when the answers ended before the battle.
  public private(set) var outcome: Outcome?
  /// Number of the last turn.
  public private(set) var turns = 0
  /// As `GameResult.digest`; of what was played when the battle is not over.
  public private(set) var digest: UInt64 = 0

  /// Plays a battle in which the policies choose, except where `orders` say otherwise.
  ///
  /// - Parameters:
  ///   - explains: ask the policies for their reasons, which may double their time.
  ///   - advisers: by seat, policies that are asked as well.
  public static func played(
    _ setup: BattleSetup<Rules>, orders: Orders<Rules> = Orders(), explains: Bool = false,
    advisers: [Adviser<Rules>] = []
  ) throws(ReplayError) -> Timeline {
    var orders = orders
    var advisers = Adviser.begun(advisers, setup)
    let timeline = try Timeline(setup) { moment, seat, seen, legal, policy throws(ReplayError) in
      guard policy != nil else { throw ReplayError("nobody plays \(seat.name)") }
      var decision = RecordedDecision<Rules>(seat: seat, legal: legal, answer: .pass)
      if explains { decision.account = policy?.account(seen, legal) }
      decision.answer = policy?.choose(seen, legal) ?? .pass
      if explains { decision.add(policy?.lastReasons ?? []) }
      if !advisers.isEmpty { decision.advice = advisers[seat.index].advise(seen, legal, explains: explains) }
      if let imposed = try orders.take(moment, seat, seen, legal) {
        decision.answer = imposed
        decision.isImposed = true
      }
      return decision
    }
    try orders.checkAllTaken(timeline)
    return timeline
  }

  /// How a seat decides: its decision, or nil to end the battle here.
  public typealias Decider = (
    _ moment: MomentName, _ seat: Seat, _ seen: Rules.Board, _ legal: ChoiceList, _ policy: inout Rules.Player?
  ) throws(ReplayError) -> RecordedDecision<Rules>?

  /// Is told of a seat that has a single choice; false ends the battle here.
  public typealias Witness = (_ moment: MomentName, _ seat: Seat, _ board: Rules.Board, _ only: Choice)
    throws(ReplayError) -> Bool

  /// Plays a battle by whatever decides. Nobody is asked who has a single choice.
  ///
  /// - Parameters:
  ///   - forced: is told of single choices.
  ///   - watch: is told what happened, from one moment to the next.
  public init(
    _ setup: BattleSetup<Rules>, forced: Witness = { _, _, _, _ in true }, watch: ([Rules.Event]) -> Void = { _ in },
    decide: Decider
  ) throws(ReplayError) {
    self.setup = setup
    var log = EventLog<Rules.Event>()
    var game = Rules.start(setup.teams[0], setup.teams[1], seed: setup.seed, log: &log)
    opening = log.events
    watch(opening)
    final = game.board
    finalDice = game.dice
    let unused = game.dice.state
    var policies = setup.begun()
    var digest = Digest64()
    var name = MomentName(turn: 0)
    while true {
      let turn = Rules.turn(game.board)
      turns = min(turn, setup.turnLimit)
      if turn > setup.turnLimit {
        outcome = Outcome(winner: .tie, reason: .cap)
        break
      }
      name = MomentName(turn: turn, part: turn == name.turn ? name.part + 1 : 1)
      var moment = Moment<Rules>(
        name: name, game: game, policies: policies.map { $0?.isQuick == true ? $0 : nil })
      guard try Timeline.decide(&moment, setup, &policies, forced, decide) else { break }
      if let bad = moment.decisions.first(where: { !$0.legal.contains($0.answer) }) {
        moments.append(moment)
        outcome = .win(bad.seat.other, .illegal)
        break
      }
      digest.combine(UInt64(moment.choices[0].rawValue) << 8 | UInt64(moment.choices[1].rawValue))
      log.events.removeAll(keepingCapacity: true)
      outcome = Rules.advance(&game, moment.choices[0], moment.choices[1], log: &log)
      moment.events = log.events
      watch(log.events)
      moments.append(moment)
      if outcome != nil { break }
    }
    final = game.board
    finalDice = game.dice
    Rules.digest(game.board, into: &digest)
    if game.dice.state != unused { digest.combine(game.dice.state) }
    if let outcome { digest.combine(UInt64(outcome.winner.rawValue) << 8 | UInt64(outcome.reason.rawValue)) }
    self.digest = digest.value
  }

  /// Lets both seats decide; false when one of them ends the battle.
  private static func decide(
    _ moment: inout Moment<Rules>, _ setup: BattleSetup<Rules>, _ policies: inout [Rules.Player?],
    _ forced: Witness, _ decide: Decider
  ) throws(ReplayError) -> Bool {
    for seat in Seat.allCases {
      let legal = Rules.legal(moment.game.board, seat)
      if legal.count == 1 {
        moment.choices[seat.index] = legal[0]
        guard try forced(moment.name, seat, moment.game.board, legal[0]) else { return false }
      }
      guard legal.count > 1 else { continue }
      let seen = setup.seen(moment.game.board, by: seat)
      guard let decision = try decide(moment.name, seat, seen, legal, &policies[seat.index]) else { return false }
      moment.decisions.append(decision)
      moment.choices[seat.index] = decision.answer
      // An illegal answer loses at once, as in a tournament, where the other seat is no longer asked.
      if !legal.contains(decision.answer) { return true }
    }
    return true
  }

  // MARK: - Finding moments

  /// The moment of this name; an error that says which there are.
  public func index(of name: MomentName) throws(ReplayError) -> Int {
    if let index = moments.firstIndex(where: { $0.name == name }) { return index }
    guard let last = moments.last?.name else { throw ReplayError("nobody decides anything in this battle") }
    let parts = moments.filter { $0.name.turn == name.turn }.count
    if name.part > 1, parts > 0 {
      throw ReplayError("turn \(name.turn) has \(parts) moment\(parts == 1 ? "" : "s") of decision, not \(name.part)")
    }
    throw ReplayError("the battle goes from turn 1 to turn \(last.turn); there is no turn \(name)")
  }

  /// The dice's state after a moment.
  func dice(after index: Int) -> UInt64 {
    index + 1 < moments.count ? moments[index + 1].game.dice.state : finalDice.state
  }

  /// The board after a moment.
  public func board(after index: Int) -> Rules.Board {
    index + 1 < moments.count ? moments[index + 1].game.board : final
  }

}
