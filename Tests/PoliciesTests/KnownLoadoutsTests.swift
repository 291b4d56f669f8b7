import BattleCore
import Foundation
import Synchronization
import Testing

@testable import Policies

@Suite("Loadouts that are kept")
struct KnownLoadoutsTests {
  /// Loadouts of four of twenty fighters' moves: some with replacements, some without.
  private static func chosen(_ fighter: Int, _ opponent: Int) -> HandicappedLoadout<UInt16> {
    let moves = (0..<4).map { UInt16(1000 * fighter + 10 * opponent + $0) }
    let replacements = (0..<(fighter + opponent) % 3).map { UInt16(60_000 + $0) }
    return HandicappedLoadout(
      moves: moves, weakest: opponent % 4 == 0 ? nil : moves[opponent % 4], replacements: replacements)
  }

  /// Workers that ask at once get what a loadout made alone gives; also when hardly any, or none, can be kept.
  @Test(arguments: [0, 1, 50, 400, 1 << 18])
  func drawsAreTheSame(limit: Int) {
    let known = KnownLoadouts<UInt16>(fighters: 20, limit: limit)
    let choices = Atomic(0)
    let wrong = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { worker in
      for step in 0..<4000 {
        let (fighter, opponent) = (step * 7 % 20, (step / 20 + worker) % 20)
        var dice = Gen5Dice(seed: UInt64(step))
        let drawn = known.draw(of: fighter, against: opponent, &dice) {
          choices.wrappingAdd(1, ordering: .relaxed)
          return Self.chosen(fighter, opponent)
        }
        var other = Gen5Dice(seed: UInt64(step))
        if drawn != Self.chosen(fighter, opponent).draw(&other) { wrong.wrappingAdd(1, ordering: .relaxed) }
      }
    }
    let (count, differences) = (choices.load(ordering: .relaxed), wrong.load(ordering: .relaxed))
    #expect(differences == 0)
    // Of 400 loadouts each is chosen once, or by every worker at the same time.
    if limit >= 400 { #expect(count >= 400 && count <= 1600) }
    if limit == 0 { #expect(count == 16_000) }
  }

  @Test func theWeakestMoveIsReplaced() {
    let known = KnownLoadouts<UInt16>(fighters: 2)
    var seen: Set<[UInt16]> = []
    for seed in 0..<40 {
      var dice = Gen5Dice(seed: UInt64(seed))
      seen.insert(
        known.draw(of: 1, against: 0, &dice) {
          HandicappedLoadout(moves: [5, 6, 7], weakest: 6, replacements: [8, 9])
        })
    }
    #expect(seen == [[5, 8, 7], [5, 9, 7]])
  }
}
