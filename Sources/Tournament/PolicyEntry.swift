public import BattleCore
public import Reports

/// A policy that takes part: its label in reports, what it is, and how a worker makes its own copy.
public struct PolicyEntry<P: Policy>: Sendable {
  /// Names the policy in every report.
  public var label: String
  /// The policy's name without label and parameters, such as `random`.
  public var name: String
  /// Every parameter, defaults included, for the manifest.
  public var parameters: [String: JSONValue]
  /// What the seeds of the policy's own streams are derived from: its label, unless given. Variants of one policy that
  /// are to meet the same luck have the same.
  public var stream: String
  /// Digest of what it decides, for the manifest; nil when nothing of the kind is known.
  public var fingerprint: String?
  /// Makes the copy of one worker, given the worker's number. Called on the worker's thread.
  public var make: @Sendable (Int) -> P

  public init(
    label: String, name: String, parameters: [String: JSONValue] = [:], stream: String? = nil,
    fingerprint: String? = nil, make: @escaping @Sendable (Int) -> P
  ) {
    self.label = label
    self.stream = stream ?? label
    self.name = name
    self.parameters = parameters
    self.fingerprint = fingerprint
    self.make = make
  }

  /// The same policy, shown only what it has seen.
  @inlinable
  public func concealed() -> PolicyEntry<Concealed<P>> {
    let make = self.make
    return PolicyEntry<Concealed<P>>(
      label: label, name: name, parameters: parameters, stream: stream, fingerprint: fingerprint
    ) {
      Concealed(make($0))
    }
  }
}
