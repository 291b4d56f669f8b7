import BattleCore
import CommandLineKit
import Policies
import Reports
import Tuning

/// A tuning's report, to be read by people or programs.
struct TuneReportText<Played: PlayedRules> {
  let setup: TuningSetup<Played>
  let result: TuneResult
  let confirmation: Confirmation

  /// Every number of the policy, those that were tuned with the values found.
  var weights: [(name: String, value: Double)] {
    setup.parameters.map { parameter in
      let axis = result.plan.axes.firstIndex { $0.name == parameter.name }
      return (parameter.name, axis.map { result.best[$0] } ?? parameter.base)
    }
  }

  /// The files by name.
  ///
  /// - Parameter swift: whether the weights are to be had as source, too.
  func files(swift: Bool) throws -> [(name: String, text: String)] {
    var files = [
      ("steps.csv", result.stepsTable.csv), ("best.csv", result.bestTable.csv),
      ("confirm.csv", confirmation.table.csv), ("best.json", WeightFile.text(weights)),
    ]
    if let profile = result.profile {
      files += [("profile.csv", profile.sweepTable.csv), ("profile-points.csv", profile.pointsTable.csv)]
    }
    if swift { files.append(("best.swift", try swiftSource())) }
    return files
  }

  /// The weights as source for the app.
  func swiftSource() throws -> String {
    var scoring = MoveScoringWeights()
    // The app has nobody on the bench, and so no weights of changes.
    let known = Set(WeightTable.all.map(\.name))
    for (name, value) in weights where known.contains(name) { try WeightTable.set(name, to: value, in: &scoring) }
    return WeightTable.swiftSource(scoring)
  }

  private func percent(_ value: Double) -> String { FixedPoint.text(100 * value, places: 2) }

  private func interval(_ estimate: Estimate) -> String {
    "\(percent(estimate.value)) (\(percent(estimate.low)) … \(percent(estimate.high)))"
  }

  /// In one sentence.
  var verdict: String {
    let duel = "\(interval(confirmation.duel)) % against the base"
    let pool = confirmation.parts.first.map { "\(interval($0.difference)) more against the opponents" } ?? ""
    return (confirmation.isConfirmed ? "confirmed: " : "not confirmed: ") + duel + ", " + pool
  }

  var text: String {
    let plan = result.plan
    var text =
      "\(Played.info.name) rules, \(setup.tournament.format.rawValue), \(setup.tournament.choice.words), seed "
      + "\(plan.seed): \(result.alive.count) of \(plan.axes.count) parameters tuned in \(plan.method.steps) steps\n\n"
    var values = Table(["weight", "base", "found", "as good"])
    for (index, axis) in plan.axes.enumerated() where result.alive.contains(index) {
      let effect = result.profile?.effects[index]
      let good = [effect?.lowestGood, effect?.highestGood].compactMap { $0.map { PlainNumber.text($0) } }
      values.append([
        .text(axis.name), .text(PlainNumber.text(axis.base)), .text(PlainNumber.text(result.best[index])),
        .text(good.joined(separator: " … ")),
      ])
    }
    text += values.text() + "\n"
    var parts = Table(["confirmation", "opponent", "score %", "base", "difference", "95 %"])
    for part in confirmation.parts {
      for row in part.rows {
        parts.append([
          .text(part.name), .text(row.opponent), .decimal(100 * row.score.value, places: 2),
          .decimal(100 * row.base.value, places: 2), .decimal(100 * row.difference.value, places: 2),
          .text("\(percent(row.difference.low)) … \(percent(row.difference.high))"),
        ])
      }
    }
    return text + parts.text() + "\n" + verdict + "\n"
  }

  func json(_ directory: String) -> JSONValue {
    .object([
      .init("directory", .string(directory)), .init("confirmed", .bool(confirmation.isConfirmed)),
      .init("verdict", .string(verdict)), .init("best", result.bestTable.json),
      .init("confirmation", confirmation.table.json),
    ])
  }
}
