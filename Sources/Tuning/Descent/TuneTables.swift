public import Reports

extension TuneResult {
  /// `steps.csv`: a row per step, with the values after it.
  public var stepsTable: Table {
    var table = Table(
      ["step", "phase", "battles", "score_plus", "score_minus"] + plan.axes.map(\.name))
    for (number, step) in steps.enumerated() {
      table.append(
        [
          .integer(number), .text(step.isPilot ? "pilot" : "descent"), .integer(step.battles),
          .decimal(step.plus, places: 6), .decimal(step.minus, places: 6),
        ] + step.values.map { Cell.number($0) })
    }
    return table
  }

  /// `best.csv`: a row per parameter: the value found, and those that cannot be told from the best around it.
  public var bestTable: Table {
    var table = Table(["weight", "base", "low", "high", "value", "good_low", "good_high", "tuned"])
    for (index, axis) in plan.axes.enumerated() {
      let effect = profile?.effects[index]
      table.append([
        .text(axis.name), .number(axis.base), .number(axis.reach.lowerBound), .number(axis.reach.upperBound),
        .number(best[index]), .number(effect?.lowestGood), .number(effect?.highestGood),
        .text(alive.contains(index) ? "yes" : "no"),
      ])
    }
    return table
  }

  /// Battles of the steps.
  public var stepBattles: Int { steps.reduce(0) { $0 + $1.battles } }
}
