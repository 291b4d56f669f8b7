// README: begin
import BattleCore
import Dex
import Gen5
import Policies

/// Plays one battle and returns the winner's seat, or nil for a tie.
func duel(seed: UInt64) throws -> Seat? {
  let garchomp = PokemonSet(
    name: "", species: .garchomp, gender: .male, moves: [.earthquake, .outrage, .crunch, .swordsDance])
  let starmie = PokemonSet(
    name: "", species: .starmie, gender: .none, moves: [.surf, .iceBeam, .thunderbolt, .recover])
  var game = Gen5.start(try Team([garchomp]), try Team([starmie]), seed: seed)

  let estimate = DamageCalculator.estimate(game.board, attacker: .p1, move: .earthquake)
  print("Earthquake does \(estimate.lowest) to \(estimate.highest) damage")

  var p1 = try PolicyRegistry.make("heuristic")
  var p2 = try PolicyRegistry.make("max-damage")
  p1.begin(GameContext(seat: .p1, seed: 1))
  p2.begin(GameContext(seat: .p2, seed: 2))
  return playGame(Gen5.self, &game, &p1, &p2, turnLimit: 200).outcome.seat
}
// README: end
