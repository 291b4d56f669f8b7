import BattleCore
public import Kit
import PokeAPI

/// Which moves are worth bringing under the kit's rules, and how good they are against one opponent.
public enum KitMoves {
  /// The moves that a Pokémon can learn and that the rules offer, by number.
  public static func moves(of pokemon: Int, _ tables: KitTables = .embedded) -> [Int] {
    (tables.data.learnsets[pokemon] ?? []).filter(tables.isOffered)
  }

  /// Judges moves with base scores, both fighters at full HP.
  ///
  /// An attack that does nothing to this opponent stays among the attacks: so the app groups moves.
  public static func candidates(
    _ moves: [Int], of fighter: Kit.Fighter, against opponent: Kit.Fighter,
    weights: MoveScoringWeights = MoveScoringWeights(), tables: KitTables = .embedded
  ) -> [LoadoutCandidate<UInt16>] {
    var recorder = NoRecorder()
    var found: [LoadoutCandidate<UInt16>] = []
    found.reserveCapacity(moves.count)
    var board = Kit.Board(fighter, opponent)
    let situation = withUnsafePointer(to: board) { Kit.situation($0, .p1) }
    for number in moves {
      board.bring(number, tables)
      let option = withUnsafePointer(to: board) { Kit.facts(of: Kit.choice(0), UInt16(number), $0, .p1) }
      let score = MoveScoring.base(option, situation, weights, &recorder)
      found.append(LoadoutCandidate(UInt16(number), option, score: score, keepsGroup: true))
    }
    return found
  }
}
