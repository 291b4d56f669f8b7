import BattleCore
import Dex
import Testing

@testable import Gen5

/// The short way of a plain strike comes to what the long way of all other moves comes to.
@Suite struct StrikeTests {
  private static let plain = MoveTable.rows.indices.filter { MoveTable.rows[$0].isPlainStrike }
    .map { MoveID(rawValue: UInt16($0)) }

  @Test("a plain row has nothing that only the long way looks at")
  func rows() {
    #expect(Self.plain.count == 227)
    for move in Self.plain {
      let row = move.row
      #expect(row.category != .status && row.minHits == 1 && row.fixedDamage == 0 && row.heal == 0, "\(move.name)")
      #expect(row.boosts.isEmpty && row.status == .none && row.sideCondition == .none, "\(move.name)")
      #expect(row.slotCondition == .none && row.weather == .none && row.pseudoWeather == .none, "\(move.name)")
      #expect(!row.flags.contains(.snatch) && !row.flags.contains(.reflectable), "\(move.name)")
      switch row.target {
      case .normal, .any, .adjacentFoe, .randomNormal, .allAdjacentFoes, .allAdjacent: break
      default: Issue.record("\(move.name) is not aimed at the foe")
      }
    }
  }

  /// The same battle without abilities, and with one that does nothing once a battle is on and takes its bearer off the
  /// short way.
  @Test("both ways: the same lines, draws and state", arguments: plain)
  func bothWays(move: MoveID) {
    for seed in 0..<6 as Range<UInt64> {
      let foes: [MoveID] =
        seed < 3 ? [.waterfall, .recover, .willOWisp, .sandAttack] : [.hyperVoice, .blizzard, .bodySlam]
      var logs: [[String]] = []
      var states: [[Int]] = []
      for ability in [AbilityID.none, .runAway] {
        var log = EventLog<Event>()
        var game = Gen5.start(
          Self.team(.mew, [move, .swordsDance, .doubleTeam, .move(seed)], ability), Self.team(.milotic, foes, ability),
          seed: 0x9E37_79B9_7F4A_7C15 &* (seed + 1), log: &log)
        var dice = Gen5Dice(seed: seed)
        var outcome: Outcome?
        while outcome == nil, game.board.turn < 12 {
          let one = Choice.move(game.board.turn > 2 ? 0 : dice.below(4, .other))
          outcome = Gen5.advance(&game, one, .move(dice.below(foes.count, .other)), log: &log)
        }
        states.append(Self.state(game))
        logs.append(log.events.map { String(describing: $0) })
      }
      #expect(states[0] == states[1], "seed \(seed)")
      #expect(logs[0] == logs[1], "seed \(seed)")
    }
  }

  /// Everything but the ability.
  private static func state(_ game: Game<Battle>) -> [Int] {
    var state = [Int(truncatingIfNeeded: game.dice.state), Int(game.board.turn)]
    for seat in Seat.allCases {
      let side = game.board[seat]
      state += [Int(side.current.hp), Int(side.current.status.rawValue), Int(side.current.statusTime)]
      for slot in 0..<4 { state.append(Int(side.current.pp[slot])) }
      for stat in 0..<7 { state.append(Int(side.active.boosts[stat])) }
      state += [Int(side.active.lastMove.rawValue), Int(side.active.lastMoveUsed.rawValue)]
      state += [Int(side.active.lastDamage), Int(side.active.hurtThisTurn), Int(side.active.lastHitDamage)]
      state += [side.active.hitByFoe ? 1 : 0, Int(side.active.hitByPlace), side.active.moveWorkedLastTurn ? 1 : 0]
      state += [Int(side.active.orderCount), Int(side.active.activeMoveActions)]
    }
    return state
  }

  private static func team(_ species: SpeciesID, _ moves: [MoveID], _ ability: AbilityID) -> Team {
    let set = PokemonSet(
      name: species.name, species: species, gender: .none, level: 50, ability: ability, moves: moves)
    do { return try Team([set]) } catch { preconditionFailure("\(error)") }
  }
}

extension MoveID {
  /// Another attack for each seed.
  fileprivate static func move(_ seed: UInt64) -> MoveID {
    [.bodySlam, .flareBlitz, .gigaDrain, .iceBeam, .crunch, .psychic][Int(seed)]
  }
}
