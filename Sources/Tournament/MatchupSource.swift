public import BattleCore

/// Where the two teams of a pair come from: a pure function of the pair's index and its stream.
public protocol MatchupSource<Rules>: Sendable {
  associatedtype Rules: Ruleset

  /// The teams of the first and the second seat in both battles of pair `index`.
  func matchup(_ index: Int, _ seeds: SeedTree) -> (Rules.Team, Rules.Team)

  /// What `battles.csv` calls the two teams of pair `index`.
  func names(_ index: Int, _ seeds: SeedTree) -> (String, String)

  /// Both at once, for sources that would draw the same teams twice.
  func draw(_ index: Int, _ seeds: SeedTree) -> DrawnMatchup<Rules>
}

/// A match-up and what reports call its teams.
@frozen
public struct DrawnMatchup<Rules: Ruleset>: Sendable {
  public var teams: (Rules.Team, Rules.Team)
  @usableFromInline let text: @Sendable () -> (String, String)

  /// - Parameter names: worked out when they are asked for, which for most battles nobody does.
  @inlinable
  public init(
    teams: (Rules.Team, Rules.Team), names: @autoclosure @escaping @Sendable () -> (String, String)
  ) {
    self.teams = teams
    text = names
  }

  public var names: (String, String) { text() }
}

extension MatchupSource {
  @inlinable
  public func draw(_ index: Int, _ seeds: SeedTree) -> DrawnMatchup<Rules> {
    DrawnMatchup(teams: matchup(index, seeds), names: names(index, seeds))
  }
}

/// Match-ups from two closures.
public struct ClosureMatchups<Rules: Ruleset>: MatchupSource {
  @usableFromInline let draw: @Sendable (Int, SeedTree) -> (Rules.Team, Rules.Team)
  @usableFromInline let describe: @Sendable (Int, SeedTree) -> (String, String)

  /// - Parameters:
  ///   - draw: the teams of a pair.
  ///   - describe: what reports call them.
  public init(
    draw: @escaping @Sendable (Int, SeedTree) -> (Rules.Team, Rules.Team),
    describe: @escaping @Sendable (Int, SeedTree) -> (String, String)
  ) {
    self.draw = draw
    self.describe = describe
  }

  @inlinable
  public func matchup(_ index: Int, _ seeds: SeedTree) -> (Rules.Team, Rules.Team) { draw(index, seeds) }

  @inlinable
  public func names(_ index: Int, _ seeds: SeedTree) -> (String, String) { describe(index, seeds) }
}
