import BattleCore
import Dex
import Gen5
import Policies

/// A position that numbers can be worked out for by hand: two fighters without types, level 50, all stats 100, 200 HP.
/// The user is `p1`.
///
/// Moves of fixed damage score what they deal: Seismic Toss 50, Dragon Rage 40, Sonic Boom 20 × 0.9 = 18. Splash scores 0.
struct Position {
  var battle: Battle

  init(_ moves: [MoveID], _ change: (inout Position) -> Void = { _ in }) {
    battle = Duel.position(.mew, .mew)
    for side in 0..<2 {
      battle.sides[side].active.types = TypePair(.none, .none)
      battle.sides[side].team[0].types = TypePair(.none, .none)
      battle.sides[side].team[0].hp = 200
      battle.sides[side].team[0].maxHP = 200
      for stat in 0..<5 {
        battle.sides[side].active.stats[stat] = 100
        battle.sides[side].team[0].stats[stat] = 100
      }
    }
    for (slot, move) in moves.enumerated() { set(move, slot, .p1) }
    change(&self)
  }

  var user: Pokemon {
    get { battle.sides[0].team[0] }
    set { battle.sides[0].team[0] = newValue }
  }

  var target: Pokemon {
    get { battle.sides[1].team[0] }
    set { battle.sides[1].team[0] = newValue }
  }

  var userActive: Active {
    get { battle.sides[0].active }
    set { battle.sides[0].active = newValue }
  }

  var targetActive: Active {
    get { battle.sides[1].active }
    set { battle.sides[1].active = newValue }
  }

  mutating func set(_ move: MoveID, _ slot: Int, _ seat: Seat) {
    battle.sides[seat.index].team[0].moves[slot] = move
    battle.sides[seat.index].team[0].pp[slot] = 10
    battle.sides[seat.index].team[0].moveCount = UInt8(slot + 1)
    battle.sides[seat.index].active.moves[slot] = move
    battle.sides[seat.index].active.pp[slot] = 10
    battle.sides[seat.index].active.moveCount = UInt8(slot + 1)
  }

  /// Every slot of the user.
  var legal: ChoiceList {
    var list = ChoiceList()
    for slot in 0..<Int(battle.sides[0].active.moveCount) { list.append(.move(slot)) }
    return list
  }

  func move(_ choice: Choice) -> MoveID? { choice.moveSlot.map { battle.sides[0].active.moves[$0] } }

  /// What a policy plays here when it is asked `times` in a row; the last answer.
  func answer(_ policy: HeuristicPolicy, times: Int = 1) -> MoveID? {
    var policy = policy
    policy.begin(GameContext(seat: .p1, seed: 1))
    var choice = Choice.pass
    for _ in 0..<times { choice = policy.choose(battle, legal) }
    return move(choice)
  }
}
