/// The score of bringing in a member, over facts that any rule set can supply.
public enum SwitchScoring {
  /// The score of a change; each summand that is not 0 is told.
  @inline(__always)
  public static func score(
    _ option: SwitchFacts, _ stay: StayFacts, _ weights: SwitchWeights, _ tell: (SwitchTerm, Double) -> Void
  ) -> Double {
    var sum = 0.0
    func add(_ term: SwitchTerm, _ change: Double) {
      if change == 0 { return }
      sum += change
      tell(term, change)
    }
    add(.switchThreat, weights.switchThreat * (option.threat - stay.threat))
    add(.switchGuard, weights.switchGuard * (stay.danger - option.danger))
    let steps = option.pressure - stay.pressure + stay.foePressure - option.foePressure
    add(.switchPressure, weights.switchPressure * Double(steps))
    let falls = option.danger >= Double(option.hp) || option.hp <= 0
    if falls { add(.switchDoom, -weights.switchDoom) }
    if option.isFaster, !stay.isFaster { add(.switchFaster, weights.switchFaster) }
    add(.switchHazard, -weights.switchHazard * Double(option.hazard))
    guard stay.canStay else { return sum }
    add(.switchCost, -weights.switchCost)
    if stay.danger >= Double(stay.hp), !stay.isFaster, !falls { add(.switchRescue, weights.switchRescue) }
    add(.switchRaised, -weights.switchRaised * Double(stay.raised))
    add(.switchLowered, weights.switchLowered * Double(stay.lowered))
    add(.switchAfflicted, weights.switchAfflicted * Double(stay.afflictions))
    if stay.isPerishing { add(.switchPerish, weights.switchPerish) }
    if stay.justCameIn { add(.switchRepeat, -weights.switchRepeat) }
    return sum
  }

  /// The best of the changes, the earlier of equals; nil when there is none.
  public static func best(_ options: SwitchOptions, _ weights: SwitchWeights) -> (index: Int, score: Double)? {
    var best: (index: Int, score: Double)?
    for index in 0..<options.count {
      let score = score(options[index], options.stay, weights) { _, _ in }
      if score > best?.score ?? -.infinity { best = (index, score) }
    }
    return best
  }
}
