import CommandLineKit
import Foundation

exit(Battlelab.run(Array(CommandLine.arguments.dropFirst()), console: .standard).rawValue)
