/// The words of prompts that do not depend on the position.
public enum PromptText {
  /// Goes up with every change of a prompt's text, so that recorded answers are not taken for those to another question.
  public static let version = 2

  /// What follows a choice. A grade is a digit, which is a token of its own in all common vocabularies.
  static let question = ". Score: "
  static let grades = (0...9).map(String.init)
  static let listQuestion = "Best:"
  static let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]

  /// The fixed part: what is asked, and examples.
  static func fixed(_ form: QuestionForm, numbers: Bool) -> String {
    switch (form, numbers) {
    case (.each, true): eachWithNumbers
    case (.each, false): eachWithNames
    case (.list, true): listWithNumbers
    case (.list, false): listWithNames
    }
  }

  private static let eachWithNumbers = """
    Score moves in a Pokemon battle from 0 (useless) to 9 (wins).
    You 100%, foe 90%. You go first. Foe does 35%.
    Earthquake: super effective, 61-73%. Score: 6
    Tackle: under 10%. Score: 1
    Growl: lowers its stats. Score: 1
    You 70%, foe 30%. Foe goes first. Foe does 40%.
    Body Slam: 99%, knocks out. Score: 9
    Razor Leaf: resisted, 22-26%. Score: 2
    Water Gun: 00%, no effect. Score: 0
    You 25%, foe 80%. You go first. Foe does 20%.
    Recover: heals you. Score: 7
    Flamethrower: 33-39%. Score: 3
    Ice Beam: super effective, 80-95%. Score: 8
    You 100%, foe 100%. Foe goes first. Foe does 25%.
    Thunder: 49-58%, often misses. Score: 4
    Quick Attack: 11-13%, goes first. Score: 1
    Thunder Wave: paralyses. Score: 4
    You 55%, foe 60%, poisoned. You go first. Foe does 30%.
    Toxic: has no further effect. Score: 0
    Crunch: 70-83%. Score: 7
    Sludge Bomb: 41-49%. Score: 4

    """

  private static let eachWithNames = """
    Score moves in a Pokemon battle from 0 (useless) to 9 (wins).
    You Garchomp (Dragon/Ground) 100%, foe Magnezone (Electric/Steel) 90%.
    Earthquake: Ground attack. Score: 9
    Tackle: Normal attack. Score: 1
    Growl: Normal move. Score: 1
    You Snorlax (Normal) 70%, foe Heatran (Fire/Steel) 30%.
    Body Slam: Normal attack. Score: 4
    Razor Leaf: Grass attack. Score: 1
    Earthquake: Ground attack. Score: 9
    You Starmie (Water/Psychic) 25%, foe Vaporeon (Water) 80%.
    Recover: Normal move. Score: 7
    Water Gun: Water attack. Score: 0
    Thunderbolt: Electric attack. Score: 8
    You Zapdos (Electric/Flying) 100%, foe Tentacruel (Water/Poison) 100%.
    Thunder: Electric attack. Score: 8
    Quick Attack: Normal attack. Score: 1
    Thunder Wave: Electric move. Score: 4
    You Tyranitar (Rock/Dark) 55%, foe Gengar (Ghost/Poison) 60%, poisoned.
    Toxic: Poison move. Score: 0
    Crunch: Dark attack. Score: 8
    Stone Edge: Rock attack. Score: 5

    """

  private static let listWithNumbers = """
    Choose the best move in a Pokemon battle.

    You 100%, foe 90%. You go first. Foe does 35%.
    A Tackle: under 10%
    B Growl: lowers its stats
    C Earthquake: super effective, 61-73%
    D Razor Leaf: resisted, 12-15%
    Best: C

    You 70%, foe 30%. Foe goes first. Foe does 40%.
    A Body Slam: 99%, knocks out
    B Razor Leaf: resisted, 22-25%
    C Toxic: poisons
    D Water Gun: 00%, no effect
    Best: A

    You 25%, foe 80%. You go first. Foe does 20%.
    A Water Gun: 00%, no effect
    B Tackle: under 10%
    C Growl: lowers its stats
    D Recover: heals you
    Best: D

    You 100%, foe 100%. Foe goes first. Foe does 25%.
    A Quick Attack: 10-12%, goes first
    B Thunder: 44-53%, often misses
    C Leer: lowers its stats
    D Peck: resisted, under 10%
    Best: B


    """

  private static let listWithNames = """
    Choose the best move in a Pokemon battle.

    You Garchomp (Dragon/Ground) 100%, foe Magnezone (Electric/Steel) 90%.
    A Tackle: Normal attack
    B Growl: Normal move
    C Earthquake: Ground attack
    D Razor Leaf: Grass attack
    Best: C

    You Snorlax (Normal) 70%, foe Heatran (Fire/Steel) 30%.
    A Earthquake: Ground attack
    B Razor Leaf: Grass attack
    C Toxic: Poison move
    D Water Gun: Water attack
    Best: A

    You Starmie (Water/Psychic) 25%, foe Vaporeon (Water) 80%.
    A Water Gun: Water attack
    B Tackle: Normal attack
    C Growl: Normal move
    D Recover: Normal move
    Best: D

    You Zapdos (Electric/Flying) 100%, foe Gyarados (Water/Flying) 100%.
    A Quick Attack: Normal attack
    B Thunder: Electric attack
    C Leer: Normal move
    D Peck: Flying attack
    Best: B


    """
}
