/// Which policies meet, in which order: a function of the index, with nothing stored per battle.
@frozen
public struct Schedule: Hashable, BitwiseCopyable, Sendable {
  /// Who plays whom.
  @frozen
  public enum Kind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
    /// Everybody against everybody: (0,1), (0,2) … (1,2) ….
    case roundRobin
    /// The first policies, usually one, against each of the others: (0,1), (0,2) ….
    case gauntlet

    /// The word used in manifests.
    public var name: String {
      switch self {
      case .roundRobin: "round-robin"
      case .gauntlet: "gauntlet"
      }
    }
  }

  /// The two policies of a pairing, by their place in the list. `a` has the first seat in battles of side 0.
  @frozen
  public struct Pairing: Hashable, BitwiseCopyable, Sendable {
    public var a: Int
    public var b: Int

    @inlinable
    public init(_ a: Int, _ b: Int) {
      self.a = a
      self.b = b
    }
  }

  public let kind: Kind
  public let policies: Int
  /// How many policies a gauntlet is for.
  public let heads: Int
  /// Pairs per pairing.
  public let pairs: Int

  @inlinable
  public init(_ kind: Kind, policies: Int, pairs: Int, heads: Int = 1) {
    self.kind = kind
    self.policies = policies
    self.heads = heads
    self.pairs = pairs
  }

  /// How many pairings there are.
  @inlinable public var pairings: Int {
    kind == .roundRobin ? policies * (policies - 1) / 2 : heads * (policies - heads)
  }

  /// How many pairs are played in all. Unit `u` is pair `u % pairs` of pairing `u / pairs`.
  @inlinable public var units: Int { pairings * pairs }

  /// How many battles are played in all.
  @inlinable public var battles: Int { 2 * units }

  /// The policies of pairing `index`, in listed order.
  @inlinable
  public func pairing(_ index: Int) -> Pairing {
    if kind == .gauntlet {
      return Pairing(index / (policies - heads), heads + index % (policies - heads))
    }
    var first = 0
    var rest = index
    while rest >= policies - 1 - first {
      rest -= policies - 1 - first
      first += 1
    }
    return Pairing(first, first + 1 + rest)
  }

  /// The number of a battle: ((pairing × pairs) + pair) × 2 + side.
  @inlinable
  public func battle(pairing: Int, pair: Int, side: Int) -> Int {
    (pairing * pairs + pair) * 2 + side
  }
}
