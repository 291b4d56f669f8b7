/// What a command does once its command line has been found right.
public typealias Job = (Console) throws -> ExitStatus

/// A positional argument.
public struct Positional: Hashable, Sendable {
  /// Whether and how often it is given.
  public enum Arity: Hashable, Sendable {
    case required, optional
    /// Any number of times, for the last argument.
    case rest
  }

  public var name: String
  public var help: String
  public var arity: Arity

  public init(_ name: String, help: String, arity: Arity = .required) {
    self.name = name
    self.help = help
    self.arity = arity
  }

  var usage: String {
    switch arity {
    case .required: name
    case .optional: "[\(name)]"
    case .rest: "[\(name)…]"
    }
  }
}

/// A command line that does something useful, and what it does.
public struct Example: Hashable, Sendable {
  public var line: String
  public var meaning: String

  public init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}

/// A subcommand: its declaration, and how to get from parsed arguments to a job.
public struct Command: Sendable {
  public var name: String
  /// One line, for the list of commands.
  public var summary: String
  /// More, for the command's own help.
  public var discussion: String
  public var positionals: [Positional]
  public var options: [OptionDeclaration]
  public var examples: [Example]
  /// Checks the arguments and everything they name, and returns what is to be done. Nothing may be written here.
  public var validate: @Sendable (Arguments) throws -> Job

  public init(
    _ name: String, summary: String, discussion: String = "", positionals: [Positional] = [],
    options: [OptionDeclaration], examples: [Example], validate: @escaping @Sendable (Arguments) throws -> Job
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.examples = examples
    self.validate = validate
  }
}

/// Options that every command understands in the same way.
public enum CommonOption {
  public static let seed = CommandOption.uint64(
    "seed", default: 1, help: "seed of all chance; the same seed gives the same result")
  public static let jobs = CommandOption.int(
    "jobs", default: Processors.available(), defaultText: "the processors this process may use",
    in: 1...1024, help: "how many workers; changes no result")
  public static let quiet = CommandOption.flag("quiet", help: "no progress on standard error")
  public static let json = CommandOption.flag("json", help: "print tables as JSON")
}
