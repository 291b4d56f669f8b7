import BattleCore
import Kit
import PokeAPI

/// The battles in which the policies of the kit's rules are asked: anybody with any three attacks and another move. They
/// stay as they are: other fighters would make other fingerprints of the same policies.
enum KitProbes {
  static let turns = 20

  static let all: [(Kit.Team, Kit.Team)] = {
    let tables = KitTables.embedded
    var dice = Gen5Dice(seed: SeedTree(0).child("fighters").seed)
    let fighters = tables.data.fighters
    let offered = tables.data.moves.map(\.number).filter(tables.isOffered)
    let attacks = offered.filter { tables.row($0).isDamaging }
    let others = offered.filter { !tables.row($0).isDamaging }
    func team() -> Kit.Team {
      var known = attacks
      let chosen = (0..<3).map { _ in known.remove(at: dice.below(known.count, .other)) }
      let entry = fighters[dice.below(fighters.count, .other)]
      do {
        return try Kit.Team(entry, moves: chosen + [others[dice.below(others.count, .other)]])
      } catch {
        preconditionFailure("a fighter of the tables is refused: \(error)")
      }
    }
    return (0..<100).map { _ in (team(), team()) }
  }()
}
