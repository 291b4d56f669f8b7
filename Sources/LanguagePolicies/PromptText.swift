/// The words of prompts that do not depend on the position.
public enum PromptText {
  /// Goes up with every change of a prompt's text, so that recorded answers are not taken for those to another question.
  public static let version = 1

  static let question = ". Good?"
  static let verdicts = [" Yes", " No"]
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
    Is it a good move in a Pokemon battle?
    You 100% HP, foe 90% HP. You are faster. Foe can do 35%.
    Earthquake: super effective, 61-73%. Good? Yes
    Tackle: 8-10%. Good? No
    Growl: lowers its stats. Good? No
    You 70% HP, foe 30% HP. You are slower. Foe can do 40%.
    Razor Leaf: resisted, 12-15%. Good? No
    Body Slam: knocks out. Good? Yes
    You 25% HP, foe 80% HP. You are faster. Foe can do 20%.
    Recover: heals you. Good? Yes
    Water Gun: no effect. Good? No
    You 100% HP, foe 100% HP. You are slower. Foe can do 25%.
    Thunder: 44-53%, hits 70 in 100. Good? Yes
    Quick Attack: 9-11%, goes first. Good? No
    Thunder Wave: paralyses. Good? Yes
    You 55% HP, foe 60% HP, poisoned. You are faster. Foe can do 30%.
    Toxic: has no further effect. Good? No
    Crunch: 38-46%. Good? Yes

    """

  private static let eachWithNames = """
    Is it a good move in a Pokemon battle?
    You Garchomp (Dragon/Ground) 100% HP, foe Magnezone (Electric/Steel) 90% HP.
    Earthquake: Ground attack. Good? Yes
    Tackle: Normal attack. Good? No
    Growl: Normal move. Good? No
    You Snorlax (Normal) 70% HP, foe Heatran (Fire/Steel) 30% HP.
    Razor Leaf: Grass attack. Good? No
    Earthquake: Ground attack. Good? Yes
    You Starmie (Water/Psychic) 25% HP, foe Vaporeon (Water) 80% HP.
    Recover: Normal move. Good? Yes
    Water Gun: Water attack. Good? No
    You Zapdos (Electric/Flying) 100% HP, foe Gyarados (Water/Flying) 100% HP.
    Thunder: Electric attack. Good? Yes
    Quick Attack: Normal attack. Good? No
    Thunder Wave: Electric move. Good? Yes
    You Tyranitar (Rock/Dark) 55% HP, foe Gengar (Ghost/Poison) 60% HP, poisoned.
    Toxic: Poison move. Good? No
    Crunch: Dark attack. Good? Yes

    """

  private static let listWithNumbers = """
    Choose the best move in a Pokemon battle.

    You 100% HP, foe 90% HP. You are faster. Foe can do 35%.
    A Tackle: 8-10%
    B Growl: lowers its stats
    C Earthquake: super effective, 61-73%
    D Razor Leaf: resisted, 12-15%
    Best: C

    You 70% HP, foe 30% HP. You are slower. Foe can do 40%.
    A Body Slam: knocks out
    B Razor Leaf: resisted, 22-25%
    C Toxic: poisons
    D Water Gun: no effect
    Best: A

    You 25% HP, foe 80% HP. You are faster. Foe can do 20%.
    A Water Gun: no effect
    B Tackle: 4-5%
    C Growl: lowers its stats
    D Recover: heals you
    Best: D

    You 100% HP, foe 100% HP. You are slower. Foe can do 25%.
    A Quick Attack: 9-11%, goes first
    B Thunder: 44-53%, hits 70 in 100
    C Leer: lowers its stats
    D Peck: resisted, 7-9%
    Best: B


    """

  private static let listWithNames = """
    Choose the best move in a Pokemon battle.

    You Garchomp (Dragon/Ground) 100% HP, foe Magnezone (Electric/Steel) 90% HP.
    A Tackle: Normal attack
    B Growl: Normal move
    C Earthquake: Ground attack
    D Razor Leaf: Grass attack
    Best: C

    You Snorlax (Normal) 70% HP, foe Heatran (Fire/Steel) 30% HP.
    A Earthquake: Ground attack
    B Razor Leaf: Grass attack
    C Toxic: Poison move
    D Water Gun: Water attack
    Best: A

    You Starmie (Water/Psychic) 25% HP, foe Vaporeon (Water) 80% HP.
    A Water Gun: Water attack
    B Tackle: Normal attack
    C Growl: Normal move
    D Recover: Normal move
    Best: D

    You Zapdos (Electric/Flying) 100% HP, foe Gyarados (Water/Flying) 100% HP.
    A Quick Attack: Normal attack
    B Thunder: Electric attack
    C Leer: Normal move
    D Peck: Flying attack
    Best: B


    """
}
