public import BattleCore
import Policies
import Showdown
import Synchronization

/// Plays battles on from a moment, with fresh dice.
///
/// Whoever is to play on begins where it stands: quick policies with all they remember of the battle so far, the others
/// anew. What the dice had decided before (how long a sleep will last) stays as it was.
public struct Continuation<Rules: ReplayedRules>: Sendable {
  /// How often to play on for each question.
  public var battles: Int
  public var seed: UInt64
  public var jobs: Int
  /// Plays on in place of both sides' own policies.
  public var playsOn: Rules.Player?

  public init(battles: Int, seed: UInt64, jobs: Int, playsOn: Rules.Player? = nil) {
    self.battles = battles
    self.seed = seed
    self.jobs = jobs
    self.playsOn = playsOn
  }

  /// A moment, and what a seat does there; without a choice everybody does what it would.
  public struct Question: Sendable {
    public var moment: Int
    public var seat: Seat
    public var choice: Choice?

    public init(moment: Int, seat: Seat = .p1, choice: Choice? = nil) {
      self.moment = moment
      self.seat = seat
      self.choice = choice
    }
  }

  /// The chances of `p1`, one for each question. The same seeds are used for all of them.
  ///
  /// - Parameter progress: told how many battles of how many are played; from several threads, one at a time.
  public func chances(
    _ questions: [Question], in timeline: Timeline<Rules>,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> [Chance] {
    let block = 32
    let blocks = (battles + block - 1) / block
    let total = questions.count * battles
    let done = Mutex(0)
    let parts = Workers.map(questions.count * blocks, jobs: jobs) { job in
      let question = questions[job / blocks]
      let first = job % blocks * block
      let halves = play(question, in: timeline, first..<min(battles, first + block))
      done.withLock {
        $0 += halves.count
        progress($0, total)
      }
      return halves
    }
    return questions.indices.map { index in
      Chance(halves: Array(parts[(index * blocks)..<((index + 1) * blocks)].joined()))
    }
  }

  private func play(_ question: Question, in timeline: Timeline<Rules>, _ range: Range<Int>) -> [UInt8] {
    let setup = timeline.setup
    let moment = timeline.moments[question.moment]
    let seeds = SeedTree(seed).child("continue")
    return range.map { index in
      var game = moment.game
      game.dice = Gen5Dice(seed: seeds.child(index).child("battle").seed)
      let players = Seat.allCases.map { seat in
        Forced(
          base: policy(seat, moment, setup, seeds.child(index).child("policy").child(seat.index).seed),
          first: seat == question.seat ? question.choice : nil)
      }
      let result =
        setup.isHidden
        ? Rules.finish(
          game, begun(Concealed(players[0]), .p1), begun(Concealed(players[1]), .p2), turnLimit: setup.turnLimit)
        : Rules.finish(game, players[0], players[1], turnLimit: setup.turnLimit)
      switch result.outcome.winner {
      case .p1: return 2
      case .p2: return 0
      case .tie: return 1
      }
    }
  }

  /// Tells the wrapper its seat; what is wrapped has begun already.
  private func begun<P: Policy>(_ policy: P, _ seat: Seat) -> P {
    var policy = policy
    policy.begin(GameContext(seat: seat, seed: 0))
    return policy
  }

  /// Who plays on for a seat.
  private func policy(
    _ seat: Seat, _ moment: Moment<Rules>, _ setup: BattleSetup<Rules>, _ seed: UInt64
  ) -> Rules.Player {
    if playsOn == nil, var own = moment.policies[seat.index] {
      own.reseed(seed)
      return own
    }
    var fresh = playsOn ?? Rules.standIn
    fresh.begin(GameContext(seat: seat, seed: seed))
    return fresh
  }

  /// Who plays on, in words, with the name of each policy.
  public static func isOwn(_ timeline: Timeline<Rules>, _ seat: Seat) -> Bool {
    timeline.setup.players[seat.index].policy?.isQuick == true
  }
}

/// A policy in the middle of a battle whose next choice may be given. It is not begun again.
struct Forced<Base: Policy>: Policy {
  typealias Rules = Base.Rules

  var base: Base
  var first: Choice?

  mutating func begin(_ context: GameContext) {}

  mutating func choose(_ board: borrowing Rules.Board, _ legal: borrowing ChoiceList) -> Choice {
    // It is asked in any case, so that it remembers and draws alike whatever is given.
    let own = base.choose(board, legal)
    guard let choice = first else { return own }
    first = nil
    return choice
  }
}
