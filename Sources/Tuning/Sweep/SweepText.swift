import Reports

extension SweepReport {
  /// The report for a terminal of 80 columns.
  public func text(points most: Int = 10) -> String {
    var text = pointsText(most) + "\n" + effectsText
    if let resolution {
      let (median, largest, unpaired) = (
        percent(resolution.median), percent(resolution.largest), percent(resolution.unpaired)
      )
      text +=
        "\ndifferences of \(median) and more stand out at a middling point, of \(largest) at the worst;\n"
        + "without common pairs it would be \(unpaired)\n"
    }
    if scores.aborted > 0 { text += "\(scores.aborted) pairs were aborted and left out\n" }
    return text
  }

  /// Names with commas between them, in lines of 80 characters at most.
  private static func lines(_ names: [String]) -> String {
    var lines = [""]
    for (place, name) in names.enumerated() {
      let word = name + (place + 1 < names.count ? "," : "")
      if lines[lines.count - 1].count + word.count + 1 > 80 { lines.append("") }
      lines[lines.count - 1] += " " + word
    }
    return lines.map { " " + $0 + "\n" }.joined()
  }

  private func percent(_ value: Double) -> String { FixedPoint.text(100 * value, places: 2) }

  private func range(_ estimate: Estimate?, places: Int = 2) -> Cell {
    guard let estimate else { return .empty }
    return .text(
      FixedPoint.text(100 * estimate.low, places: places) + " … " + FixedPoint.text(100 * estimate.high, places: places)
    )
  }

  /// What a point changes of the base: "koBonus=70 sleep=0".
  public func words(_ point: Int) -> String {
    if point == 0 { return "base" }
    let changes = plan.axes.indices.filter { plan.points[point].values[$0] != plan.axes[$0].base }
    return changes.map { "\(plan.axes[$0].name)=\(PlainNumber.text(plan.points[point].values[$0]))" }
      .joined(separator: " ")
  }

  private func pointsText(_ most: Int) -> String {
    // Few parameters have a column each.
    let isNarrow = plan.axes.count <= 3 && plan.design != .oneAtATime
    let names = isNarrow ? plan.axes.map(\.name) : ["point"]
    var table = Table(["#"] + names + ["pairs", "score %", "difference", "95 %", "changed %"])
    var shown = Array(ranked.prefix(most))
    if !shown.contains(0) { shown.append(0) }
    let ranks = ranked
    for point in shown {
      let summary = summary(point)
      let share = sample.decisions == 0 ? 0 : Double(sample.count(point)) / Double(sample.decisions)
      let place: [Cell] = isNarrow ? plan.points[point].values.map { Cell.number($0) } : [.text(words(point))]
      let row: [Cell] = [
        .integer(scores.count(point)),
        summary.map { .decimal(100 * $0.score.value, places: 2) } ?? .empty,
        summary.map { .decimal(100 * $0.difference.value, places: 2) } ?? .empty,
        point == 0 ? .empty : range(summary?.difference), .decimal(100 * share, places: 2),
      ]
      table.append([.integer((ranks.firstIndex(of: point) ?? 0) + 1)] + place + row)
    }
    let hidden = ranks.count - most
    return table.text() + (hidden > 0 ? "\(hidden) more points: points.csv\n" : "")
  }

  private var effectsText: String {
    var table = Table(["weight", "base", "best", "as good as it", "effect", "95 %", "changed %"])
    let order = effects.indices.sorted {
      (-(effects[$0].size?.low ?? -2), $0) < (-(effects[$1].size?.low ?? -2), $1)
    }
    for effect in order.map({ effects[$0] }) where !effect.isDead {
      let good = [effect.lowestGood, effect.highestGood].compactMap { $0.map { PlainNumber.text($0) } }
      table.append([
        .text(plan.axes[effect.axis].name), .number(plan.axes[effect.axis].base), .number(effect.best),
        .text(good.joined(separator: " … ")),
        effect.size.map { .decimal(100 * $0.value, places: 2) } ?? .empty, range(effect.size),
        .decimal(100 * effect.changedShare.value, places: 2),
      ])
    }
    var text = table.rows.isEmpty ? "" : table.text()
    let dead = effects.filter(\.isDead)
    if !dead.isEmpty {
      text += "\ndead in \(sample.decisions) decisions, and not played:\n"
      text += SweepReport.lines(dead.map { plan.axes[$0.axis].name })
    }
    let found = effects.flatMap(\.interactions).filter { $0.first < $0.second }
    var seen: Set<[Int]> = []
    for interaction in found where seen.insert([interaction.first, interaction.second]).inserted {
      let size = interaction.size
      text +=
        "interaction of \(plan.axes[interaction.first].name) and \(plan.axes[interaction.second].name): "
        + "\(percent(size.value)) (\(percent(size.low)) … \(percent(size.high)))\n"
    }
    return text
  }
}
