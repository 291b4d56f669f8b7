/// The whole command line: a name, a version, and its commands.
public struct Program: Sendable {
  public var name: String
  public var version: String
  public var summary: String
  public var commands: [Command]

  public init(name: String, version: String, summary: String, commands: [Command]) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
  }

  /// The list of commands.
  public var help: String {
    TextWrap.paragraph(summary, indent: 0) + "\nUsage: \(name) COMMAND [options]\n\nCommands:\n"
      + TextWrap.definitions(commands.map { ($0.name, $0.summary) })
      + "\n'\(name) COMMAND --help' shows a command's options and an example.\n"
      + "'\(name) --version' shows the version.\n"
  }

  /// Parses, validates and runs; says what is wrong on standard error. Never throws and never ends the process.
  ///
  /// - Parameters:
  ///   - words: the command line without the program's name.
  ///   - statusOf: the exit status of an error that is not a `CommandError`, so that other modules' errors need not
  ///     know about exit statuses. `failed` where it answers nil.
  public func run(
    _ words: [String], console: Console, statusOf: (any Error) -> ExitStatus? = { _ in nil }
  ) -> ExitStatus {
    var command: Command?
    do {
      guard let found = try select(words, console) else { return .done }
      command = found
      guard let arguments = try found.parse(Array(words.dropFirst())) else {
        console.write(found.help(program: name))
        return .done
      }
      let job = try found.validate(arguments)
      return try job(console)
    } catch {
      let status = (error as? CommandError)?.status ?? statusOf(error) ?? .failed
      console.writeError("\(name): \(error)\n")
      if status == .usage {
        let topic = command.map { "\(name) \($0.name)" } ?? name
        console.writeError("Try '\(topic) --help'.\n")
      }
      return status
    }
  }

  /// The command that is named, or nil when help or the version was all that was asked for.
  private func select(_ words: [String], _ console: Console) throws(CommandError) -> Command? {
    guard let first = words.first else { throw CommandError("a command is missing") }
    switch first {
    case "--help", "-h":
      console.write(help)
      return nil
    case "--version":
      console.write("\(name) \(version)\n")
      return nil
    case "help":
      if words.count == 1 {
        console.write(help)
      } else {
        console.write(try command(words[1]).help(program: name))
      }
      return nil
    default: return try command(first)
    }
  }

  private func command(_ word: String) throws(CommandError) -> Command {
    if let found = commands.first(where: { $0.name == word }) { return found }
    if word.hasPrefix("-") { throw CommandError("the command comes first, not '\(word)'") }
    throw CommandError(NearestName.message("command", word, among: commands.map(\.name)))
  }
}
