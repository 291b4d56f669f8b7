public import BattleCore

/// A counting game with exactly known win rates: who first scores three points wins.
///
/// Each turn both sides push, hold or stall, and one draw of 0…3 decides who scores. Push against hold scores on three of
/// the four draws, equal answers on two; whoever stalls leaves the point to the other, and when both stall nobody scores.
/// After each point the side that lost it answers once more, without effect, while the other has nothing to decide.
/// Each side carries a charm that plays no part and that the other never sees.
public enum ToyRules: Ruleset {
  /// What a side brings.
  public struct Team: Sendable, Hashable {
    /// Points at the start, 0…2.
    public var lead: Int
    public var charm: Int

    public init(lead: Int = 0, charm: Int = 0) {
      self.lead = lead
      self.charm = charm
    }
  }

  /// Which side answers now.
  public enum Phase: UInt8, BitwiseCopyable, Sendable {
    case both, p1, p2
  }

  public struct Board: BitwiseCopyable, Sendable {
    public var points: InlinePair<Int>
    public var charms: InlinePair<Int>
    public var turn: Int
    public var phase: Phase
  }

  /// Somebody scored, or nobody did.
  public struct Event: BitwiseCopyable, Sendable, Hashable {
    public var scorer: Seat?
    public var turn: Int
  }

  public static let push = Choice(rawValue: 1)
  public static let hold = Choice(rawValue: 2)
  public static let stall = Choice(rawValue: 3)
  public static let goal = 3

  public static var info: RulesetInfo {
    RulesetInfo(name: "toy", version: "1", fingerprint: "toy", defaultTurnLimit: 50)
  }

  public static func start(_ a: borrowing Team, _ b: borrowing Team, seed: UInt64) -> Game<Board> {
    let board = Board(
      points: InlinePair(a.lead, b.lead), charms: InlinePair(a.charm, b.charm), turn: 1, phase: .both)
    return Game(board: board, dice: Gen5Dice(seed: seed))
  }

  public static func start(
    _ a: borrowing Team, _ b: borrowing Team, seed: UInt64, log: inout EventLog<Event>
  ) -> Game<Board> { start(a, b, seed: seed) }

  public static func choices(_ board: borrowing Board, for seat: Seat, into list: inout ChoiceList) {
    switch (board.phase, seat) {
    case (.both, _):
      list.append(push)
      list.append(hold)
      list.append(stall)
    case (.p1, .p1), (.p2, .p2):
      list.append(push)
      list.append(hold)
    case (.p1, .p2), (.p2, .p1): break
    }
  }

  public static func advance(_ game: inout Game<Board>, _ a: Choice, _ b: Choice) -> Outcome? {
    var sink = NullSink<Event>()
    return advance(&game, a, b, sink: &sink)
  }

  public static func advance(
    _ game: inout Game<Board>, _ a: Choice, _ b: Choice, log: inout EventLog<Event>
  ) -> Outcome? { advance(&game, a, b, sink: &log) }

  public static var measuresLuck: Bool { true }

  /// Luck is whether the first seat scored, against how likely that was.
  public static func advance(
    _ game: inout Game<Board>, _ a: Choice, _ b: Choice, luck: inout LuckMeter
  ) -> Outcome? {
    let before = game.board
    let outcome = advance(&game, a, b)
    if luck.firstMover == nil { luck.firstMover = before.points.p2 > before.points.p1 ? .p2 : .p1 }
    if before.phase == .both && a != stall && b != stall {
      let edge = 2 + (a == push ? 1 : 0) - (b == push ? 1 : 0)
      luck.add(
        .effect, game.board.points.p1 > before.points.p1 ? 1 : 0, expected: Double(edge) / 4, for: .p1)
    }
    return outcome
  }

  private static func advance<S: EventSink<Event>>(
    _ game: inout Game<Board>, _ a: Choice, _ b: Choice, sink: inout S
  ) -> Outcome? {
    if game.board.phase != .both {
      game.board.phase = .both
      return nil
    }
    let draw = game.dice.below(4, .other)
    let scorer: Seat?
    switch (a == stall, b == stall) {
    case (true, true): scorer = nil
    case (true, false): scorer = .p2
    case (false, true): scorer = .p1
    case (false, false):
      let edge = 2 + (a == push ? 1 : 0) - (b == push ? 1 : 0)
      scorer = draw < edge ? .p1 : .p2
    }
    sink.emit(Event(scorer: scorer, turn: game.board.turn))
    game.board.turn += 1
    guard let scorer else { return nil }
    game.board.points[scorer] += 1
    if game.board.points[scorer] == goal { return .win(scorer) }
    game.board.phase = scorer == .p1 ? .p2 : .p1
    return nil
  }

  public static func turn(_ board: borrowing Board) -> Int { board.turn }

  public static func conceal(_ board: inout Board, from seat: Seat) { board.charms[seat.other] = 0 }

  public static func digest(_ board: borrowing Board, into digest: inout Digest64) {
    digest.combine(board.points.p1)
    digest.combine(board.points.p2)
    digest.combine(board.charms.p1)
    digest.combine(board.charms.p2)
    digest.combine(board.turn)
    digest.combine(UInt64(board.phase.rawValue))
  }

  /// How probable it is that the first seat wins, when its policy pushes with probability `p` and the other's with `q`
  /// (neither stalls).
  ///
  /// It scores with probability w = ½ + (p − q)/4 each turn, independently, and wins when its `need` points come before
  /// the other's: Σ over k < other's need of C(need − 1 + k, k) wⁿᵉᵉᵈ (1 − w)ᵏ.
  public static func winRate(p: Double, q: Double, _ a: Team = Team(), _ b: Team = Team()) -> Double {
    let w = 0.5 + (p - q) / 4
    let need = goal - a.lead
    var term = 1.0
    for _ in 0..<need { term *= w }
    var sum = 0.0
    for k in 0..<(goal - b.lead) {
      sum += term
      term *= (1 - w) * Double(need + k) / Double(k + 1)
    }
    return sum
  }
}
