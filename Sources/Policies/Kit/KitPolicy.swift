public import BattleCore
public import Kit

/// The built-in policies for the kit's rules as one closed type, so that the runner calls them directly.
///
/// It holds what any of them needs, and a word that says which one it is: a policy that changes with each answer is
/// changed in place, where the cases of an enum would be taken out and put back.
public struct KitPolicy: InPlacePolicy, Sendable {
  public typealias Rules = Kit

  /// Which policy it is.
  public enum Kind: UInt8, Sendable {
    case random, maxPower, maxDamage, heuristic
  }

  public let kind: Kind
  var random = RandomPolicy<Kit>()
  private(set) var maxPower = MaxPower<Kit>()
  private(set) var maxDamage = MaxDamage<Kit>()
  /// What `heuristic` plays with.
  public private(set) var heuristic: Heuristic<Kit>

  public init(_ kind: Kind, heuristic: Heuristic<Kit> = Heuristic()) {
    self.kind = kind
    self.heuristic = heuristic
  }

  public mutating func begin(_ context: GameContext) {
    switch kind {
    case .random: random.begin(context)
    case .maxPower: maxPower.begin(context)
    case .maxDamage: maxDamage.begin(context)
    case .heuristic: heuristic.begin(context)
    }
  }

  public mutating func choose(at board: UnsafePointer<Kit.Board>, _ legal: borrowing ChoiceList) -> Choice {
    switch kind {
    case .random: random.choose(at: board, legal)
    case .maxPower: maxPower.choose(at: board, legal)
    case .maxDamage: maxDamage.choose(at: board, legal)
    case .heuristic: heuristic.choose(at: board, legal)
    }
  }
}
