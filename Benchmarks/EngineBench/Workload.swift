import BattleCore
import Dex
import Gen5
import Policies

/// A fixed amount of work with a digest of its outcome.
struct Workload: Sendable {
  struct Work {
    var turns = 0
    var digest: UInt64 = 0
  }

  let name: String
  /// How many battles or calculations one run is.
  let iterations: Int
  /// Keeps nothing, so it must not allocate.
  let isSilent: Bool
  let run: @Sendable () -> Work

  static let all =
    [
      playouts("solo-silent", soloTeams, isSilent: true),
      loops("solo-loop", soloTeams),
      playouts("solo-logged", soloTeams, isSilent: false),
      playouts("teams-silent", BenchTeams.pairs(200), isSilent: true),
      heuristics("solo-heuristic", soloTeams),
      damage("damage", soloTeams) { attacks, move, digest in
        let estimate = attacks.estimate(move)
        digest.combine(estimate.expectedSixteenths)
        digest.combine(Int(estimate.rolls[0]))
      },
      damage("damage-roll", soloTeams) { attacks, move, digest in
        digest.combine(attacks.damage(move, roll: Int(move.rawValue & 15)))
      },
      copies("copy", soloTeams),
    ] + KitWorkloads.all + SearchWorkloads.all

  /// Any fighter against any other with any moves, so that most rules of the engine are met.
  private static let soloTeams: [(Team, Team)] = {
    let matchups = SoloMatchups(.any)
    let seeds = SeedTree(1).child("bench")
    return (0..<1_000).map { matchups.teams(pair: $0, seeds: seeds) }
  }()

  /// Whole battles between random policies.
  private static func playouts(_ name: String, _ teams: [(Team, Team)], isSilent: Bool) -> Workload {
    Workload(name: name, iterations: teams.count, isSilent: isSilent) {
      var digest = Digest64()
      var turns = 0
      for index in teams.indices {
        let seeds = SeedTree(2).child(index)
        var player = Playout(seeds)
        let (outcome, last) =
          isSilent
          ? player.silent(teams[index].0, teams[index].1) : player.logged(teams[index].0, teams[index].1)
        digest.combine(outcome)
        turns += last
      }
      return Work(turns: turns, digest: digest.value)
    }
  }

  /// The battles of `solo-silent` once more, in a loop written for these rules and these policies alone.
  private static func loops(_ name: String, _ teams: [(Team, Team)]) -> Workload {
    Workload(name: name, iterations: teams.count, isSilent: true) {
      var digest = Digest64()
      var turns = 0
      for index in teams.indices {
        var player = Playout(SeedTree(2).child(index))
        let (outcome, last) = player.byHand(teams[index].0, teams[index].1)
        digest.combine(outcome)
        turns += last
      }
      return Work(turns: turns, digest: digest.value)
    }
  }

  /// Each position copied a hundred times in a row, as a search copies the one that it starts from.
  private static func copies(_ name: String, _ teams: [(Team, Team)]) -> Workload {
    let boards = teams.map { Gen5.start($0.0, $0.1, seed: 1).board }
    return Workload(name: name, iterations: boards.count * 100, isSilent: true) {
      var digest = Digest64()
      var copy = boards[0]
      boards.withUnsafeBufferPointer { boards in
        for index in boards.indices {
          for _ in 0..<100 {
            copy.become(boards.baseAddress! + index)
            use(&copy)
          }
          Gen5.digest(copy, into: &digest)
        }
      }
      return Work(turns: 0, digest: digest.value)
    }
  }

  /// What the optimiser must not look into, so that a copy is made.
  @inline(never)
  private static func use(_ board: inout Battle) { board.turn &+= 1 }

  /// Whole battles between heuristics.
  private static func heuristics(_ name: String, _ teams: [(Team, Team)]) -> Workload {
    Workload(name: name, iterations: teams.count, isSilent: true) {
      var digest = Digest64()
      var turns = 0
      // As the runner holds them: the generic type is specialised within its own module only.
      var one = Gen5Policy.heuristic(HeuristicPolicy())
      var two = Gen5Policy.heuristic(HeuristicPolicy())
      for index in teams.indices {
        let seeds = SeedTree(2).child(index)
        one.begin(GameContext(seat: .p1, seed: seeds.child("p1").seed))
        two.begin(GameContext(seat: .p2, seed: seeds.child("p2").seed))
        var game = Gen5.start(teams[index].0, teams[index].1, seed: seeds.child("battle").seed)
        let result = playGame(Gen5.self, &game, &one, &two, turnLimit: 200)
        digest.combine(result.digest)
        turns += result.turns
      }
      return Work(turns: turns, digest: digest.value)
    }
  }

  /// Every move of both fighters at the start of each battle, those of a fighter together as a policy looks at them.
  @inline(__always)
  private static func damage(
    _ name: String, _ teams: [(Team, Team)],
    _ calculate: @escaping @Sendable (borrowing Attacks, MoveID, inout Digest64) -> Void
  ) -> Workload {
    let boards = teams.map { Gen5.start($0.0, $0.1, seed: 1).board }
    let count = teams.reduce(0) { $0 + $1.0.sets[0].moves.count + $1.1.sets[0].moves.count }
    return Workload(name: name, iterations: count, isSilent: true) {
      var digest = Digest64()
      boards.withUnsafeBufferPointer { boards in
        for index in boards.indices {
          let board = boards.baseAddress! + index
          each(board, .p1, &digest, calculate)
          each(board, .p2, &digest, calculate)
        }
      }
      return Work(turns: 0, digest: digest.value)
    }
  }

  /// The moves of one fighter.
  @inline(__always)
  private static func each(
    _ board: BoardPointer, _ seat: Seat, _ digest: inout Digest64,
    _ calculate: (borrowing Attacks, MoveID, inout Digest64) -> Void
  ) {
    let attacks = Attacks(at: board, from: seat)
    for slot in 0..<Int(board.pointee.sides[seat.index].active.moveCount) {
      calculate(attacks, board.pointee.sides[seat.index].active.moves[slot], &digest)
    }
  }
}

/// One battle between two random policies.
struct Playout {
  private var p1 = RandomPolicy<Gen5>()
  private var p2 = RandomPolicy<Gen5>()
  private let seed: UInt64
  private static let turnLimit = 200

  init(_ seeds: SeedTree) {
    p1.begin(GameContext(seat: .p1, seed: seeds.child("p1").seed))
    p2.begin(GameContext(seat: .p2, seed: seeds.child("p2").seed))
    seed = seeds.child("battle").seed
  }

  /// The digest and the last turn of a battle that keeps no log.
  mutating func silent(_ a: Team, _ b: Team) -> (digest: UInt64, turns: Int) {
    var game = Gen5.start(a, b, seed: seed)
    let result = playGame(Gen5.self, &game, &p1, &p2, turnLimit: Playout.turnLimit)
    return (result.digest, result.turns)
  }

  /// The same battle without the generic runner: nothing but the rules and the two policies.
  mutating func byHand(_ a: Team, _ b: Team) -> (digest: UInt64, turns: Int) {
    var game = Gen5.start(a, b, seed: seed)
    var digest = Digest64()
    var turns = 0
    withUnsafeMutablePointer(to: &game) { game in
      let board = UnsafePointer(withUnsafeMutablePointer(to: &game.pointee.board) { $0 })
      var own = ChoiceList()
      var other = ChoiceList()
      var outcome: Outcome?
      while outcome == nil, Int(board.pointee.turn) <= Playout.turnLimit {
        turns = Int(board.pointee.turn)
        own.removeAll()
        other.removeAll()
        Gen5.choices(at: board, for: .p1, into: &own)
        Gen5.choices(at: board, for: .p2, into: &other)
        let one = own.count == 1 ? own[0] : own.count > 1 ? p1.choose(at: board, own) : .pass
        let two = other.count == 1 ? other[0] : other.count > 1 ? p2.choose(at: board, other) : .pass
        outcome = Gen5.advance(&game.pointee, one, two)
      }
      Gen5.digest(board.pointee, into: &digest)
    }
    return (digest.value, turns)
  }

  /// The same battle with every event kept.
  mutating func logged(_ a: Team, _ b: Team) -> (digest: UInt64, turns: Int) {
    var log = EventLog<Event>()
    var game = Gen5.start(a, b, seed: seed, log: &log)
    var outcome: Outcome?
    while outcome == nil, Gen5.turn(game.board) <= Playout.turnLimit {
      let one = Playout.choose(&p1, game.board, .p1)
      let two = Playout.choose(&p2, game.board, .p2)
      outcome = Gen5.advance(&game, one, two, log: &log)
    }
    var digest = Digest64()
    digest.combine(log.events.count)
    Gen5.digest(game.board, into: &digest)
    return (digest.value, min(Gen5.turn(game.board), Playout.turnLimit))
  }

  private static func choose(_ policy: inout RandomPolicy<Gen5>, _ board: Battle, _ seat: Seat) -> Choice {
    var legal = ChoiceList()
    Gen5.choices(board, for: seat, into: &legal)
    switch legal.count {
    case 0: return .pass
    case 1: return legal[0]
    default: return policy.choose(board, legal)
    }
  }
}
