public import BattleCore

/// A policy from outside this module. It is called through an existential, so it is for those that take their time.
public protocol OutsidePolicy<Rules>: Policy, Sendable {
  /// The name on the command line.
  var name: String { get }
  /// Every parameter that a manifest must give to make the same policy again.
  var parameters: [(name: String, value: String)] { get }
  /// How the last choice came about, in lines for people; empty before the first.
  var lastReasons: [String] { get }
}
