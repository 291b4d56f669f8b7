public import BattleCore
import Foundation

/// Plays a tournament and returns its report. The report depends on the plan, the policies and the match-ups, never on
/// `jobs`, and never on whether the run was interrupted.
///
/// - Parameters:
///   - plan: what is played.
///   - policies: who plays, in the order of the reports.
///   - matchups: where the teams come from.
///   - jobs: how many battles are played at the same time.
///   - battlesFile: path of `battles.csv`, or nil for none. It appears when all battles are played.
///   - journal: where finished units are written down as they come; everything else can be made from it. Without one
///     nothing is left of a run that is interrupted.
///   - progress: called on this thread about ten times a second, and once at the end.
@inlinable
public func runTournament<M: MatchupSource, P: Policy>(
  plan: TournamentPlan, policies: [PolicyEntry<P>], matchups: M, jobs: Int, battlesFile: String? = nil,
  journal: JournalRequest? = nil, progress: (TournamentProgress) -> Void = { _ in }
) throws -> TournamentReport where P.Rules == M.Rules {
  let seeds = TournamentSeeds(plan.seed)
  let run = try TournamentRun(
    plan: plan, labels: policies.map(\.label), names: policies.map(\.name), jobs: jobs, battlesFile: battlesFile,
    journal: journal
  ) { pair in matchups.names(pair, seeds.teams(pair)) }
  try playUnits(plan: plan, policies: policies, matchups: matchups, run: run, progress: progress)
  return try run.finish()
}

/// Plays the units of a range that a journal does not have yet, and nothing else: the part of one machine in a tournament
/// that several play.
@inlinable
public func workUnits<M: MatchupSource, P: Policy>(
  _ units: Range<Int>, plan: TournamentPlan, policies: [PolicyEntry<P>], matchups: M, jobs: Int,
  journal: JournalRequest, progress: (TournamentProgress) -> Void = { _ in }
) throws where P.Rules == M.Rules {
  let run = try TournamentRun(
    plan: plan, labels: policies.map(\.label), names: policies.map(\.name), jobs: jobs, units: units, journal: journal)
  try playUnits(plan: plan, policies: policies, matchups: matchups, run: run, progress: progress)
  try run.close()
}

/// Plays what a run asks for.
@inlinable
func playUnits<M: MatchupSource, P: Policy>(
  plan: TournamentPlan, policies: [PolicyEntry<P>], matchups: M, run: TournamentRun,
  progress: (TournamentProgress) -> Void
) throws where P.Rules == M.Rules {
  let work = PairWork(
    schedule: run.schedule, seeds: TournamentSeeds(plan.seed), turnLimit: plan.turnLimit,
    measuresLuck: plan.measuresLuck && M.Rules.measuresLuck)
  let exchange = run.exchange
  switch plan.information {
  case .open:
    try run.play(progress: progress) { worker in playShare(work, policies, matchups, exchange, worker) }
  case .hidden:
    let concealed = policies.map { $0.concealed() }
    try run.play(progress: progress) { worker in playShare(work, concealed, matchups, exchange, worker) }
  }
}
