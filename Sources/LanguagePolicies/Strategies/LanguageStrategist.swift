public import BattleCore
public import Dex
public import Gen5
public import LanguageModel
public import Policies

/// Lets a language model choose opponents, loadouts or both, for the `solo` format.
///
/// Each candidate is a question of its own, answered by a grade from 0 to 9, so nothing outside the pool or the shortlist
/// can come out. Where the model cannot be asked the strategies decide, which is counted. A failure ends the run.
public struct LanguageStrategist: MatchupAdvisor {
  /// One of the two decisions: how it is asked, by whom it is answered.
  public struct Decider: Sendable {
    public let settings: StrategySettings
    public let tally: LanguageTally
    private let questioner: Questioner

    /// - Parameters:
    ///   - respondent: who is asked; nil for nobody.
    ///   - tally: counts the decisions.
    ///   - fail: ends the run when the model fails.
    public init(
      _ settings: StrategySettings, _ respondent: Respondent?, tally: LanguageTally = LanguageTally(),
      fail: @escaping @Sendable (LanguageModelError) -> Never
    ) {
      self.settings = settings
      self.tally = tally
      questioner = Questioner(respondent: respondent, fail: fail)
    }

    /// The candidates from the best to the worst, with their grades; nil, and counted, when the model is not there or a
    /// question is too long.
    fileprivate func ranking(_ text: DecisionText, fixed: String) -> Ranking? {
      let prompt = DecisionPrompt(
        grading: text, version: StrategyText.version, fixed: fixed, seed: UInt64(settings.language.order))
      let replies: Replies
      let seconds: Double
      switch questioner.ask(prompt.prompt, limit: settings.language.tokens) {
      case .unasked(let cause):
        tally.fellBack(cause)
        return nil
      case .answered(let answer, let time): (replies, seconds) = (answer, time)
      }
      let grades = prompt.ratings(replies)
      // The earlier one among equals.
      let places = grades.indices.sorted { grades[$0] != grades[$1] ? grades[$0] > grades[$1] : $0 < $1 }
      return Ranking(
        candidates: places.map { (prompt.order[$0], grades[$0]) }, place: places[0], tokens: replies.evaluatedTokens,
        seconds: seconds)
    }
  }

  fileprivate struct Ranking {
    var candidates: [(index: Int, grade: Double)]
    /// Where the best one was presented.
    var place: Int
    var tokens: Int
    var seconds: Double
  }

  /// A move with this grade or a better one is picked: the middle of the scale.
  static let passing = 4.5

  private let opponents: Decider?
  private let loadouts: Decider?

  /// - Parameters:
  ///   - opponents: nil leaves them to the draw from the pool.
  ///   - loadouts: nil leaves them to the strategy.
  public init(opponents: Decider?, loadouts: Decider?) {
    self.opponents = opponents
    self.loadouts = loadouts
  }

  public func opponent(of player: SpeciesID, in pool: [SpeciesID], _ facts: [OpponentCandidate]) -> Int? {
    guard let opponents else { return nil }
    let count = min(pool.count, opponents.settings.candidates)
    let offered = Array(pool.prefix(count))
    let text = DecisionText(opponents: offered, of: player, facts)
    guard let ranking = opponents.ranking(text, fixed: StrategyText.opponent) else {
      return OpponentStrategy.pick(facts, playerTotal: Dex.species(player).stats.total)
    }
    opponents.tally.answered(
      place: ranking.place, of: count, tokens: ranking.tokens, seconds: ranking.seconds, isAdjusted: false)
    return ranking.candidates[0].index
  }

  public func loadout(_ shortlist: [MoveID], _ position: UnsafePointer<Battle>, _ seat: Seat) -> [MoveID]? {
    guard let loadouts else { return nil }
    let offered = Array(shortlist.prefix(loadouts.settings.candidates))
    // Four moves or fewer leave nothing to choose.
    if offered.count <= LoadoutStrategy.size { return offered }
    let text = DecisionText(loadout: offered, position, seat)
    guard let ranking = loadouts.ranking(text, fixed: StrategyText.loadout) else { return nil }
    let passed = ranking.candidates.prefix(LoadoutStrategy.size).filter { $0.grade >= LanguageStrategist.passing }
    loadouts.tally.answered(
      place: ranking.place, of: offered.count, tokens: ranking.tokens, seconds: ranking.seconds,
      isAdjusted: passed.count < LoadoutStrategy.size)
    return passed.map { offered[$0.index] }
  }
}
