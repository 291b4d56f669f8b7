/// A Brownian motion with drift and variance 1 per unit of time, from 0 until it meets −`below` or `above`.
///
/// The series are eigenfunction expansions of the killed motion (Karlin and Taylor, "A second course in stochastic
/// processes", chapter 15; the drift by Girsanov's theorem).
struct TwoBarriers: Hashable, Sendable {
  var below: Double
  var above: Double

  private var width: Double { below + above }

  /// The probability to have met the upper barrier first, by `time`.
  func metAbove(drift: Double, by time: Double) -> Double {
    if above * above / (2 * time) > 12 { return soon(drift: drift, time: time) }
    var tail = 0.0
    var n = 1.0
    while n < 5000 {
      let k = n * Double.pi / width
      let rate = (drift * drift + k * k) / 2
      let sign = n.truncatingRemainder(dividingBy: 2) == 1 ? 1.0 : -1.0
      let part = n * Elementary.exp(drift * above - rate * time) / rate
      tail += sign * TwoBarriers.sine(n * below / width) * part
      if part < 1e-17 || k * k * time / 2 > 700 { break }
      n += 1
    }
    return min(1, max(0, everAbove(drift) - Double.pi / (width * width) * tail))
  }

  /// The same when the barrier is so far that only a strong drift gets there in time: then the lower one does not matter,
  /// and the time is inverse Gaussian.
  private func soon(drift: Double, time: Double) -> Double {
    let root = time.squareRoot()
    let mirrored = Normal.below((-above - drift * time) / root)
    let image = mirrored > 0 ? Elementary.exp(min(700, 2 * drift * above) + Elementary.log(mirrored)) : 0
    return min(1, Normal.below((drift * time - above) / root) + image)
  }

  private func everAbove(_ drift: Double) -> Double {
    if abs(drift) * width < 1e-9 { return below / width }
    if drift > 0 { return (1 - Elementary.exp(-2 * drift * below)) / (1 - Elementary.exp(-2 * drift * width)) }
    return Elementary.exp(2 * drift * above) * (1 - Elementary.exp(2 * drift * below))
      / (1 - Elementary.exp(2 * drift * width))
  }

  /// The probability to have met neither barrier by `time` and to be above `place` then.
  func stillAbove(_ place: Double, drift: Double, at time: Double) -> Double {
    let start = place + below
    var sum = 0.0
    var n = 1.0
    while n < 5000 {
      let k = n * Double.pi / width
      let decay = k * k * time / 2
      if decay > 700 { break }
      func primitive(_ y: Double) -> Double {
        let turn = n * y / width
        let wave = drift * TwoBarriers.sine(turn) - k * TwoBarriers.sine(turn + 0.5)
        return Elementary.exp(drift * (y - below) - drift * drift * time / 2 - decay) * wave / (drift * drift + k * k)
      }
      sum += TwoBarriers.sine(n * below / width) * (primitive(width) - primitive(start))
      n += 1
    }
    return min(1, max(0, 2 / width * sum))
  }

  /// sin(π x).
  private static func sine(_ x: Double) -> Double {
    // To −½…½, where the series is short.
    var turn = x - 2 * (x / 2).rounded()
    if turn > 0.5 { turn = 1 - turn } else if turn < -0.5 { turn = -1 - turn }
    let angle = turn * Double.pi
    var term = angle
    var sum = angle
    for n in stride(from: 2.0, through: 20, by: 2) {
      term *= -angle * angle / (n * (n + 1))
      sum += term
    }
    return sum
  }
}
