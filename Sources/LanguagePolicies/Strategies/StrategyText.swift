import BattleCore
import Dex
import Gen5
import Policies

/// The words of the questions before a battle: whom to meet, and with which moves.
enum StrategyText {
  /// Goes up with every change of a text.
  static let version = 1

  static let opponent = """
    Score opponents for a Pokemon battle from 0 (unfair or dull) to 9 (fair and exciting).
    You Garchomp (Dragon/Ground).
    Magnezone (Electric/Steel): weaker. You hit super effectively, it hits normally. Score: 3
    Salamence (Dragon/Flying): as strong. You hit super effectively, it hits super effectively. Score: 9
    Caterpie (Bug): much weaker. You hit normally, it hits normally. Score: 0
    You Blissey (Normal).
    Gengar (Ghost/Poison): a bit weaker. You hit not at all, it hits normally. Score: 0
    Snorlax (Normal): as strong. You hit normally, it hits normally. Score: 7
    Mewtwo (Psychic): much stronger. You hit normally, it hits normally. Score: 1
    Aggron (Steel/Rock): as strong. You hit hardly, it hits normally. Score: 2
    You Charizard (Fire/Flying).
    Venusaur (Grass/Poison): as strong. You hit super effectively, it hits normally. Score: 6
    Volbeat (Bug): much weaker. You hit super effectively, it hits hardly. Score: 0
    Arcanine (Fire): a bit stronger. You hit normally, it hits hardly. Score: 3
    Blastoise (Water): as strong. You hit normally, it hits super effectively. Score: 8

    """

  static let loadout = """
    Score moves to bring to a Pokemon battle from 0 (useless) to 9 (wins).
    You Garchomp (Dragon/Ground), foe Magnezone (Electric/Steel). You are faster.
    Earthquake: super effective, 99%, knocks out. Score: 9
    Tackle: resisted, under 10%. Score: 1
    Swords Dance: raises your stats. Score: 6
    You Blissey (Normal), foe Gengar (Ghost/Poison). Foe is faster.
    Psychic: super effective, 84-99%. Score: 8
    Body Slam: 00%, no effect. Score: 0
    Thunder Wave: paralyses. Score: 6
    Soft-Boiled: heals you. Score: 7
    You Swampert (Water/Ground), foe Zapdos (Electric/Flying). Foe is faster.
    Surf: 49-58%. Score: 5
    Hydro Pump: 68-80%, may miss. Score: 6
    Growl: lowers its stats. Score: 1
    Rock Slide: super effective, 72-85%, may miss. Score: 7
    You Tyranitar (Rock/Dark), foe Starmie (Water/Psychic). Foe is faster.
    Crunch: super effective, 99%, knocks out. Score: 9
    Sandstorm: 00%, no effect. Score: 0
    Stone Edge: 33-39%, may miss. Score: 3
    Brick Break: resisted, 12-15%. Score: 1

    """
}

extension DecisionText {
  /// Opponents that a player could meet.
  init(opponents: [SpeciesID], of player: SpeciesID, _ facts: [OpponentCandidate]) {
    self.init(
      situation: "You \(DecisionText.name(player)).\n",
      options: zip(opponents, facts).map { opponent, facts in
        "\(DecisionText.name(opponent)): \(DecisionText.strength(facts.difference)). "
          + "You hit \(DecisionText.hits(facts.counterPressure)), it hits \(DecisionText.hits(facts.pressure))"
      })
  }

  /// Moves that the fighter at `seat` could bring.
  init(loadout moves: [MoveID], _ position: UnsafePointer<Battle>, _ seat: Seat) {
    let facts = Gen5.situation(position, seat)
    func name(_ seat: Seat) -> String {
      let words = Gen5.words(for: seat, position)
      return "\(words.name) (\(words.types))"
    }
    self.init(
      situation: "You \(name(seat)), foe \(name(seat.other)). "
        + (facts.userSpeed > facts.targetSpeed ? "You are faster.\n" : "Foe is faster.\n"),
      options: moves.map { move in
        let words = Gen5.words(for: .pass, move, position, seat)
        let option = Gen5.facts(of: .pass, move, position, seat)
        return "\(words.name): \(DecisionText.effects(option, words.damage, targetHP: facts.targetHP))"
      })
  }

  private static func name(_ species: SpeciesID) -> String {
    let entry = Dex.species(species)
    let second = entry.type2 == .none ? "" : "/" + entry.type2.name
    return "\(species.name) (\(entry.type1.name)\(second))"
  }

  /// - Parameter difference: the opponent's base stat total minus the player's.
  private static func strength(_ difference: Int) -> String {
    let side = difference < 0 ? "weaker" : "stronger"
    switch abs(difference) {
    case ...15: return "as strong"
    case ...60: return "a bit \(side)"
    case ...120: return side
    default: return "much \(side)"
    }
  }

  private static func hits(_ quarters: Int) -> String {
    switch quarters {
    case 8...: "super effectively"
    case 4...: "normally"
    case 1...: "hardly"
    default: "not at all"
    }
  }
}
