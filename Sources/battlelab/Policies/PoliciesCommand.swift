import CommandLineKit
import Policies
import Reports

extension Battlelab {
  /// `battlelab policies`: what can be named.
  static let policies = Command(
    "policies", summary: "the policies, their parameters and defaults",
    discussion: "A policy is named as [label=]name[:key=value,…]. The label names it in reports.",
    options: [PoliciesOptions.weights.declaration, CommonOption.json.declaration],
    examples: [
      Example("battlelab policies", "names and parameters"),
      Example("battlelab policies --weights", "the scoring weights of heuristic, with what they mean"),
    ]
  ) { arguments in
    let isJSON = arguments[CommonOption.json]
    let isWeights = arguments[PoliciesOptions.weights]
    return { console in
      if isJSON {
        console.write((isWeights ? PolicyText.weightTable.json : PolicyText.json).text)
      } else {
        console.write(isWeights ? PolicyText.weights : PolicyText.policies)
      }
      return .done
    }
  }
}

/// The options of `policies`.
enum PoliciesOptions {
  static let weights = CommandOption<Bool>.flag("weights", help: "the scoring weights by name")
}

/// Policies and weights, to be read by people or programs.
enum PolicyText {
  /// Each policy with its parameters; weights have a list of their own.
  static var policies: String {
    var text = ""
    for entry in PolicyFactory.entries {
      text += TextWrap.definitions([(entry.name, entry.summary)])
      let plain = entry.parameters.filter { !isWeight($0.name) }
      for parameter in plain {
        let values = "\(parameter.values) (default: \(parameter.defaultValue))"
        text += indented(parameter.name, "\(parameter.meaning): \(values)")
      }
      if plain.count < entry.parameters.count {
        let count = entry.parameters.count - plain.count
        text += indented("weights", "a JSON file of weights: {\"koBonus\": 80, \"sleep\": 30}")
        text += indented("WEIGHT", "any of the \(count) scoring weights: 'battlelab policies --weights' lists them")
      }
    }
    return text
  }

  private static func indented(_ term: String, _ meaning: String) -> String {
    TextWrap.definitions([("    " + term, meaning)])
  }

  /// The weights in their groups.
  static var weights: String {
    var text = ""
    for group in Weight.Group.allCases {
      let members = WeightTable.all.filter { $0.group == group }
      text += "\(group.rawValue)\n"
      text += TextWrap.definitions(
        members.map {
          ("\($0.name)=\(WeightTable.text($0.defaultValue))", "\($0.meaning) (\(range($0.range)))")
        })
    }
    text += "\(switching)\n"
    text += TextWrap.definitions(
      SwitchTable.all.map {
        ("\($0.name)=\(WeightTable.text($0.defaultValue))", "\($0.meaning) (\(range($0.range)))")
      })
    return text
  }

  static var weightTable: Table {
    var table = Table(["name", "group", "default", "low", "high", "meaning"])
    for weight in WeightTable.all {
      table.append([
        .text(weight.name), .text(weight.group.rawValue), number(weight.defaultValue),
        number(weight.range.lowerBound), number(weight.range.upperBound), .text(weight.meaning),
      ])
    }
    for weight in SwitchTable.all {
      table.append([
        .text(weight.name), .text(switching), number(weight.defaultValue),
        number(weight.range.lowerBound), number(weight.range.upperBound), .text(weight.meaning),
      ])
    }
    return table
  }

  static var json: JSONValue {
    .array(
      PolicyFactory.entries.map { entry in
        .object([
          .init("name", .string(entry.name)), .init("summary", .string(entry.summary)),
          .init(
            "parameters",
            .array(
              entry.parameters.map {
                .object([
                  .init("name", .string($0.name)), .init("default", .string($0.defaultValue)),
                  .init("values", .string($0.values)), .init("meaning", .string($0.meaning)),
                ])
              })),
        ])
      })
  }

  /// The group of the weights that judge changes of fighter.
  private static let switching = "switching (in singles)"

  private static func range(_ range: ClosedRange<Double>) -> String {
    "\(WeightTable.text(range.lowerBound)) to \(WeightTable.text(range.upperBound))"
  }

  private static func number(_ value: Double) -> Cell { .decimal(value, places: 2) }

  private static func isWeight(_ name: String) -> Bool {
    WeightTable.all.contains { $0.name == name } || SwitchTable.all.contains { $0.name == name }
  }
}
