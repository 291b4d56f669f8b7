import BattleCore
import Policies
public import Showdown

/// The choices of a battle that was written down.
public struct Script<Rules: ReplayedRules>: Sendable {
  /// By seat, in order: one for each moment at which the seat has a choice, even a single one.
  public var choices: [[Entry]]

  /// A choice, and where it stands.
  public struct Entry: Sendable, Equatable {
    /// As people write choices, unless `words` is given.
    public var text: String
    /// A choice of Showdown's, which means what it means there.
    public var words: ChoiceWords?
    /// "line 17"; empty when there is nothing to say.
    public var place: String

    public init(_ text: String, words: ChoiceWords? = nil, place: String = "") {
      self.text = text
      self.words = words
      self.place = place
    }
  }

  public init(_ choices: [[Entry]]) {
    precondition(choices.count == 2, "a battle has two sides")
    self.choices = choices
  }

  /// Plays the battle with these choices; it ends where they end.
  ///
  /// With orders the choices hold up to the first one, and from there the policies decide, or stand-ins where there are
  /// none.
  public func play(
    _ setup: BattleSetup<Rules>, orders: Orders<Rules> = Orders(), explains: Bool = false,
    advisers: [Adviser<Rules>] = []
  ) throws(ReplayError) -> Timeline<Rules> {
    var orders = orders
    var advisers = Adviser.begun(advisers, setup)
    var left = choices.map { $0[...] }
    var isOwn = true
    var standIns: [Rules.Player?] = [nil, nil]
    let timeline = try Timeline(setup) { moment, seat, board, only throws(ReplayError) in
      guard isOwn else { return true }
      guard let entry = left[seat.index].popFirst() else { return false }
      _ = try Script.read(entry, moment, board, seat, Rules.legal(board, seat))
      return true
    } decide: { moment, seat, seen, legal, policy throws(ReplayError) in
      var decision = RecordedDecision<Rules>(seat: seat, legal: legal, answer: .pass)
      if explains { decision.account = policy?.account(seen, legal) }
      // The policy goes along, so that it remembers the battle.
      let own = policy?.choose(seen, legal)
      decision.own = own
      if explains { decision.add(policy?.lastReasons ?? []) }
      if !advisers.isEmpty { decision.advice = advisers[seat.index].advise(seen, legal, explains: explains) }
      if let imposed = try orders.take(moment, seat, seen, legal) {
        decision.answer = imposed
        decision.isImposed = true
        isOwn = false
      } else if isOwn {
        guard let entry = left[seat.index].popFirst() else { return nil }
        decision.answer = try Script.read(entry, moment, seen, seat, legal)
      } else {
        decision.answer = own ?? Script.standIn(&standIns[seat.index], seen, seat, legal, setup.seed)
      }
      return decision
    }
    try orders.checkAllTaken(timeline)
    if isOwn, let entry = left.joined().first, timeline.outcome != nil {
      let place = entry.place.isEmpty ? "" : "\(entry.place): "
      throw ReplayError("\(place)the battle is over before '\(entry.text)' is chosen")
    }
    return timeline
  }

  private static func read(
    _ entry: Entry, _ moment: MomentName, _ board: Rules.Board, _ seat: Seat, _ legal: ChoiceList
  ) throws(ReplayError) -> Choice {
    do {
      if let words = entry.words {
        if let choice = Rules.choice(words, board, seat, legal) { return choice }
        let known = legal.array.map { Rules.word($0, board, seat) }.joined(separator: ", ")
        throw ReplayError("'\(entry.text)' cannot be chosen; it can choose \(known)")
      }
      return try ChoiceReader<Rules>.read(entry.text, board, seat, legal)
    } catch {
      let place = entry.place.isEmpty ? "" : "\(entry.place): "
      throw ReplayError("\(place)\(seat.name) on turn \(moment): \(error)")
    }
  }

  private static func standIn(
    _ player: inout Rules.Player?, _ seen: Rules.Board, _ seat: Seat, _ legal: ChoiceList, _ seed: UInt64
  ) -> Choice {
    if player == nil {
      var fresh = Rules.standIn
      fresh.begin(GameContext(seat: seat, seed: seed))
      player = fresh
    }
    return player?.choose(seen, legal) ?? legal[0]
  }
}
