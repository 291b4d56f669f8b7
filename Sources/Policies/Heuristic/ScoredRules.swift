public import BattleCore

/// What a rule set provides so that the policies that judge moves can play it: facts, and no judgement.
///
/// Boards come by address: what looks at millions of them must not copy any.
///
/// Scores, adjustments and policies are written once over these; a third rule set conforms in one file.
public protocol ScoredRules: Ruleset {
  /// How the rule set names moves.
  associatedtype MoveName: Hashable & BitwiseCopyable & Sendable

  /// What the facts of all moves of one fighter share, so that a decision works it out once.
  associatedtype Outlook

  /// The two fighters in front, seen from `seat`.
  static func situation(_ board: UnsafePointer<Board>, _ seat: Seat) -> SituationFacts

  /// The move behind a choice of `seat`; nil for a choice that is no move.
  static func move(of choice: Choice, _ board: UnsafePointer<Board>, _ seat: Seat) -> MoveName?

  /// The two fighters in front, as the moves of the one at `seat` look at them. Good as long as the board is as it is.
  static func outlook(_ board: UnsafePointer<Board>, _ seat: Seat) -> Outlook

  /// The move behind a choice, against the fighter opposite.
  static func facts(
    of choice: Choice, _ move: MoveName, _ outlook: borrowing Outlook, _ board: UnsafePointer<Board>, _ seat: Seat
  ) -> OptionFacts

  /// Base power, by which `max-power` goes.
  static func power(of choice: Choice, _ move: MoveName, _ board: UnsafePointer<Board>, _ seat: Seat) -> Int

  /// Expected damage of a hit in a unit of the rule set's own, by which `max-damage` goes.
  static func damage(
    of choice: Choice, _ move: MoveName, _ outlook: borrowing Outlook, _ board: UnsafePointer<Board>, _ seat: Seat
  ) -> Int

  /// Tells the fighters of a team apart: picks belong to the one in front.
  static func fighter(_ board: UnsafePointer<Board>, _ seat: Seat) -> UInt8

  /// Whether a change of fighter is among the legal choices.
  static func hasChange(_ legal: borrowing ChoiceList) -> Bool

  /// The changes of fighter among the legal choices.
  ///
  /// - Parameter justCameIn: whether the policy's last decision brought in who is in front.
  static func switches(
    _ board: UnsafePointer<Board>, _ seat: Seat, _ legal: borrowing ChoiceList, justCameIn: Bool
  ) -> SwitchOptions

  /// The answer when no choice is a move.
  static func replacement(_ board: UnsafePointer<Board>, _ seat: Seat, _ legal: borrowing ChoiceList) -> Choice
}

extension ScoredRules {
  /// The facts of one move alone.
  @inlinable
  public static func facts(
    of choice: Choice, _ move: MoveName, _ board: UnsafePointer<Board>, _ seat: Seat
  ) -> OptionFacts { facts(of: choice, move, outlook(board, seat), board, seat) }

  /// None: these rules have nobody on the bench.
  @inlinable
  public static func hasChange(_ legal: borrowing ChoiceList) -> Bool { false }

  /// None.
  public static func switches(
    _ board: UnsafePointer<Board>, _ seat: Seat, _ legal: borrowing ChoiceList, justCameIn: Bool
  ) -> SwitchOptions { SwitchOptions() }
}
