/// Weights as Swift source, in the shape in which the app keeps them.
extension WeightTable {
  /// An enumeration to put in the place of the app's own: a constant for each weight, with the default where it differs.
  public static func swiftSource(_ weights: MoveScoringWeights) -> String {
    var text = "public enum Weights {\n"
    for group in Weight.Group.allCases {
      text += "    // \(group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst())\n"
      for weight in all where weight.group == group { text += line(weight, weights[keyPath: weight.keyPath]) }
    }
    return text + "}\n"
  }

  private static func line(_ weight: Weight, _ value: Double) -> String {
    // The app compares this one with a whole number of percent.
    let isWhole = weight.name == "statusMinChance"
    let number = isWhole ? String(Int(value + 0.5)) : text(value)
    let note = value == weight.defaultValue ? "" : " // default: \(text(weight.defaultValue))"
    return "    public static let \(weight.name): \(isWhole ? "Int" : "Double") = \(number)\(note)\n"
  }
}
