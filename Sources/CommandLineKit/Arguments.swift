/// A parsed command line.
public struct Arguments: Sendable {
  let values: [String: [any Sendable]]
  /// What is neither option nor option value, in order.
  public let positionals: [String]

  /// The value of an option: what was given, or its default.
  public subscript<Value>(option: CommandOption<Value>) -> Value {
    option.combine(values[option.declaration.name] ?? [])
  }

  /// Whether the option stands on the command line.
  public func isGiven<Value>(_ option: CommandOption<Value>) -> Bool {
    isGiven(named: option.declaration.name)
  }

  /// Whether the option of this name stands on the command line.
  public func isGiven(named name: String) -> Bool { values[name] != nil }
}

extension Command {
  /// Reads the words after the command's name. Nil when help is asked for.
  ///
  /// Options are `--name value` or `--name=value`; after `--` everything is positional. A value may begin with one dash
  /// (a negative number) but not with two, so that a forgotten value is noticed.
  public func parse(_ words: [String]) throws(CommandError) -> Arguments? {
    var values: [String: [any Sendable]] = [:]
    var given: [String] = []
    var index = 0
    var onlyPositionals = false
    while index < words.count {
      let word = words[index]
      index += 1
      if onlyPositionals || word == "-" || !word.hasPrefix("-") {
        given.append(word)
        continue
      }
      if word == "--" {
        onlyPositionals = true
        continue
      }
      if word == "--help" || word == "-h" { return nil }
      let (option, inline) = try find(word)
      if !option.isRepeatable, values[option.name] != nil {
        throw CommandError("--\(option.name) is given more than once")
      }
      var text = ""
      if let placeholder = option.placeholder {
        if let inline {
          text = inline
        } else if index < words.count, !words[index].hasPrefix("--") {
          text = words[index]
          index += 1
        } else {
          throw CommandError("--\(option.name) needs a value: --\(option.name) \(placeholder)")
        }
      } else if inline != nil {
        throw CommandError("--\(option.name) takes no value")
      }
      values[option.name, default: []].append(try option.read(text))
    }
    try checkPositionals(given)
    return Arguments(values: values, positionals: given)
  }

  private func find(_ word: String) throws(CommandError) -> (OptionDeclaration, String?) {
    guard word.hasPrefix("--") else {
      throw CommandError("unknown option '\(word)': options begin with two dashes")
    }
    let body = word.dropFirst(2)
    let name = String(body.prefix { $0 != "=" })
    let inline = body.firstIndex(of: "=").map { String(body[body.index(after: $0)...]) }
    guard let option = options.first(where: { $0.name == name }) else {
      if let near = NearestName.of(name, among: options.map(\.name)) {
        throw CommandError("unknown option '--\(name)': did you mean '--\(near)'?")
      }
      throw CommandError("unknown option '--\(name)'")
    }
    return (option, inline)
  }

  private func checkPositionals(_ given: [String]) throws(CommandError) {
    let required = positionals.filter { $0.arity == .required }
    if given.count < required.count { throw CommandError("\(required[given.count].name) is missing") }
    if positionals.last?.arity != .rest, given.count > positionals.count {
      throw CommandError("unexpected argument '\(given[positionals.count])'")
    }
  }
}
