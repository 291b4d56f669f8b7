/// What a rule set says of itself.
public struct RulesetInfo: Sendable {
  /// The word used on the command line and in manifests.
  public var name: String
  /// Changes when the same inputs may give another battle.
  public var version: String
  /// Digest over the rule set's tables, as text.
  public var fingerprint: String
  /// A battle that reaches this turn is a tie unless the caller sets another limit.
  public var defaultTurnLimit: Int

  public init(name: String, version: String, fingerprint: String, defaultTurnLimit: Int) {
    self.name = name
    self.version = version
    self.fingerprint = fingerprint
    self.defaultTurnLimit = defaultTurnLimit
  }
}

/// A battle under way: the board, which both sides may look at, and the dice, which nobody may.
///
/// Plain bytes: copying one is a snapshot. Policies get the board alone, so no policy can see the dice.
@frozen
public struct Game<Board: BitwiseCopyable & Sendable>: BitwiseCopyable, Sendable {
  public var board: Board
  public var dice: Gen5Dice

  @inlinable
  public init(board: Board, dice: Gen5Dice) {
    self.board = board
    self.dice = dice
  }
}

/// The seam between a game's rules and everything that plays it.
///
/// A rule set is a namespace of static functions over a flat board. The runner, the statistics and the search are
/// generic over it and specialised for each.
public protocol Ruleset: Sendable {
  /// What one side brings; checked before it gets here.
  associatedtype Team: Sendable
  /// The whole visible position, as plain bytes.
  associatedtype Board: BitwiseCopyable & Sendable
  /// One thing that happened, of fixed size.
  associatedtype Event: BitwiseCopyable & Sendable

  static var info: RulesetInfo { get }

  /// The position before the first decision.
  static func start(_ a: borrowing Team, _ b: borrowing Team, seed: UInt64) -> Game<Board>
  static func start(_ a: borrowing Team, _ b: borrowing Team, seed: UInt64, log: inout EventLog<Event>) -> Game<Board>

  /// Puts the legal choices of `seat` into `list`; none when that seat has nothing to decide now.
  static func choices(_ board: borrowing Board, for seat: Seat, into list: inout ChoiceList)

  /// The same for the board at an address. A board passed as a value may be copied on the way, which costs where boards
  /// are large; a rule set whose boards are small need not say anything.
  static func choices(at board: UnsafePointer<Board>, for seat: Seat, into list: inout ChoiceList)

  /// Plays on to the next decision. A side with nothing to decide answers `.pass`. Returns the outcome at the end.
  static func advance(_ game: inout Game<Board>, _ a: Choice, _ b: Choice) -> Outcome?
  static func advance(_ game: inout Game<Board>, _ a: Choice, _ b: Choice, log: inout EventLog<Event>) -> Outcome?

  /// The same, with an account of who was lucky. A rule set that keeps none need not say anything.
  static func advance(_ game: inout Game<Board>, _ a: Choice, _ b: Choice, luck: inout LuckMeter) -> Outcome?
  /// Whether it keeps that account.
  static var measuresLuck: Bool { get }

  /// The number of the current turn, from 1.
  static func turn(_ board: borrowing Board) -> Int

  /// Blanks what `seat` has not seen, for `--information hidden`.
  static func conceal(_ board: inout Board, from seat: Seat)

  /// Feeds every field of the board to the digest.
  static func digest(_ board: borrowing Board, into digest: inout Digest64)
}

extension Ruleset {
  @inlinable
  public static func choices(at board: UnsafePointer<Board>, for seat: Seat, into list: inout ChoiceList) {
    choices(board.pointee, for: seat, into: &list)
  }

  @inlinable
  public static func advance(_ game: inout Game<Board>, _ a: Choice, _ b: Choice, luck: inout LuckMeter) -> Outcome? {
    advance(&game, a, b)
  }

  @inlinable public static var measuresLuck: Bool { false }
}
