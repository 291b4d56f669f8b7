import BattleCore
import Dex
import Gen5
import Gen5TestKit
import Showdown
import Testing

/// Fighters without ability and item take short cuts. Illuminate does nothing in battle, but whoever has it goes the long
/// way, so that battles with it and without must be the same.
@Suite struct PlainPathTests {
  private static let idle = AbilityID.illuminate

  /// Moves to which it makes a difference whether the other has an ability.
  private static let aboutAbilities: Set<MoveID> = [
    .skillSwap, .rolePlay, .gastroAcid, .worrySeed, .entrainment, .simpleBeam,
  ]

  private static func armed(_ team: Team) throws -> Team {
    try Team(
      team.sets.map { set in
        var set = set
        set.ability = idle
        return set
      })
  }

  private static func choose(_ board: Battle, _ seat: Seat, _ dice: inout Gen5Dice) -> Choice {
    var legal = ChoiceList()
    Gen5.choices(board, for: seat, into: &legal)
    return legal.isEmpty ? .pass : legal[dice.below(legal.count, .other)]
  }

  @Test("an ability that does nothing changes no battle and no estimate", arguments: 0..<12)
  func idleAbility(round: Int) throws {
    for (index, teams) in RandomTeams(.plain, upTo: 1).everyMove(SeedTree(21).child(round)).enumerated() {
      var dice = Gen5Dice(seed: SeedTree(22).child(index).seed)
      var logs = (EventLog<Event>(), EventLog<Event>())
      var plain = Gen5.start(teams.0, teams.1, seed: UInt64(index), log: &logs.0)
      var long = Gen5.start(try Self.armed(teams.0), try Self.armed(teams.1), seed: UInt64(index), log: &logs.1)
      var printers = (ProtocolRenderer(teams.0, teams.1), ProtocolRenderer(teams.0, teams.1))
      var outcome: Outcome?
      while outcome == nil, Gen5.turn(plain.board) <= 20 {
        let one = Self.choose(plain.board, .p1, &dice)
        let two = Self.choose(plain.board, .p2, &dice)
        outcome = Gen5.advance(&plain, one, two, log: &logs.0)
        #expect(Gen5.advance(&long, one, two, log: &logs.1) == outcome)
        if logs.0.events.contains(where: { $0.kind == .move && Self.aboutAbilities.contains($0.move) }) { break }
        #expect(plain.dice.state == long.dice.state)
        let lines = (Self.lines(&logs.0, &printers.0), Self.lines(&logs.1, &printers.1))
        #expect(lines.0 == lines.1, "\(teams.0.sets) against \(teams.1.sets)")
        guard lines.0 == lines.1 else { return }
        for seat in Seat.allCases where outcome == nil { try Self.compareEstimates(plain.board, long.board, seat) }
      }
    }
  }

  /// What happened since the last look.
  private static func lines(_ log: inout EventLog<Event>, _ printer: inout ProtocolRenderer) -> [String] {
    for event in log.events { printer.append(event) }
    log.events = []
    return Array(printer.takeLines())
  }

  private static func compareEstimates(_ plain: Battle, _ long: Battle, _ seat: Seat) throws {
    for slot in 0..<Int(plain[seat].active.moveCount) {
      let move = plain[seat].active.moves[slot]
      for isCrit in [false, true] {
        let short = DamageCalculator.estimate(plain, attacker: seat, move: move, isCrit: isCrit)
        let full = DamageCalculator.estimate(long, attacker: seat, move: move, isCrit: isCrit)
        #expect(short.expectedSixteenths == full.expectedSixteenths, "\(move.name)")
        #expect(short.quarters == full.quarters && short.isImmune == full.isImmune, "\(move.name)")
        #expect(short.minHits == full.minHits && short.maxHits == full.maxHits, "\(move.name)")
        for roll in 0..<16 {
          #expect(short.rolls[15 - roll] == full.rolls[15 - roll], "\(move.name)")
          let single = withUnsafePointer(to: plain) {
            DamageCalculator.damage(at: $0, attacker: seat, move: move, roll: roll, isCrit: isCrit)
          }
          #expect(single == Int(full.rolls[15 - roll]), "\(move.name)")
        }
      }
    }
  }

  @Test("a position copied over another continues like the original", arguments: 0..<20)
  func become(round: Int) {
    let teams = RandomTeams(.everything, upTo: 3).pair(SeedTree(23).child(round))
    let others = RandomTeams(.everything, upTo: 6).pair(SeedTree(24).child(round))
    var dice = Gen5Dice(seed: SeedTree(25).child(round).seed)
    var game = Gen5.start(teams.0, teams.1, seed: 1)
    var copy = Gen5.start(others.0, others.1, seed: 2)
    var outcome: Outcome?
    while outcome == nil, Gen5.turn(game.board) <= 50 {
      withUnsafePointer(to: game.board) { copy.board.become($0) }
      copy.dice = game.dice
      let one = Self.choose(game.board, .p1, &dice)
      let two = Self.choose(game.board, .p2, &dice)
      outcome = Gen5.advance(&game, one, two)
      #expect(Gen5.advance(&copy, one, two) == outcome)
      var (digest, other) = (Digest64(), Digest64())
      Gen5.digest(game.board, into: &digest)
      Gen5.digest(copy.board, into: &other)
      #expect(digest.value == other.value)
      #expect(copy.dice.state == game.dice.state)
    }
  }
}
