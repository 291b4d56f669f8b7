import Reports

/// Says in which values two manifests differ.
enum ManifestDifference {
  private static let most = 5

  /// "seed is 1 there, 2 here", a line for each value that differs; a long list is cut.
  static func lines(there: String, here: String) -> [String] {
    guard let old = try? JSON5Parser.parse(there), let new = try? JSON5Parser.parse(here) else {
      return ["one of the two manifests cannot be read"]
    }
    var lines: [String] = []
    compare(old, new, "", &lines)
    if lines.isEmpty { lines = ["the manifests are written in another way"] }
    if lines.count <= most { return lines }
    return lines.prefix(most) + ["and \(lines.count - most) more"]
  }

  private static func compare(_ old: JSON5Value?, _ new: JSON5Value?, _ path: String, _ lines: inout [String]) {
    switch (old?.content, new?.content) {
    case (.object(let olds), .object(let news)):
      let names = olds.map(\.name) + news.map(\.name).filter { name in !olds.contains { $0.name == name } }
      var found: [String] = []
      let (one, two) = (olds["fingerprint"], news["fingerprint"])
      let haveBoth = isPolicy(path) && one != nil && two != nil
      for name in names where name != "fingerprint" || !haveBoth {
        compare(olds[name], news[name], path.isEmpty ? name : path + "." + name, &found)
      }
      // Other parameters decide otherwise: only where all else is the same is this worth saying.
      if haveBoth, found.isEmpty, text(one) != text(two) {
        found.append(
          "policy \(text(news["label"])) decides otherwise: its fingerprint is \(text(one)) there, \(text(two)) here")
      }
      lines += found
    case (.array(let olds), .array(let news)):
      for place in 0..<max(olds.count, news.count) {
        compare(
          place < olds.count ? olds[place] : nil, place < news.count ? news[place] : nil, "\(path)[\(place)]", &lines)
      }
    case (let one, let two):
      if one != two { lines.append("\(path) is \(text(old)) there, \(text(new)) here") }
    }
  }

  /// Whether a path leads to one of the policies.
  private static func isPolicy(_ path: String) -> Bool { path.hasPrefix("policies[") && path.hasSuffix("]") }

  private static func text(_ value: JSON5Value?) -> String {
    switch value?.content {
    case nil: "not given"
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value
    case .string(let value): "'\(value)'"
    case .array(let values): values.isEmpty ? "an empty list" : "a list of \(values.count)"
    case .object(let members): members["label"].map(text) ?? (members.isEmpty ? "empty" : "an object")
    }
  }
}

extension [JSON5Member] {
  fileprivate subscript(name: String) -> JSON5Value? { first { $0.name == name }?.value }
}
