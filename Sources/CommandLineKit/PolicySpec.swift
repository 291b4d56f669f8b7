/// A policy as named on the command line: `[label=]name[:key=value,key=value…]`.
public struct PolicySpec: Hashable, Sendable {
  /// One parameter.
  public struct Parameter: Hashable, Sendable {
    public var key: String
    public var value: String

    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// Names the policy in reports; the spec as typed unless given.
  public var label: String
  public var name: String
  /// In the order typed.
  public var parameters: [Parameter]

  public init(label: String, name: String, parameters: [Parameter]) {
    self.label = label
    self.name = name
    self.parameters = parameters
  }

  /// Reads one spec. Only the form is checked here, not whether there is such a policy.
  public init(_ text: String) throws(CommandError) {
    func wrong(_ what: String) -> CommandError {
      CommandError("policy '\(text)': \(what); the form is [label=]name[:key=value,…]")
    }
    // An equals sign before the first colon ends a label; behind it, it belongs to a parameter.
    let colon = text.firstIndex(of: ":") ?? text.endIndex
    var rest = text[...]
    label = text
    if let equals = text[..<colon].firstIndex(of: "=") {
      label = String(text[..<equals])
      if label.isEmpty { throw wrong("the label is empty") }
      rest = text[text.index(after: equals)...]
    }
    name = String(rest.prefix { $0 != ":" })
    if name.isEmpty { throw wrong("the name is empty") }
    if name.contains("=") { throw wrong("'\(name)' is no name") }
    parameters = []
    guard let start = rest.firstIndex(of: ":") else { return }
    for part in rest[rest.index(after: start)...].split(separator: ",", omittingEmptySubsequences: false) {
      guard !part.isEmpty else { throw wrong("a parameter is empty") }
      let key = String(part.prefix { $0 != "=" })
      guard !key.isEmpty else { throw wrong("'\(part)' has no key") }
      let value = part.dropFirst(key.count + 1)
      guard !value.isEmpty else { throw wrong("\(key) has no value") }
      if parameters.contains(where: { $0.key == key }) { throw wrong("\(key) is given twice") }
      parameters.append(Parameter(key, String(value)))
    }
  }

  /// Reads a list of specs, no two with the same label.
  public static func list(_ texts: [String]) throws(CommandError) -> [PolicySpec] {
    var specs: [PolicySpec] = []
    for text in texts {
      let spec = try PolicySpec(text)
      if specs.contains(where: { $0.label == spec.label }) {
        throw CommandError(
          "two policies are called '\(spec.label)': give one another label, as in --policy other=\(spec.body)")
      }
      specs.append(spec)
    }
    return specs
  }

  /// The spec without its label.
  private var body: String {
    guard !parameters.isEmpty else { return name }
    return name + ":" + parameters.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }
}
