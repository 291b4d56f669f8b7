/// The damage of one hit by the published formula of this generation, written out apart from the engine's.
struct ExpectedDamage {
  var level = 50
  var power: Int
  var attack: Int
  var defense: Int
  var isCrit = false
  var isSTAB = false
  /// Type effectiveness in quarters: 1, 2, 4, 8, 16.
  var quarters = 4
  var weather = (numerator: 1, denominator: 1)
  var isBurned = false
  var isScreened = false

  init(power: Int, attack: Int, defense: Int) {
    self.power = power
    self.attack = attack
    self.defense = defense
  }

  /// The damage of a roll 0…15, 0 being the highest.
  func roll(_ roll: Int) -> Int {
    var value = (level * 2 / 5 + 2) * power * attack / defense / 50 + 2
    value = Self.halfDown(value, weather.numerator, weather.denominator)
    if isCrit { value = 2 * value }
    value = value * (100 - roll) / 100
    if isSTAB { value = Self.halfDown(value, 3, 2) }
    value = value * quarters / 4
    if isBurned { value = Self.halfDown(value, 1, 2) }
    // At least 1, but before the screens.
    value = max(value, 1)
    if isScreened { value = Self.halfDown(value, 1, 2) }
    return value
  }

  /// `value` times a fraction, rounded to the nearest and halves down.
  static func halfDown(_ value: Int, _ numerator: Int, _ denominator: Int) -> Int {
    (2 * value * numerator + denominator - 1) / (2 * denominator)
  }

  /// A stat with a stage.
  static func staged(_ stat: Int, _ stage: Int) -> Int {
    stage >= 0 ? stat * (2 + stage) / 2 : stat * 2 / (2 - stage)
  }
}
