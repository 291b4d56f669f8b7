/// Every policy's score against every other, for questions that one number per policy does not answer.
package struct ScoreMatrix: Hashable, Sendable {
  package let size: Int
  /// a's points per battle against b, at a × size + b; ½ on the diagonal.
  private var scores: [Double]

  package init(_ size: Int) {
    self.size = size
    scores = [Double](repeating: 0.5, count: size * size)
  }

  package subscript(a: Int, b: Int) -> Double {
    get { scores[a * size + b] }
    set {
      scores[a * size + b] = newValue
      scores[b * size + a] = 1 - newValue
    }
  }
}
