import Foundation

exit(EngineBench.run(Array(CommandLine.arguments.dropFirst())))
