import BattleCore
import Dex
import Gen5
import Testing

/// Accuracy, evasion and what they add up to.
@Suite struct AccuracyTests {
  /// Whether a move hits with this draw.
  private static func hits(
    _ move: MoveID, _ draw: Int, accuracy: Int = 0, evasion: Int = 0, gravity: Bool = false
  ) -> Bool {
    var battle = Scenario(Fighter(.starmie, move), Fighter(.snorlax, .splash))
    battle.setStage(.p1, .accuracy, accuracy)
    battle.setStage(.p2, .evasion, evasion)
    if gravity { battle.board.field.gravity = 5 }
    if move.row.accuracy == 0 {
      battle.turn(move, .splash, .strike)
      return true
    }
    // Kinesis draws nothing more.
    battle.turn(move, .splash, .accuracy(draw))
    return battle.stage(.p2, .accuracy) < 0
  }

  /// The least draw that misses; 100 when none does.
  private static func threshold(accuracy: Int = 0, evasion: Int = 0, gravity: Bool = false) -> Int {
    (0..<100).first { !hits(.kinesis, $0, accuracy: accuracy, evasion: evasion, gravity: gravity) } ?? 100
  }

  @Test(
    "stages multiply by thirds and are cut",
    arguments: [(0, 80), (1, 100), (-1, 60), (-2, 48), (-3, 40), (-4, 34), (-5, 30), (-6, 26)])
  func stages(stage: Int, percent: Int) {
    #expect(Self.threshold(accuracy: stage) == percent)
    #expect(Self.threshold(evasion: -stage) == percent)
  }

  @Test("accuracy and evasion stages are added first")
  func sum() {
    #expect(Self.threshold(accuracy: 1, evasion: 1) == 80)
    #expect(Self.threshold(accuracy: 6, evasion: 6) == 80)
    #expect(Self.threshold(accuracy: -6, evasion: 6) == 26)
  }

  /// Gravity makes 134 of 80. Cut to 100 before evasion counts, it would come down to 75 and 60.
  @Test("accuracy above 100 is not cut before evasion")
  func aboveHundred() {
    #expect(Self.threshold(gravity: true) == 100)
    #expect(Self.threshold(evasion: 1, gravity: true) == 100)
    #expect(Self.threshold(evasion: 2, gravity: true) == 80)
  }

  @Test("a move that never misses draws nothing")
  func never() { #expect(Self.hits(.swift, 0, accuracy: -6, evasion: 6)) }

  @Test("Double Team raises evasion and leaves accuracy alone")
  func doubleTeam() {
    var battle = Scenario(Fighter(.starmie, .doubleTeam), Fighter(.snorlax, .splash))
    battle.turn(.doubleTeam, .splash)
    #expect(battle.stage(.p1, .evasion) == 1)
    #expect(battle.stage(.p1, .accuracy) == 0)
  }
}
