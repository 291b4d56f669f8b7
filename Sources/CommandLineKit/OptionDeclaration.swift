/// An option as a parser sees it, whatever the type of its value.
public struct OptionDeclaration: Sendable {
  /// The name without dashes.
  public let name: String
  /// What stands for the value in help; nil for a flag.
  public let placeholder: String?
  public let help: String
  /// The default as shown in help; nil when there is none.
  public let defaultText: String?
  /// Whether it may be given more than once.
  public let isRepeatable: Bool
  let read: @Sendable (String) throws(CommandError) -> any Sendable
}

/// An option with a typed value. Declared once, it is both a line of help and the key to the parsed value.
///
///     let pairs = CommandOption.int("pairs", default: 1000, in: 1...100_000_000, help: "pairs per pairing")
///     …
///     let count = arguments[pairs]
public struct CommandOption<Value: Sendable>: Sendable {
  public let declaration: OptionDeclaration
  /// Makes the option's value from what was read of each occurrence, in order.
  let combine: @Sendable ([any Sendable]) -> Value

  /// - Parameters:
  ///   - name: the name without dashes.
  ///   - placeholder: what stands for the value in help; nil for a flag.
  ///   - help: one sentence.
  ///   - defaultText: the default as shown in help.
  ///   - isRepeatable: whether it may be given more than once.
  ///   - read: turns the text of one occurrence into an element, or says what is wrong with it.
  ///   - combine: turns the elements into the value; there are none when the option is not given.
  public init<Element: Sendable>(
    _ name: String, placeholder: String?, help: String, defaultText: String? = nil, isRepeatable: Bool = false,
    read: @escaping @Sendable (String) throws(CommandError) -> Element,
    combine: @escaping @Sendable ([Element]) -> Value
  ) {
    declaration = OptionDeclaration(
      name: name, placeholder: placeholder, help: help, defaultText: defaultText, isRepeatable: isRepeatable
    ) { text throws(CommandError) in try read(text) }
    self.combine = { elements in combine(elements.compactMap { $0 as? Element }) }
  }
}
