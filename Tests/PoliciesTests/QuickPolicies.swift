import Policies

/// The built-in policies with settings that let them decide quickly, for tests about how they behave, not how well.
enum QuickPolicies {
  /// All but `solve`, which thinks too long about any position for a debug build.
  static let names = PolicyRegistry.entries.map(\.name).filter { $0 != "solve" }

  static func make(_ name: String) throws -> Gen5Policy {
    switch name {
    case "search": try PolicyRegistry.make(name, parameters: [("depth", "2"), ("samples", "1")])
    case "mcts", "best-response": try PolicyRegistry.make(name, parameters: [("iterations", "40"), ("playout", "2")])
    default: try PolicyRegistry.make(name)
    }
  }
}
