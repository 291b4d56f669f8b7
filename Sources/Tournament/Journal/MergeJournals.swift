public import BattleCore

/// Makes the report of a tournament from journals alone: the same bytes as one run would have written.
///
/// - Parameters:
///   - journals: of this tournament; together they must have every unit that counts.
///   - policies: for labels and names only; none is made.
@inlinable
public func mergeJournals<M: MatchupSource, P: Policy>(
  _ journals: JournalSet, plan: TournamentPlan, policies: [PolicyEntry<P>], matchups: M, battlesFile: String? = nil
) throws -> TournamentReport where P.Rules == M.Rules {
  let seeds = TournamentSeeds(plan.seed)
  let ledger = try TournamentLedger(
    plan: plan, labels: policies.map(\.label), names: policies.map(\.name), jobs: 1, battlesFile: battlesFile
  ) { pair in matchups.names(pair, seeds.teams(pair)) }
  return try ledger.report(of: journals)
}

extension TournamentLedger {
  /// Adds up everything that counts, in the order of the index.
  @usableFromInline
  func report(of journals: JournalSet) throws -> TournamentReport {
    try journals.forEach(skipping: nextOfInterest, fold)
    return try finish()
  }
}
