/// Variants of events that are not worth a kind of their own.
public enum EventReason: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case none = 0

  // Why one cannot act (`cant`).
  case recharge, sleep, freeze, paralysis, flinch, disable, taunt, imprison, gravity, healBlock, attract, noPP
  case focusPunch, truant, damp

  // What failed (`fail`).
  case heal, unboost

  // Tags at the end of a line, as `[word]`.
  case silent, upkeep, fatigue, message, interrupt, broken, damage, ohko, weak, consumed, eat, weaken
  case partiallyTrapped
  /// Both `[partiallytrapped]` and `[silent]`.
  case partiallyTrappedSilent
  /// `[wisher]` and other's name.
  case wisher

  // How something is told.
  /// The effect is named without its kind: "Quick Guard", not "move: Quick Guard".
  case plain
  /// `ability`: the ability was raised a stat by, or is new.
  case boost, changed
  /// `endItem`: eaten by the user of `move`.
  case stolen
  /// `item`: seen at the foe.
  case frisk
  /// `activate`: abilities `a` and `b` are exchanged; other's ability was `a`.
  case skillSwap, mummy
  /// `swapBoost`: the stats exchanged.
  case attackStats, defenseStats

  // What a hint says: Fake Out is for the first turn, a future move (`move`) found nobody, one cannot leave between
  // running out of HP and fainting.
  case fakeOutHint, futureMoveHint, faintSwitchHint
}
