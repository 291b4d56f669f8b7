/// A parameter that a policy takes.
public struct PolicyParameter: Sendable {
  public var name: String
  public var defaultValue: String
  public var kind: Kind
  public var meaning: String

  /// What may be given.
  public enum Kind: Sendable, Equatable {
    /// Anything that the words describe, such as "a path".
    case text(String)
    case word([String])
    case whole(ClosedRange<Int>)
    case number(ClosedRange<Double>)
  }

  /// What may be given, in words: "on or off", "0 to 200".
  public var values: String {
    switch kind {
    case .text(let description): description
    case .word(let words): words.joined(separator: words.count == 2 ? " or " : ", ")
    case .whole(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .number(let range): WeightTable.text(range)
    }
  }

  /// The numbers that may be given, for sweeps; nil for words.
  public var range: ClosedRange<Double>? {
    switch kind {
    case .text, .word: nil
    case .whole(let range): Double(range.lowerBound)...Double(range.upperBound)
    case .number(let range): range
    }
  }
}

/// A parameter with the way to read it from and write it into what it belongs to: one list makes a policy's listing, its
/// parsing and its manifest.
package struct ParameterBinding<Root>: Sendable {
  package var parameter: PolicyParameter
  package var get: @Sendable (Root) -> String
  package var set: @Sendable (inout Root, String) throws(PolicyError) -> Void

  package var name: String { parameter.name }

  package static func whole(
    _ name: String, _ path: any WritableKeyPath<Root, Int> & Sendable, _ range: ClosedRange<Int>, of defaults: Root,
    _ meaning: String
  ) -> ParameterBinding {
    ParameterBinding(
      parameter: PolicyParameter(
        name: name, defaultValue: "\(defaults[keyPath: path])", kind: .whole(range), meaning: meaning),
      get: { "\($0[keyPath: path])" },
      set: { (root: inout Root, text: String) throws(PolicyError) in
        root[keyPath: path] = try NumberText.whole(name, text, in: range)
      })
  }

  package static func number(
    _ name: String, _ path: any WritableKeyPath<Root, Double> & Sendable, _ range: ClosedRange<Double>,
    of defaults: Root, _ meaning: String
  ) -> ParameterBinding {
    ParameterBinding(
      parameter: PolicyParameter(
        name: name, defaultValue: WeightTable.text(defaults[keyPath: path]), kind: .number(range), meaning: meaning),
      get: { WeightTable.text($0[keyPath: path]) },
      set: { (root: inout Root, text: String) throws(PolicyError) in
        root[keyPath: path] = try NumberText.number(name, text, in: range)
      })
  }

  /// Any text; `values` says what it may be.
  package static func text(
    _ name: String, _ path: any WritableKeyPath<Root, String> & Sendable, _ values: String, of defaults: Root,
    _ meaning: String
  ) -> ParameterBinding {
    ParameterBinding(
      parameter: PolicyParameter(
        name: name, defaultValue: defaults[keyPath: path], kind: .text(values), meaning: meaning),
      get: { $0[keyPath: path] },
      set: { (root: inout Root, text: String) throws(PolicyError) in root[keyPath: path] = text })
  }

  /// A choice among words, each standing for a value.
  package static func word<Value: Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ values: [(String, Value)], of defaults: Root,
    _ meaning: String
  ) -> ParameterBinding {
    let words = values.map(\.0)
    let get: @Sendable (Root) -> String = { root in
      values.first { $0.1 == root[keyPath: path] }?.0 ?? words[0]
    }
    return ParameterBinding(
      parameter: PolicyParameter(name: name, defaultValue: get(defaults), kind: .word(words), meaning: meaning),
      get: get,
      set: { (root: inout Root, text: String) throws(PolicyError) in
        guard let value = values.first(where: { $0.0 == text })?.1 else {
          throw .badValue(name, text, remedy: words.joined(separator: words.count == 2 ? " or " : ", "))
        }
        root[keyPath: path] = value
      })
  }
}

extension ParameterBinding {
  /// The same parameter of something that holds what it belongs to.
  package func inside<Outer: Sendable>(
    _ path: any WritableKeyPath<Outer, Root> & Sendable, of defaults: Outer
  ) -> ParameterBinding<Outer> {
    var parameter = parameter
    parameter.defaultValue = get(defaults[keyPath: path])
    return ParameterBinding<Outer>(
      parameter: parameter,
      get: { [get] in get($0[keyPath: path]) },
      set: { [set] (root: inout Outer, text: String) throws(PolicyError) in try set(&root[keyPath: path], text) })
  }
}

extension Array {
  /// Reads parameters whose names have been checked.
  package func read<Root>(_ parameters: [(String, String)], into root: inout Root) throws(PolicyError)
  where Element == ParameterBinding<Root> {
    for (name, value) in parameters {
      guard let binding = first(where: { $0.name == name }) else { continue }
      try binding.set(&root, value)
    }
  }

  /// Every parameter with its value.
  package func values<Root>(of root: Root) -> [(name: String, value: String)] where Element == ParameterBinding<Root> {
    map { (name: $0.name, value: $0.get(root)) }
  }
}
