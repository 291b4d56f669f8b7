/// The gender of a fighter.
@frozen
public enum Gender: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case none = 0
  case male, female

  /// Showdown's letter: "M", "F" or "N".
  public var letter: String {
    switch self {
    case .none: "N"
    case .male: "M"
    case .female: "F"
    }
  }

  /// The gender with this letter, or nil.
  public init?(letter: String) {
    switch letter {
    case "N": self = .none
    case "M": self = .male
    case "F": self = .female
    default: return nil
    }
  }
}

/// How many of a species are female.
@frozen
public struct GenderRatio: Hashable, BitwiseCopyable, Sendable {
  /// Eighths that are female, 0…8; -1 for species without gender. PokeAPI's `gender_rate`.
  public var femaleEighths: Int8

  @inlinable
  public init(femaleEighths: Int8) { self.femaleEighths = femaleEighths }

  /// The one gender of a species that has no choice, or nil.
  @inlinable public var fixed: Gender? {
    switch femaleEighths {
    case -1: Gender.none
    case 0: .male
    case 8: .female
    default: nil
    }
  }

  /// Whether a member of the species may have this gender.
  @inlinable
  public func allows(_ gender: Gender) -> Bool {
    if let fixed { gender == fixed } else { gender != .none }
  }
}
