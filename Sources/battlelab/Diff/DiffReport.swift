import BattleCore
import Replay
import Reports
import Tournament

/// What came out of comparing two policies.
struct DiffReport {
  private let items: [Disagreement]
  private let decisions: Int
  private let labels: [String]
  private let battles: Int
  private let continued: Int

  init(_ found: [BattleDisagreements], labels: [String], battles: Int, continued: Int) {
    decisions = found.reduce(0) { $0 + $1.decisions }
    items = found.flatMap(\.list).sorted { a, b in
      let (x, y) = (abs(a.difference.mean), abs(b.difference.mean))
      return x != y ? x > y : (a.battle, a.moment, a.seat.index) < (b.battle, b.moment, b.seat.index)
    }
    self.labels = labels
    self.battles = battles
    self.continued = continued
  }

  private var rate: Double { decisions == 0 ? 0 : Double(items.count) / Double(decisions) }

  /// Mean difference over the decisions that differ, and half its 95 % interval.
  private var mean: (value: Double, margin: Double) {
    guard !items.isEmpty else { return (0, 0) }
    let count = Double(items.count)
    let mean = items.reduce(0) { $0 + $1.difference.mean } / count
    let sum = items.reduce(0) { $0 + ($1.difference.mean - mean) * ($1.difference.mean - mean) }
    return (mean, ScoreInterval.z * (sum / max(1, count - 1) / count).squareRoot())
  }

  private func percent(_ share: Double) -> String { FixedPoint.text(share * 100, places: 1) }

  func lines(top: Int, _ command: (Disagreement) -> String) -> [String] {
    var lines = [
      "\(labels[0]) and \(labels[1]): \(items.count) of \(decisions) decisions differ (\(percent(rate)) %) in "
        + "\(battles) battles"
    ]
    if items.isEmpty { return lines }
    let clear = items.filter { abs($0.difference.mean) > $0.difference.margin }
    let first = clear.count { $0.difference.mean > 0 }
    lines.append(
      "where they differ, the choice of \(labels[0]) wins \(percent(mean.value)) % (±\(percent(mean.margin))) more "
        + "often; it is clearly better \(first) times, clearly worse \(clear.count - first) times; "
        + "\(continued) battles played on for each choice, 95 % intervals")
    for item in items.prefix(top) {
      let (mean, margin) = (item.difference.mean, item.difference.margin)
      lines += [
        "",
        "battle \(item.battle), turn \(item.moment), \(item.seat.name): \(item.choices[0]) (\(labels[0])) or "
          + "\(item.choices[1]) (\(labels[1])): \(mean > 0 ? "+" : "")\(percent(mean)) % (±\(percent(margin)))",
        "  " + command(item),
      ]
    }
    if items.count > top { lines += ["", "\(items.count - top) more differences: --top \(items.count) lists all"] }
    return lines
  }

  func json(_ command: (Disagreement) -> String) -> JSONValue {
    .object([
      .init("first", .string(labels[0])), .init("second", .string(labels[1])), .init("battles", .integer(battles)),
      .init("decisions", .integer(decisions)), .init("different", .integer(items.count)),
      .init("rate", .decimal(rate, places: 6)), .init("difference", .decimal(mean.value, places: 6)),
      .init("difference_margin", .decimal(mean.margin, places: 6)),
      .init(
        "differences",
        .array(
          items.map { item in
            .object([
              .init("battle", .integer(item.battle)), .init("turn", .integer(item.moment.turn)),
              .init("moment", .integer(item.moment.part)), .init("seat", .string(item.seat.name)),
              .init("first", .string(item.choices[0])), .init("second", .string(item.choices[1])),
              .init("difference", .decimal(item.difference.mean, places: 6)),
              .init("margin", .decimal(item.difference.margin, places: 6)), .init("command", .string(command(item))),
            ])
          })),
    ])
  }
}
