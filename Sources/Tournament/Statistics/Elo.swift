/// The scale of ratings: 400 points are odds of ten to one.
public enum Elo {
  /// Points per unit of log odds.
  static let perLogOdds = 400 / 2.302585092994046

  /// The rating difference that a score in `battles` battles stands for: 400 log₁₀(s / (1 − s)).
  ///
  /// One drawn battle (half a pair) is added first, s = (score × battles + ½) / (battles + 1), so the result is finite
  /// for 0 and for all wins.
  public static func difference(score: Double, battles: Int) -> Double {
    let s = (score * Double(battles) + 0.5) / Double(battles + 1)
    return perLogOdds * Elementary.log(s / (1 - s))
  }
}
