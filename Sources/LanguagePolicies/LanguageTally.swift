import Synchronization

/// What became of the decisions of a policy, or of a strategy before battles, that asks a language model. Shared by all
/// copies.
public final class LanguageTally: Sendable {
  /// Why the heuristic decided instead.
  public enum Cause: Int, Sendable, CaseIterable {
    /// There is no model.
    case absent
    /// The question has more tokens than allowed.
    case tooLong

    public var name: String { self == .absent ? "absent" : "too_long" }
  }

  /// The counts so far.
  public struct Counts: Hashable, Sendable {
    /// Decisions that the model was asked about and answered, by evaluation or from the cassette.
    public var answered = 0
    /// Those of them for which nothing had to be evaluated.
    public var recorded = 0
    /// Those of them in which the adjustments put another choice in the place of the model's, or in which a loadout had to
    /// be filled up.
    public var adjusted = 0
    /// Decisions of the heuristic, by cause.
    public var fallbacks = [Int](repeating: 0, count: Cause.allCases.count)
    /// Tokens evaluated, the fixed part not counted, and the time that took.
    public var tokens = 0
    public var seconds = 0.0
    /// How often the choice presented in each place was the model's, by the number of choices.
    public var places: [[Int]] = []

    public init() {}

    public var decisions: Int { answered + fallbacks.reduce(0, +) }
  }

  private let state = Mutex(Counts())

  public init() {}

  public var counts: Counts { state.withLock { $0 } }

  func fellBack(_ cause: Cause) { state.withLock { $0.fallbacks[cause.rawValue] += 1 } }

  func answered(place: Int, of count: Int, tokens: Int, seconds: Double, isAdjusted: Bool) {
    state.withLock { counts in
      counts.answered += 1
      if tokens == 0 { counts.recorded += 1 }
      if isAdjusted { counts.adjusted += 1 }
      counts.tokens += tokens
      if tokens > 0 { counts.seconds += seconds }
      while counts.places.count <= count { counts.places.append([]) }
      if counts.places[count].isEmpty { counts.places[count] = [Int](repeating: 0, count: count) }
      counts.places[count][place] += 1
    }
  }
}
