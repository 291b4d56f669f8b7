import Foundation
import Showdown

/// Ends with a message on standard error.
func fail(_ message: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data("battlelab: \(message)\n".utf8))
  exit(status)
}

var arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.first == "verify" else { fail("verify is the only command", 64) }
arguments.removeFirst()
var command = VerifyCommand(files: [])
while !arguments.isEmpty {
  let argument = arguments.removeFirst()
  func value() -> String {
    guard !arguments.isEmpty else { fail("\(argument) needs a value", 64) }
    return arguments.removeFirst()
  }
  func number() -> Int {
    let text = value()
    guard let number = Int(text), number >= 0 else { fail("\(argument): \(text) is no number", 64) }
    return number
  }
  switch argument {
  case "--help":
    print(VerifyCommand.help)
    exit(0)
  case "--failures": command.failures = number()
  case "--jobs": command.jobs = number()
  case "--only": command.only = value()
  case "--shrink": command.shrink = value()
  case "--coverage": command.coverage = value()
  case "--log": command.log = true
  case "--shortest": command.shortest = true
  case "--causes": command.causes = true
  case "--names": command.names = true
  case "--volatiles": command.volatiles = true
  case _ where argument.hasPrefix("-"): fail("unknown option \(argument)", 64)
  default: command.files.append(argument)
  }
}
guard !command.files.isEmpty else { fail("verify needs files of reference battles", 64) }
do {
  let status = try command.run(out: { print($0) }) { name in
    FileHandle.standardError.write(Data("\(name)\n".utf8))
  }
  exit(status)
} catch {
  fail(error.description, 65)
}
