public import BattleCore
public import Policies

/// A fighter as a prompt names it.
public struct FighterWords: Hashable, Sendable {
  public var name: String
  /// "Ground/Dragon".
  public var types: String
  /// HP left in percent, at least 1 while it stands.
  public var percent: Int
  /// "poisoned", or nil when it is well.
  public var status: String?

  public init(name: String, types: String, percent: Int, status: String?) {
    self.name = name
    self.types = types
    self.percent = percent
    self.status = status
  }
}

/// A move as a prompt names it.
public struct MoveWords: Hashable, Sendable {
  public var name: String
  public var type: String
  /// Damage of one use at the lowest and at the highest roll, in HP, without critical hits.
  public var damage: ClosedRange<Int>

  public init(name: String, type: String, damage: ClosedRange<Int>) {
    self.name = name
    self.type = type
    self.damage = damage
  }
}

/// A rule set whose positions can be put into words: names and numbers, and no judgement. Boards come by address, as for
/// `ScoredRules`.
public protocol DescribedRules: ScoredRules {
  /// The fighter in front of a seat, seen from the other side of the field or from its own.
  static func words(for fighter: Seat, _ board: UnsafePointer<Board>) -> FighterWords

  static func words(
    for choice: Choice, _ move: MoveName, _ board: UnsafePointer<Board>, _ seat: Seat
  ) -> MoveWords

  /// The most damage that the known moves of the fighter opposite `seat` can do, in HP.
  static func threat(_ board: UnsafePointer<Board>, to seat: Seat) -> Int

  /// A choice that is no move, such as "bring in Blissey (Normal), 80%".
  static func words(forChange choice: Choice, _ board: UnsafePointer<Board>, _ seat: Seat) -> String
}
