import CommandLineKit
import Foundation
import Reports

/// An experiment as people share it: a file in JSON5 that says everything that options can say.
///
/// Names are those of options, with `_` or `-` between words. A flag takes true or false, a repeatable option a list, and
/// an option that takes `name=value` parts may have an object. Beside options there may be prose, which decides nothing.
enum ExperimentFile {
  static let prose = ["title", "question", "hypothesis", "stopping_rule", "notes"]

  /// The member that says what is to be run.
  private static let commandKey = "command"

  static let option = CommandOption<String?>.optionalString(
    "config", "FILE",
    help: "an experiment in JSON5: names of options and their values; what stands on the command line goes first")

  /// Options that decide how a run goes rather than what comes out.
  private static let notInFiles = ["config", "help", "resume", "units", "journal", "join", "count"]

  /// The command that a file is for: the first where it does not say.
  static func command(_ path: String, among names: [String]) throws(CommandError) -> String {
    guard let member = try members(path).first(where: { $0.name == commandKey }) else { return names[0] }
    guard case .string(let name) = member.value.content, names.contains(name) else {
      throw CommandError(
        "\(path): line \(member.line), column \(member.column): command must be one of "
          + names.joined(separator: ", "), status: .badData)
    }
    return name
  }

  private static func members(_ path: String) throws(CommandError) -> [JSON5Member] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw CommandError("\(path) cannot be read", status: .badData)
    }
    let value: JSON5Value
    do throws(JSON5Error) {
      value = try JSON5Parser.parse(text)
    } catch {
      throw CommandError("\(path): \(error)", status: .badData)
    }
    guard case .object(let members) = value.content else {
      throw CommandError("\(path): an experiment is an object, not \(value.kind)", status: .badData)
    }
    return members
  }

  /// The arguments that a file gives to a command.
  static func arguments(_ path: String, for command: Command) throws(CommandError) -> Arguments {
    var words: [String] = []
    for member in try members(path) {
      func wrong(_ problem: String) -> CommandError {
        CommandError("\(path): line \(member.line), column \(member.column): \(problem)", status: .badData)
      }
      if member.name == commandKey {
        guard case .string(command.name) = member.value.content else { throw wrong("this is not for \(command.name)") }
        continue
      }
      if prose.contains(member.name) {
        guard case .string = member.value.content else { throw wrong("\(member.name) needs text") }
        continue
      }
      let own = try self.words(member, command, wrong)
      // Read alone first, so that an error can say where it stands.
      do throws(CommandError) {
        _ = try command.parse(own)
      } catch {
        throw wrong(error.message)
      }
      words += own
    }
    guard let arguments = try command.parse(words) else { throw CommandError("\(path) asks for help") }
    return arguments
  }

  private static func words(
    _ member: JSON5Member, _ command: Command, _ wrong: (String) -> CommandError
  ) throws(CommandError) -> [String] {
    let name = member.name.replacing("_", with: "-")
    guard let option = command.options.first(where: { $0.name == name }), !notInFiles.contains(name) else {
      let known =
        command.options.map { $0.name.replacing("-", with: "_") }.filter { !notInFiles.contains($0) } + prose
        + [commandKey]
      throw wrong(NearestName.message("key", member.name, among: known))
    }
    if option.placeholder == nil {
      guard case .bool(let isSet) = member.value.content else {
        throw wrong("\(member.name) needs true or false, not \(member.value.kind)")
      }
      return isSet ? ["--\(name)"] : []
    }
    if option.isRepeatable, case .array(let values) = member.value.content {
      var words: [String] = []
      for value in values { words.append("--\(name)=\(try text(value, member.name, wrong))") }
      return words
    }
    return ["--\(name)=\(try text(member.value, member.name, wrong))"]
  }

  private static func text(
    _ value: JSON5Value, _ name: String, _ wrong: (String) -> CommandError
  ) throws(CommandError) -> String {
    switch value.content {
    case .string(let text), .number(let text): return text
    case .object(let members):
      var parts: [String] = []
      for member in members { parts.append("\(member.name)=\(try text(member.value, member.name, wrong))") }
      return parts.joined(separator: ",")
    case .null, .bool, .array: throw wrong("\(name) needs text or a number, not \(value.kind)")
    }
  }
}
