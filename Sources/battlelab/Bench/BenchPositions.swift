import BattleCore
import Dex
import Gen5
import Policies
import Tournament

/// Positions of solo battles in which both sides have something to decide, and what is measured on them.
struct BenchPositions {
  private var boards: [Battle] = []

  /// Collects positions from battles of random policies.
  init(seed: UInt64) {
    let source = SoloSource(.balanced)
    let seeds = TournamentSeeds(seed)
    for pair in 0..<500 {
      let (one, two) = source.matchup(pair, seeds.teams(pair))
      var game = Gen5.start(one, two, seed: seeds.battle(pair))
      var dice = Gen5Dice(seed: seeds.pair(pair).child("bench").seed)
      for _ in 0..<4 {
        let lists = Seat.allCases.map { BenchPositions.legal(game.board, $0) }
        guard lists.allSatisfy({ $0.count > 1 }) else { break }
        boards.append(game.board)
        let chosen = lists.map { $0[dice.below($0.count, .other)] }
        if Gen5.advance(&game, chosen[0], chosen[1]) != nil { break }
      }
    }
  }

  private static func legal(_ board: Battle, _ seat: Seat) -> ChoiceList {
    var list = ChoiceList()
    Gen5.choices(board, for: seat, into: &list)
    return list
  }

  /// The estimates of `count` moves, one after the other through all positions, seats and slots.
  func damage(_ count: Int) -> UInt64 {
    var digest = Digest64()
    var done = 0
    boards.withUnsafeBufferPointer { boards in
      while done < count {
        for index in boards.indices {
          for seat in Seat.allCases {
            let board = boards.baseAddress! + index
            let attacks = Attacks(at: board, from: seat)
            for slot in 0..<Int(board.pointee.sides[seat.index].active.moveCount) where done < count {
              digest.combine(attacks.estimate(board.pointee.sides[seat.index].active.moves[slot]).expectedSixteenths)
              done += 1
            }
          }
        }
      }
    }
    return digest.value
  }

  /// The answers of a policy to `count` positions, seen from both seats.
  func decisions(_ policy: Gen5Policy, _ count: Int) -> UInt64 {
    var digest = Digest64()
    var policies = InlineArray<2, Gen5Policy>(repeating: policy)
    for seat in Seat.allCases { policies[seat.index].begin(GameContext(seat: seat, seed: 1)) }
    let lists = boards.map { board in Seat.allCases.map { BenchPositions.legal(board, $0) } }
    for index in 0..<count {
      let place = index / 2 % boards.count
      let seat = index % 2
      digest.combine(UInt64(policies[seat].choose(boards[place], lists[place][seat]).rawValue))
    }
    return digest.value
  }
}
