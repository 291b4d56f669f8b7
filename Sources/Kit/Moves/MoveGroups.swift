/// The groups of moves that the house rules name, by PokeAPI's identifiers.
enum MoveGroups {
  static let selfDebuff: Set<String> = [
    "leaf-storm", "overheat", "draco-meteor", "fleur-cannon", "psycho-boost", "close-combat", "superpower", "v-create",
    "hammer-arm", "ice-hammer", "headlong-rush", "clanging-scales", "shell-smash",
  ]

  static let recharge: Set<String> = [
    "blast-burn", "frenzy-plant", "giga-impact", "hydro-cannon", "hyper-beam", "meteor-assault", "prismatic-laser",
    "roar-of-time", "rock-wrecker",
  ]

  /// They need a turn to charge, for which the rules have no place.
  static let charging: Set<String> = [
    "sky-attack", "solar-beam", "solar-blade", "skull-bash", "razor-wind", "fly", "dig", "dive", "bounce",
    "phantom-force", "shadow-force", "geomancy", "meteor-beam",
  ]

  /// They knock out their user.
  static let selfKnockOut: Set<String> = [
    "explosion", "self-destruct", "memento", "healing-wish", "lunar-dance", "final-gambit", "misty-explosion",
  ]
}
