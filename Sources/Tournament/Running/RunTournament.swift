public import BattleCore

/// Plays a tournament and returns its report. The report depends on the plan, the policies and the match-ups, never on
/// `jobs`.
///
/// - Parameters:
///   - plan: what is played.
///   - policies: who plays, in the order of the reports.
///   - matchups: where the teams come from.
///   - jobs: how many battles are played at the same time.
///   - battlesFile: path of `battles.csv`, or nil for none. It appears when all battles are played.
///   - progress: called on this thread about ten times a second, and once at the end.
@inlinable
public func runTournament<M: MatchupSource, P: Policy>(
  plan: TournamentPlan, policies: [PolicyEntry<P>], matchups: M, jobs: Int, battlesFile: String? = nil,
  progress: (TournamentProgress) -> Void = { _ in }
) throws -> TournamentReport where P.Rules == M.Rules {
  let seeds = TournamentSeeds(plan.seed)
  let ledger = try TournamentLedger(
    plan: plan, labels: policies.map(\.label), names: policies.map(\.name), jobs: jobs, battlesFile: battlesFile
  ) { pair in matchups.names(pair, seeds.teams(pair)) }
  let work = PairWork(schedule: ledger.schedule, seeds: seeds, turnLimit: plan.turnLimit)
  switch plan.information {
  case .full:
    try playPairs(
      work, policies: policies, matchups: matchups, jobs: jobs, progress: progress, fold: ledger.fold)
  case .hidden:
    try playPairs(
      work, policies: policies.map { $0.concealed() }, matchups: matchups, jobs: jobs, progress: progress,
      fold: ledger.fold)
  }
  return try ledger.finish()
}
