/// The 25 natures, in the order of the games.
///
/// The raw value is 5 × (raised stat) + (lowered stat), counting Attack, Defense, Speed, Sp. Atk, Sp. Def from 0; where
/// the two are the same the nature changes nothing.
@frozen
public enum Nature: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case hardy = 0
  case lonely, brave, adamant, naughty
  case bold, docile, relaxed, impish, lax
  case timid, hasty, serious, jolly, naive
  case modest, mild, quiet, bashful, rash
  case calm, gentle, sassy, careful, quirky

  /// The stat that is raised by a tenth, or nil for a neutral nature.
  @inlinable public var boosted: Stat? { isNeutral ? nil : Nature.stat(rawValue / 5) }
  /// The stat that is lowered by a tenth, or nil for a neutral nature.
  @inlinable public var hindered: Stat? { isNeutral ? nil : Nature.stat(rawValue % 5) }
  /// True when no stat is changed.
  @inlinable public var isNeutral: Bool { rawValue / 5 == rawValue % 5 }

  /// The factor of a stat in tenths: 11, 10 or 9.
  @inlinable
  public func tenths(_ stat: Stat) -> Int {
    if stat == boosted { 11 } else if stat == hindered { 9 } else { 10 }
  }

  @inlinable
  static func stat(_ index: UInt8) -> Stat {
    switch index {
    case 0: .atk
    case 1: .def
    case 2: .spe
    case 3: .spa
    default: .spd
    }
  }
}

extension Nature: NamedID {
  public static var kind: String { "nature" }
  public static var all: [Nature] { allCases }
  public static func withShowdownID(_ id: String) -> Nature? { allCases.first { $0.ident == id } }

  public var name: String {
    let word = "\(self)"
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
