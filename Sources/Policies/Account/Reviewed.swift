public import BattleCore
public import Gen5
public import Kit

extension Gen5Policy: ReviewedPolicy {
  public func account(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> DecisionAccount? {
    switch self {
    case .random: .uniform(legal)
    case .maxPower(let policy): policy.account(board, legal)
    case .maxDamage(let policy): policy.account(board, legal)
    case .heuristic(let policy): policy.account(board, legal)
    case .search(let policy): policy.account(board, legal)
    case .monteCarlo(let policy): policy.account(board, legal)
    case .bestResponse(let policy): policy.account(board, legal)
    case .solve(let policy): policy.account(board, legal)
    // It would have to be asked twice; what it went by is in `lastReasons`.
    case .outside: nil
    }
  }

  public var lastReasons: [String] {
    guard case .outside(let policy) = self else { return [] }
    return policy.lastReasons
  }

  public var isQuick: Bool {
    switch self {
    case .random, .maxPower, .maxDamage, .heuristic: true
    default: false
    }
  }

  public mutating func reseed(_ seed: UInt64) {
    // The other quick ones draw nothing; those that are not quick begin anew where they are to play on.
    if case .random(var policy) = self {
      policy.begin(GameContext(seat: .p1, seed: seed))
      self = .random(policy)
    }
  }
}

extension KitPolicy: ReviewedPolicy {
  public func account(_ board: borrowing Kit.Board, _ legal: borrowing ChoiceList) -> DecisionAccount? {
    switch kind {
    case .random: .uniform(legal)
    case .maxPower: maxPower.account(board, legal)
    case .maxDamage: maxDamage.account(board, legal)
    case .heuristic: heuristic.account(board, legal)
    }
  }

  public var isQuick: Bool { true }

  public mutating func reseed(_ seed: UInt64) { random.begin(GameContext(seat: .p1, seed: seed)) }
}
