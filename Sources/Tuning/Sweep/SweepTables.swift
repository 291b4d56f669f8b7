public import Reports

extension SweepReport {
  private var names: [String] { plan.axes.map(\.name) }

  private func parameters(_ point: Int) -> [Cell] { plan.points[point].values.map { Cell.number($0) } }

  private func varied(_ point: Int) -> Cell {
    if point == 0 { return .text("base") }
    return plan.points[point].varied.map { .text(names[$0]) } ?? .empty
  }

  private func changes(_ point: Int) -> [Cell] { [.integer(sample.decisions), .integer(sample.count(point))] }

  /// `sweep.csv`: a row per point and opponent. Points that change no decision of the sample may have no battles.
  public var sweepTable: Table {
    var table = Table(
      ["point", "varied"] + names + [
        "opponent", "battles", "score", "score_low", "score_high", "difference", "difference_low", "difference_high",
        "decisions", "changed_decisions",
      ])
    for point in plan.points.indices {
      for (place, opponent) in opponents.enumerated() {
        let battles = scores.battles(point, place)
        let score = scores.score(point, against: place)
        let difference = scores.difference(point, 0, against: place)
        table.append(
          [.integer(point), varied(point)] + parameters(point) + [.text(opponent), .integer(battles)]
            + Cell.interval(battles > 0 ? score : nil) + Cell.interval(battles > 0 ? difference : nil)
            + changes(point))
      }
    }
    return table
  }

  /// `points.csv`: a row per point, over all opponents.
  public var pointsTable: Table {
    var table = Table(
      ["point", "varied"] + names + [
        "rank", "pairs", "score", "score_low", "score_high", "difference", "difference_low", "difference_high",
        "decisions", "changed_decisions",
      ])
    var rank = [Int](repeating: 0, count: plan.points.count)
    for (place, point) in ranked.enumerated() { rank[point] = place + 1 }
    for point in plan.points.indices {
      let summary = summary(point)
      table.append(
        [.integer(point), varied(point)] + parameters(point)
          + [rank[point] > 0 ? .integer(rank[point]) : .empty, .integer(scores.count(point))]
          + Cell.interval(summary?.score) + Cell.interval(summary?.difference) + changes(point))
    }
    return table
  }

  /// `effects.csv`: a row per parameter.
  public var effectsTable: Table {
    var table = Table([
      "weight", "base", "low", "high", "values", "best", "best_low", "best_high", "effect", "effect_low", "effect_high",
      "resolved", "decisions", "changed_decisions", "changed_share", "changed_share_low", "changed_share_high", "dead",
      "interactions",
    ])
    for effect in effects {
      let axis = plan.axes[effect.axis]
      table.append(
        [
          .text(axis.name), .number(axis.base), .number(effect.values[0]),
          .number(effect.values[effect.values.count - 1]), .integer(effect.values.count), .number(effect.best),
          .number(effect.lowestGood), .number(effect.highestGood),
        ] + Cell.interval(effect.size)
          + [
            effect.size == nil ? .empty : .text(effect.isResolved ? "yes" : "no"), .integer(sample.decisions),
            .integer(effect.changed),
          ] + Cell.interval(effect.changedShare)
          + [.text(effect.isDead ? "yes" : "no"), .text(interactions(effect))])
    }
    return table
  }

  /// "sleep: 0.0120 (0.0070 … 0.0170)", the strongest first.
  private func interactions(_ effect: Effect) -> String {
    effect.interactions.sorted { (abs($1.size.value), $0.first, $0.second) < (abs($0.size.value), $1.first, $1.second) }
      .map { interaction in
        let other = interaction.first == effect.axis ? interaction.second : interaction.first
        let size = interaction.size
        let texts = [size.value, size.low, size.high].map { FixedPoint.text($0, places: 4) }
        return "\(names[other]): \(texts[0]) (\(texts[1]) … \(texts[2]))"
      }.joined(separator: "; ")
  }
}

extension Cell {
  /// A parameter's value as it would be typed.
  static func number(_ value: Double?) -> Cell {
    guard let value else { return .empty }
    if value == value.rounded(), abs(value) < 1e9 { return .integer(Int(value)) }
    // Values have nine decimals at most; trailing zeros say nothing.
    var places = 0
    var scaled = value
    while places < 9, scaled != scaled.rounded() {
      places += 1
      scaled = PlainNumber.tidy(value * [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9][places])
    }
    return .decimal(value, places: places)
  }

  /// Value, low and high, six decimals each.
  static func interval(_ estimate: Estimate?) -> [Cell] {
    guard let estimate else { return [.empty, .empty, .empty] }
    return [estimate.value, estimate.low, estimate.high].map { .decimal($0, places: 6) }
  }
}
