extension CommandOption where Value == Bool {
  /// A flag: true when given.
  public static func flag(_ name: String, help: String) -> CommandOption<Bool> {
    CommandOption<Bool>(
      name, placeholder: nil, help: help, read: { (_: String) throws(CommandError) in true },
      combine: { (given: [Bool]) in !given.isEmpty })
  }
}

extension CommandOption where Value == Int {
  /// A whole number within a range.
  public static func int(
    _ name: String, _ placeholder: String = "N", default value: Int, defaultText: String? = nil,
    in range: ClosedRange<Int>, help: String
  ) -> CommandOption<Int> {
    CommandOption<Int>(
      name, placeholder: placeholder, help: help, defaultText: defaultText ?? String(value),
      read: { (text: String) throws(CommandError) in try ValueReader.int(text, "--\(name)", range) },
      combine: { (given: [Int]) in given.last ?? value })
  }
}

extension CommandOption where Value == Int? {
  /// A whole number within a range, or nil when not given.
  public static func optionalInt(
    _ name: String, _ placeholder: String = "N", defaultText: String? = nil, in range: ClosedRange<Int>, help: String
  ) -> CommandOption<Int?> {
    CommandOption<Int?>(
      name, placeholder: placeholder, help: help, defaultText: defaultText,
      read: { (text: String) throws(CommandError) in try ValueReader.int(text, "--\(name)", range) },
      combine: { (given: [Int]) in given.last })
  }
}

extension CommandOption where Value == UInt64 {
  /// A seed: 0 … 2⁶⁴ − 1.
  public static func uint64(
    _ name: String, _ placeholder: String = "N", default value: UInt64, help: String
  ) -> CommandOption<UInt64> {
    CommandOption<UInt64>(
      name, placeholder: placeholder, help: help, defaultText: String(value),
      read: { (text: String) throws(CommandError) in try ValueReader.uint64(text, "--\(name)") },
      combine: { (given: [UInt64]) in given.last ?? value })
  }
}

extension CommandOption where Value == Double {
  /// A number within a range.
  public static func double(
    _ name: String, _ placeholder: String = "X", default value: Double, in range: ClosedRange<Double>, help: String
  ) -> CommandOption<Double> {
    CommandOption<Double>(
      name, placeholder: placeholder, help: help, defaultText: ValueReader.text(value),
      read: { (text: String) throws(CommandError) in try ValueReader.double(text, "--\(name)", range) },
      combine: { (given: [Double]) in given.last ?? value })
  }
}

extension CommandOption where Value == String {
  /// Any text.
  public static func string(
    _ name: String, _ placeholder: String, default value: String, help: String
  ) -> CommandOption<String> {
    CommandOption<String>(
      name, placeholder: placeholder, help: help, defaultText: value,
      read: { (text: String) throws(CommandError) in text },
      combine: { (given: [String]) in given.last ?? value })
  }

  /// One word of a list.
  ///
  /// - Parameter otherwise: what to say of words that are none of these.
  public static func choice(
    _ name: String, among words: [String], default value: String, help: String, otherwise: String? = nil
  ) -> CommandOption<String> {
    CommandOption<String>(
      name, placeholder: words.joined(separator: "|"), help: help, defaultText: value,
      read: { (text: String) throws(CommandError) in
        if words.contains(text) { return text }
        let message = NearestName.message("value of --\(name)", text, among: words)
        let isNear = NearestName.of(text, among: words) != nil
        throw CommandError(message + (isNear ? "" : otherwise.map { "; " + $0 } ?? ""))
      },
      combine: { (given: [String]) in given.last ?? value })
  }
}

extension CommandOption where Value == String? {
  /// Any text, or nil when not given.
  public static func optionalString(
    _ name: String, _ placeholder: String, defaultText: String? = nil, help: String
  ) -> CommandOption<String?> {
    CommandOption<String?>(
      name, placeholder: placeholder, help: help, defaultText: defaultText,
      read: { (text: String) throws(CommandError) in text },
      combine: { (given: [String]) in given.last })
  }
}

extension CommandOption where Value == [String] {
  /// Texts in the order given.
  public static func strings(
    _ name: String, _ placeholder: String, defaultText: String? = nil, help: String
  ) -> CommandOption<[String]> {
    CommandOption<[String]>(
      name, placeholder: placeholder, help: help, defaultText: defaultText, isRepeatable: true,
      read: { (text: String) throws(CommandError) in text },
      combine: { (given: [String]) in given })
  }
}
