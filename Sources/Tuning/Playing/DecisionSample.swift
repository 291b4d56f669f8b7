public import BattleCore
import Foundation
import Synchronization
public import Tournament

/// Recorded decisions of the base, to ask other points what they would do: it takes seconds where playing takes minutes.
@usableFromInline
struct DecisionSample<Rules: Ruleset>: Sendable {
  @usableFromInline var battles: [RecordedDecisions<Rules>]

  /// How many decisions there are.
  @usableFromInline var count: Int { battles.reduce(0) { $0 + $1.decisions.count } }

  /// Plays the first pairs of the base against every opponent, both sides, and keeps the base's decisions.
  @inlinable
  init<M: MatchupSource, P: Policy>(
    _ base: PolicyEntry<P>, _ opponents: [PolicyEntry<P>], _ matchups: M, seeds: TournamentSeeds, pairs: Int,
    turnLimit: Int
  ) where M.Rules == Rules, P.Rules == Rules {
    battles = []
    let own = Digest64.of(base.stream)
    for opponent in opponents {
      let other = Digest64.of(opponent.stream)
      for pair in 0..<pairs {
        let teams = matchups.matchup(pair, seeds.teams(pair))
        let game = Rules.start(teams.0, teams.1, seed: seeds.battle(pair))
        let first = RecordedDecisions<Rules>.record(
          game, base.make(0), opponent.make(0),
          seeds: InlinePair(seeds.policy(own, .p1, pair: pair), seeds.policy(other, .p2, pair: pair)),
          turnLimit: turnLimit)
        battles.append(first.p1)
        let second = RecordedDecisions<Rules>.record(
          game, opponent.make(0), base.make(0),
          seeds: InlinePair(seeds.policy(other, .p1, pair: pair), seeds.policy(own, .p2, pair: pair)),
          turnLimit: turnLimit)
        battles.append(second.p2)
      }
    }
  }

  /// For each decision, in order, whether a policy would decide otherwise. It remembers of its own picks what it would
  /// have picked.
  @inlinable
  func changes<P: Policy>(_ policy: P) -> [Bool] where P.Rules == Rules {
    var policy = policy
    var changes: [Bool] = []
    for battle in battles {
      policy.begin(battle.context)
      for decision in battle.decisions {
        changes.append(policy.choose(decision.board, decision.legal) != decision.choice)
      }
    }
    return changes
  }
}

/// What a sample of decisions says of each candidate.
public struct SampledChanges: Sendable {
  /// Where each battle's decisions begin, and behind the last.
  public var starts: [Int]
  /// For each candidate, for each decision, whether it would decide otherwise than the base.
  public var changes: [[Bool]]

  @usableFromInline
  init(starts: [Int], changes: [[Bool]]) {
    self.starts = starts
    self.changes = changes
  }

  /// How many decisions were recorded.
  public var decisions: Int { starts.last ?? 0 }

  /// How many of them a candidate changes.
  public func count(_ candidate: Int) -> Int { changes[candidate].count { $0 } }

  /// The share of decisions that any of some candidates changes. Decisions of one battle belong together.
  public func share(anyOf candidates: [Int]) -> (changed: Int, share: Estimate) {
    let flags = (0..<decisions).map { decision in candidates.contains { changes[$0][decision] } }
    let changed = flags.count { $0 }
    let share = decisions == 0 ? 0 : Double(changed) / Double(decisions)
    var squares = 0.0
    let battles = max(1, starts.count - 1)
    for battle in 0..<starts.count - 1 {
      let range = starts[battle]..<starts[battle + 1]
      let surplus = Double(flags[range].count { $0 }) - share * Double(range.count)
      squares += surplus * surplus
    }
    let interval = ScoreInterval(
      score: share, battles: decisions,
      spread: ClusterSpread(clusters: battles, variancePerBattle: squares / Double(max(1, decisions))))
    return (
      changed,
      Estimate(
        value: share, low: interval.low, high: interval.high,
        standardError: (interval.high - interval.low) / (2 * ScoreInterval.z))
    )
  }
}

/// Hands indices to workers.
@usableFromInline
enum Parallel {
  /// The results for 0..<count, in order, worked out by `jobs` threads. `body` gets the index and the worker.
  @usableFromInline
  static func map<Result: Sendable>(
    _ count: Int, jobs: Int, _ body: @escaping @Sendable (Int, Int) -> Result
  ) -> [Result] {
    let box = ResultBox<Result>(count)
    let workers = max(1, min(jobs, count))
    for worker in 0..<workers {
      let thread = Thread {
        while let index = box.claim() { box.store(index, body(index, worker)) }
        box.done.signal()
      }
      // Boards are values on the stack, and a search keeps one per level.
      thread.stackSize = 16 << 20
      thread.start()
    }
    for _ in 0..<workers { box.done.wait() }
    return box.results
  }
}

private final class ResultBox<Result: Sendable>: Sendable {
  private let next = Atomic<Int>(0)
  private let slots: Mutex<[Result?]>
  private let count: Int
  let done = DispatchSemaphore(value: 0)

  init(_ count: Int) {
    self.count = count
    slots = Mutex([Result?](repeating: nil, count: count))
  }

  func claim() -> Int? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  func store(_ index: Int, _ result: Result) { slots.withLock { $0[index] = result } }

  var results: [Result] { slots.withLock { $0.compactMap(\.self) } }
}
