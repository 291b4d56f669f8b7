import BattleCore
import Dex
import Gen5
import Testing

/// What a tie in Speed, and conditions that answer the same question, cost in draws. Source: reference traces.
@Suite struct TieDrawTests {
  /// Two Snorlax, equally fast.
  private static func mirror(_ one: MoveID..., against two: MoveID...) -> Scenario {
    var first = Fighter(.snorlax)
    var second = first
    first.moves = one
    second.moves = two
    return Scenario(first, second)
  }

  private static let order = Die.tie(.tieOrder)
  /// The start of a turn asks twice.
  private static let begin = updates(2)
  /// After a move that came to its hit: once for the hit, once for all hits, once for the action.
  private static let done = updates(3)
  /// After a move that did not.
  private static let undone = updates(1)
  /// After the end of the turn.
  private static let end = updates(1)
  private static let handlers = Die.tie(.tieHandlers)
  private static let residual = Die.tie(.tieResidual)

  private static func updates(_ count: Int) -> Die {
    Die(Array(repeating: (Draw.tieUpdate, 0), count: count))
  }

  // MARK: Equal Speed

  @Test("the order of the turn is drawn, and every action asks both fighters")
  func order() {
    for (draw, first) in [(0, "p1a"), (1, "p2a")] {
      var battle = Self.mirror(.splash, against: .splash)
      battle.turn(.splash, .splash, .tie(.tieOrder, draw), Self.begin, Self.done, Self.done, Self.end)
      #expect(battle.lines("move").first?.hasPrefix("|move|\(first)") == true)
    }
  }

  @Test("priority needs no order to be drawn")
  func priority() {
    var battle = Self.mirror(.quickAttack, against: .splash)
    battle.turn(.quickAttack, .splash, Self.begin, .hit, Self.done, Self.done, Self.end)
  }

  @Test("every hit asks both fighters")
  func hits() {
    var battle = Self.mirror(.doubleKick, against: .splash)
    battle.turn(
      .doubleKick, .splash, Self.order, Self.begin, .hit, Self.updates(1), .strike, Self.done, Self.done, Self.end)
  }

  @Test("a move that misses, fails early or is prevented costs only the update after the action")
  func undone() {
    var missed = Self.mirror(.kinesis, against: .splash)
    missed.turn(.kinesis, .splash, Self.order, Self.begin, .accuracy(80), Self.undone, Self.done, Self.end)
    var early = Self.mirror(.splash, .teleport, against: .splash)
    early.turn(.teleport, .splash, Self.order, Self.begin, Self.undone, Self.done, Self.end)
    var prevented = Scenario(Fighter(.snorlax, .splash, status: .sleep), Fighter(.snorlax, .splash))
    prevented.board[.p1].current.statusTime = 3
    prevented.turn(.splash, .splash, Self.order, Self.begin, Self.undone, Self.done, Self.end)
  }

  @Test("a status move that a Substitute stops fails, and still costs the two updates of its hit")
  func stoppedBySubstitute() {
    var battle = Self.mirror(.substitute, .splash, against: .growl, .splash)
    battle.turn(.substitute, .splash, Self.order, Self.begin, Self.done, Self.done, Self.end)
    battle.turn(.splash, .growl, Self.order, Self.begin, Self.done, .lands, Self.done, Self.end)
    #expect(battle.said("|-fail|p2a: Snorlax"))
    #expect(battle.stage(.p1, .attack) == 0)
  }

  @Test("two that have Unaware tie whenever anybody looks at a stage")
  func unaware() {
    // As in a reference battle: reading both speeds and ordering both actions, aiming, striking, the end of the turn.
    let twice = Self.twoHandlers
    let all = Scenario(
      Fighter(.snorlax, .tackle, ability: .unaware), Fighter(.snorlax, .splash, ability: .unaware))
    var battle = all
    battle.turn(
      .tackle, .splash, twice, twice, Self.order, Self.begin, twice, .accuracy(0), .crit(1), twice, .roll(0), Self.done,
      Self.done, twice, Self.end)
    // Gastro Acid takes the effect away, not the place among those who answer.
    var acid = all
    acid.board[.p1].active.volatiles.insert(.gastroacid)
    acid.turn(
      .tackle, .splash, twice, twice, Self.order, Self.begin, twice, .accuracy(0), .crit(1), twice, .roll(0), Self.done,
      Self.done, twice, Self.end)
    // No tie, no draw.
    var slow = Scenario(
      Fighter(.snorlax, .tackle, ability: .unaware), Fighter(.munchlax, .splash, ability: .unaware))
    slow.turn(.tackle, .splash, .hit)
  }

  private static let twoHandlers = Die(Array(repeating: (Draw.tieHandlers, 0), count: 2))

  @Test("a fall that has been announced ends the tie")
  func fallen() {
    var battle = Scenario(
      [Fighter(.snorlax, .tackle), Fighter(.starmie, .splash)],
      [Fighter(.snorlax, .splash, hp: 1), Fighter(.starmie, .splash)])
    // The hit itself still asks: the announcement comes after it.
    battle.turn(.tackle, .splash, Self.order, Self.begin, .hit, Self.updates(1))
    #expect(battle.legal(.p2).map(\.changePlace) == [1])
  }

  @Test("new weather is told to both")
  func weather() {
    var battle = Self.mirror(.rainDance, against: .splash)
    // A move on the field has no hits to ask after; at the end of the turn the weather asks once more.
    battle.turn(
      .rainDance, .splash, Self.order, Self.begin, Self.updates(1), Self.undone, Self.done, Self.updates(1), Self.end)
  }

  @Test("statuses of the same kind tie at the end of the turn")
  func sameStatus() {
    var battle = Scenario(
      Fighter(.snorlax, .splash, status: .burn), Fighter(.snorlax, .splash, status: .burn))
    battle.turn(.splash, .splash, Self.order, Self.begin, Self.done, Self.done, Self.residual, Self.end)
  }

  // MARK: At any Speed

  @Test("conditions of one fighter that run out at the same point tie")
  func sameFighter() {
    var battle = Scenario(Fighter(.starmie, .protect, .dig), Fighter(.snorlax, .splash))
    battle.turn(.protect, .splash, Self.residual)
    // Being below, the move of two turns and the old count of Protects: three things, two draws.
    battle.turn(.dig, .splash, .tie(.tieResidual), .tie(.tieResidual))
    #expect(battle.bounds(.tieResidual) == [3, 2])
  }

  @Test("the same condition on both sides of the field ties")
  func sameSideCondition() {
    var battle = Scenario(Fighter(.starmie, .safeguard), Fighter(.snorlax, .safeguard))
    battle.turn(.safeguard, .safeguard, Self.residual)
  }

  @Test("screens of both sides tie in the question for damage")
  func screens() {
    var battle = Scenario(Fighter(.starmie, .reflect, .tackle), Fighter(.snorlax, .lightScreen, .splash))
    battle.turn(.reflect, .lightScreen)
    battle.turn(.tackle, .splash, .hit, Self.handlers)
    #expect(battle.bounds(.tieHandlers) == [2])
  }

  @Test("screens of one side tie as well")
  func screensOfOneSide() {
    var battle = Scenario(Fighter(.starmie, .splash, .tackle), Fighter(.snorlax, .reflect, .lightScreen))
    battle.turn(.splash, .reflect)
    battle.turn(.splash, .lightScreen)
    battle.turn(.tackle, .lightScreen, .hit, Self.handlers)
  }

  @Test("conditions that forbid moves tie when the next choice is prepared")
  func disabling() {
    var battle = Scenario(Fighter(.starmie, .taunt, .torment), Fighter(.snorlax, .tackle, .slam))
    battle.turn(.taunt, .tackle, .lands, .hit)
    #expect(battle.bounds(.tieHandlers) == [])
    battle.turn(.torment, .tackle, .lands, .hit, Self.handlers)
    #expect(battle.bounds(.tieHandlers) == [2])
    #expect(battle.usable(.p2) == [.slam])
  }

  @Test("conditions that hold a fighter tie when the next choice is prepared")
  func trapping() {
    var battle = Scenario(Fighter(.starmie, .bind, .splash), Fighter(.garchomp, .ingrain, .splash))
    battle.turn(.splash, .ingrain)
    battle.turn(.bind, .splash, .hit, .duration(1), Self.handlers)
    #expect(battle.bounds(.tieHandlers) == [2])
  }

  @Test("Mud Sport and Water Sport of one fighter tie in the question for power")
  func sports() {
    var battle = Scenario(Fighter(.starmie, .mudSport, .waterSport, .tackle), Fighter(.snorlax, .splash))
    battle.turn(.mudSport, .splash)
    battle.turn(.waterSport, .splash)
    battle.turn(.tackle, .splash, .accuracy(50), .crit(1), Self.handlers, .roll(0))
  }
}
