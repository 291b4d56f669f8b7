/// The 17 types of Generation 5, in PokeAPI's order, and `none` for an empty second type or the typeless Struggle.
@frozen
public enum PokeType: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case none = 0
  case normal, fighting, flying, poison, ground, rock, bug, ghost, steel
  case fire, water, grass, electric, psychic, ice, dragon, dark
}
