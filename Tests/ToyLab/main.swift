import CommandLineKit
import Foundation

exit(ToyLab.program.run(Array(CommandLine.arguments.dropFirst()), console: .standard).rawValue)
