/// A sequential probability ratio test of a pairing (Wald 1945): two hypotheses about policy a's strength, and how often
/// the test may choose wrongly.
public struct SequentialTest: Hashable, Sendable {
  /// What a hypothesis is about. The names are those of the command line and of reports.
  public enum Model: String, Hashable, Sendable, CaseIterable {
    /// Points per battle, 0…1.
    case score
    /// The Elo difference that a score stands for: score = 1 / (1 + 10^(−Elo/400)).
    case logistic
    /// (score − ½) / (standard deviation of a battle's points) × 800 / ln 10: what counts for how many battles are needed,
    /// whatever the share of ties.
    case normalised

    /// What a hypothesis is called in front of its number.
    public var unit: String {
      switch self {
      case .score: "score"
      case .logistic: "logistic Elo"
      case .normalised: "normalised Elo"
      }
    }
  }

  /// What became of a test.
  public enum Decision: String, Hashable, Sendable {
    /// The first hypothesis: a is not as strong as the second says.
    case h0
    /// The second.
    case h1
    /// The cap came first.
    case undecided
  }

  public var model: Model
  /// The two hypotheses, in the model's unit; the first is lower.
  public var low: Double
  public var high: Double
  /// How often h1 is chosen when h0 holds, and the other way round.
  public var alpha: Double
  public var beta: Double

  /// Points of normalised Elo per standard deviation of a battle's points.
  static let normalisedPerDeviation = 800 / 2.302585092994046

  /// Checks the values.
  public init(model: Model, low: Double, high: Double, alpha: Double = 0.05, beta: Double = 0.05)
    throws(TournamentError)
  {
    let range: ClosedRange<Double> = model == .score ? 0.001...0.999 : -2000...2000
    guard range.contains(low), range.contains(high), low < high else {
      throw .badTest(
        "\(model.unit)s must be from \(range.lowerBound) to \(range.upperBound), the first below the second")
    }
    guard alpha > 0, alpha < 0.5, beta > 0, beta < 0.5 else {
      throw .badTest("alpha and beta must be above 0 and below 0.5")
    }
    self.model = model
    self.low = low
    self.high = high
    self.alpha = alpha
    self.beta = beta
  }

  /// The log-likelihood ratio at which h0 and h1 are accepted (Wald's bounds).
  public var lowerBound: Double { Elementary.log(beta / (1 - alpha)) }
  public var upperBound: Double { Elementary.log((1 - beta) / alpha) }

  /// The decision at a ratio; nil to go on.
  public func decision(_ ratio: Double) -> Decision? {
    if ratio >= upperBound { return .h1 }
    return ratio <= lowerBound ? .h0 : nil
  }

  /// "normalised Elo 0 against 5, alpha 0.05, beta 0.05".
  public var text: String {
    "\(model.unit) \(SequentialTest.text(low)) against \(SequentialTest.text(high)), alpha "
      + "\(SequentialTest.text(alpha)), beta \(SequentialTest.text(beta))"
  }

  /// The shortest text that reads back as the number, without a needless ".0".
  static func text(_ value: Double) -> String {
    let text = String(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The log-likelihood ratio of h1 to h0 after these pairs.
  public func ratio(_ histogram: PairHistogram) -> Double { ratio(counts: histogram.counts, battlesPerResult: 2) }

  /// The ratio after single battles: losses, ties, wins of a.
  public func ratio(losses: Int, ties: Int, wins: Int) -> Double {
    ratio(counts: [losses, ties, wins], battlesPerResult: 1)
  }

  /// - Parameters:
  ///   - counts: how often each result was seen; results are evenly spaced from 0 to 1 points per battle.
  ///   - battlesPerResult: 2 for pairs.
  private func ratio(counts: [Int], battlesPerResult: Double) -> Double {
    let likelihood = LikelihoodRatio(counts: counts)
    switch model {
    case .score: return likelihood.ofMeans(low, high)
    case .logistic: return likelihood.ofMeans(SequentialTest.score(low), SequentialTest.score(high))
    case .normalised:
      let factor = battlesPerResult.squareRoot() / SequentialTest.normalisedPerDeviation
      return likelihood.ofDeviations(low * factor, high * factor)
    }
  }

  /// The score that a difference in Elo stands for.
  static func score(_ elo: Double) -> Double { 1 / (1 + Elementary.exp(-elo / Elo.perLogOdds)) }
}
