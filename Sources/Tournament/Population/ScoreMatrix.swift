/// Every policy's score against every other, for questions that one number per policy does not answer.
struct ScoreMatrix: Hashable, Sendable {
  let size: Int
  /// a's points per battle against b, at a × size + b; ½ on the diagonal.
  private var scores: [Double]

  init(_ size: Int) {
    self.size = size
    scores = [Double](repeating: 0.5, count: size * size)
  }

  subscript(a: Int, b: Int) -> Double {
    get { scores[a * size + b] }
    set {
      scores[a * size + b] = newValue
      scores[b * size + a] = 1 - newValue
    }
  }
}
