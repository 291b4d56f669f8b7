public import BattleCore
import Tournament

/// Simultaneous perturbation stochastic approximation (Spall 1992): two evaluations a step, however many parameters.
///
/// Parameters are scaled to 0…1 along their ranges. Gains follow Spall's advice ("Implementation of the simultaneous
/// perturbation algorithm", 1998): aₖ = a / (k + 1 + A)^0.602 with A a tenth of the steps, cₖ = c / (k + 1)^0.101.
public struct SPSA: Hashable, Sendable {
  public var steps: Int
  /// c: how far the two evaluations lie from the middle, as a share of the range.
  public var spread: Double
  /// How far chance alone would carry a parameter over all steps, as a share of its range. Decides a.
  public var wander: Double

  public init(steps: Int, spread: Double = 0.15, wander: Double = 0.2) {
    self.steps = steps
    self.spread = spread
    self.wander = wander
  }

  /// Steps at the beginning that only measure how much evaluations differ.
  public var pilot: Int { steps < 20 ? 0 : min(50, steps / 10) }

  /// The distance of the evaluations from the middle in a step.
  public func distance(_ step: Int) -> Double { spread / SPSA.power(Double(step + 1), 0.101) }

  /// The direction of a step: −1 or 1 for each parameter.
  public func direction(_ step: Int, count: Int, seed: SeedTree) -> [Double] {
    var dice = Gen5Dice(seed: seed.child(step).seed)
    return (0..<count).map { _ in dice.below(2, .other) == 0 ? -1 : 1 }
  }

  /// The gain of a step, relative to the first after the pilot.
  func gain(_ step: Int) -> Double {
    let offset = Double(steps) / 10 + 1
    return SPSA.power(offset / (offset + Double(step - pilot)), 0.602)
  }

  /// How far the first step goes where evaluations differ as much as they did on average.
  var firstStep: Double {
    let squares = (pilot..<max(pilot + 1, steps)).reduce(0.0) { $0 + gain($1) * gain($1) }
    return wander / squares.squareRoot()
  }

  /// Where a step leads.
  ///
  /// - Parameters:
  ///   - place: where the parameters are.
  ///   - plus, minus: where they were evaluated, and what came out is `difference` = plus − minus.
  ///   - usual: how large differences were in the pilot on average.
  func moved(
    _ place: [Double], _ step: Int, plus: [Double], minus: [Double], difference: Double, usual: Double
  ) -> [Double] {
    guard usual > 0 else { return place }
    // Nobody moves further than twice the usual, so that one lucky difference does not decide.
    let size = firstStep * gain(step) * max(-2, min(2, difference / usual))
    return place.indices.map { index in
      let sign = plus[index] > minus[index] ? 1.0 : plus[index] < minus[index] ? -1.0 : 0
      return max(0, min(1, place[index] + sign * size))
    }
  }

  /// x to the power of y from the four operations alone, for x > 0: the same bits everywhere.
  static func power(_ x: Double, _ y: Double) -> Double { Elementary.exp(y * Elementary.log(x)) }
}
