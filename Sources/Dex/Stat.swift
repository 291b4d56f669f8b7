/// The six stats, in Showdown's order.
@frozen
public enum Stat: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case hp = 0
  case atk, def, spa, spd, spe

  /// Showdown's abbreviation: "atk".
  public var ident: String {
    switch self {
    case .hp: "hp"
    case .atk: "atk"
    case .def: "def"
    case .spa: "spa"
    case .spd: "spd"
    case .spe: "spe"
    }
  }

  /// The name in English: "Sp. Atk".
  public var name: String {
    switch self {
    case .hp: "HP"
    case .atk: "Attack"
    case .def: "Defense"
    case .spa: "Sp. Atk"
    case .spd: "Sp. Def"
    case .spe: "Speed"
    }
  }
}

/// Base stats of a species, each 1…255.
@frozen
public struct BaseStats: Hashable, BitwiseCopyable, Sendable {
  public var hp: UInt8
  public var atk: UInt8
  public var def: UInt8
  public var spa: UInt8
  public var spd: UInt8
  public var spe: UInt8

  @inlinable
  public init(hp: UInt8, atk: UInt8, def: UInt8, spa: UInt8, spd: UInt8, spe: UInt8) {
    self.hp = hp
    self.atk = atk
    self.def = def
    self.spa = spa
    self.spd = spd
    self.spe = spe
  }

  @inlinable
  public subscript(stat: Stat) -> Int {
    switch stat {
    case .hp: Int(hp)
    case .atk: Int(atk)
    case .def: Int(def)
    case .spa: Int(spa)
    case .spd: Int(spd)
    case .spe: Int(spe)
    }
  }

  /// The sum of the six.
  @inlinable public var total: Int { Int(hp) + Int(atk) + Int(def) + Int(spa) + Int(spd) + Int(spe) }
}
