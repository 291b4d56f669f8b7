public import BattleCore

/// What a policy went by in one decision, in a form that fits any policy: figures for each thing it could have done.
public struct DecisionAccount: Sendable, Equatable {
  /// How a figure is to be read.
  public enum Unit: String, Sendable, Equatable {
    /// A score on the policy's own scale.
    case points
    /// Hit points.
    case hp
    /// A multiplier.
    case factor
    /// A probability or a share, 0…1.
    case share
    case count
  }

  /// A number with its meaning.
  public struct Figure: Sendable, Equatable {
    /// One or two words, such as "score".
    public var name: String
    public var value: Double
    public var unit: Unit

    public init(_ name: String, _ value: Double, _ unit: Unit) {
      self.name = name
      self.value = value
      self.unit = unit
    }
  }

  /// A summand of an option's first figure.
  public struct Term: Sendable, Equatable {
    public var name: String
    public var change: Double

    public init(_ name: String, _ change: Double) {
      self.name = name
      self.change = change
    }
  }

  /// One thing that can be chosen.
  public struct Option: Sendable, Equatable {
    public var choice: Choice
    /// The most telling one first.
    public var figures: [Figure]
    /// What the first figure is made of, where it is a sum.
    public var terms: [Term]

    public init(_ choice: Choice, _ figures: [Figure], terms: [Term] = []) {
      self.choice = choice
      self.figures = figures
      self.terms = terms
    }
  }

  /// A rule that put one choice in the place of another.
  public struct Change: Sendable, Equatable {
    public var name: String
    public var from: Choice
    public var to: Choice

    public init(_ name: String, from: Choice, to: Choice) {
      self.name = name
      self.from = from
      self.to = to
    }
  }

  /// In the order of the legal choices; those that the policy does not judge may be missing.
  public var options: [Option]
  /// In the order in which they acted.
  public var changes: [Change]
  /// What it thinks of the position as a whole.
  public var figures: [Figure]
  /// What it expects of the foe.
  public var foe: [Option]
  /// What else is to be said, a line each, without full stops.
  public var notes: [String]

  public init(
    options: [Option] = [], changes: [Change] = [], figures: [Figure] = [], foe: [Option] = [], notes: [String] = []
  ) {
    self.options = options
    self.changes = changes
    self.figures = figures
    self.foe = foe
    self.notes = notes
  }
}

/// A policy whose decisions can be gone through afterwards.
public protocol ReviewedPolicy: Policy {
  /// What the next `choose` on this board will go by; nil when there is nothing to tell. Changes nothing, and may take as
  /// long as `choose`.
  func account(_ board: borrowing Rules.Board, _ legal: borrowing ChoiceList) -> DecisionAccount?

  /// How the last choice came about, in lines for people: what can be told only after `choose`. Empty before the first, and
  /// from policies that say all in `account`.
  var lastReasons: [String] { get }

  /// It decides at once and remembers little: a copy of it can be kept for every decision, and thousands of battles played
  /// on from there.
  var isQuick: Bool { get }

  /// Gives it another stream of chance, without forgetting the battle.
  mutating func reseed(_ seed: UInt64)
}

extension ReviewedPolicy {
  public var lastReasons: [String] { [] }
}
