import CommandLineKit
import Foundation

exit(FuzzCommand.run(Array(CommandLine.arguments.dropFirst()), console: .standard).rawValue)
