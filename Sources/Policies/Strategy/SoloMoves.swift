public import BattleCore
public import Dex
public import Gen5

/// Which moves are worth bringing to one against one without abilities and items, and how good they are.
public enum SoloMoves {
  /// False for moves that need a charging turn, knock out their own user or do nothing in this format.
  ///
  /// What does something: a number of damage to expect, healing, a change of stages, a status. Left out therefore: answers
  /// to the foe's attack (Counter, Bide), Endeavor, one-hit knock-outs, what needs an item, and all that acts on the
  /// field, the sides or the bench.
  public static func isUsable(_ move: MoveID) -> Bool {
    let row = move.row
    let selfKO: MoveFlags = .selfDestruct | .selfDestructIfHit
    if move == .struggle || !row.flags.isDisjoint(with: .charge | selfKO) { return false }
    if row.category != .status { return hasEstimate(row) }
    let option = withUnsafePointer(to: SoloMoves.plainDuel) { Gen5.facts(of: .pass, move, $0, .p1) }
    return option.isHealing || option.isBoost || option.isDrop || option.ailment != .none
  }

  /// It attacks, and how hard can be told before.
  public static func isUsableAttack(_ move: MoveID) -> Bool { move.row.category != .status && isUsable(move) }

  /// The usable moves that a species can know, by number.
  public static func moves(of species: SpeciesID) -> [MoveID] { Dex.learnset(species).filter(isUsable) }

  /// Judges moves of the fighter at `seat` against the one opposite, with base scores.
  ///
  /// A fighter of drawn gender has none in such a position, so moves that depend on it count as failing.
  public static func candidates(
    _ moves: [MoveID], _ position: borrowing Battle, _ seat: Seat, weights: MoveScoringWeights = MoveScoringWeights()
  ) -> [LoadoutCandidate<MoveID>] {
    withUnsafePointer(to: position) { position in
      let situation = SituationFacts(position, seat)
      let attacks = Attacks(at: position, from: seat)
      var recorder = NoRecorder()
      var found: [LoadoutCandidate<MoveID>] = []
      found.reserveCapacity(moves.count)
      for move in moves {
        let option = OptionFacts(move, attacks, position, seat)
        let score = MoveScoring.base(option, situation, weights, &recorder)
        found.append(LoadoutCandidate(move, option, score: score))
      }
      return found
    }
  }

  /// Two fighters of no type, on whom every move works that works on anybody.
  private static let plainDuel: Battle = {
    var battle = Duel.position(.mew, .mew)
    battle.sides[1].active.types = TypePair(.none, .none)
    return battle
  }()

  private static func hasEstimate(_ row: MoveRow) -> Bool {
    if row.flags.contains(.ohko) { return false }
    switch row.effect {
    case .counter, .mirrorCoat, .metalBurst, .bide, .fling, .naturalGift, .finalGambit, .endeavor: return false
    default: return true
    }
  }
}
