public import Dex

/// The formulas that turn a set into numbers, truncating after every step as the games do.
public enum StatFormula {
  /// Hit points.
  @inlinable
  public static func hp(base: Int, iv: Int, ev: Int, level: Int) -> Int {
    (2 * base + iv + ev / 4 + 100) * level / 100 + 10
  }

  /// Any other stat; the nature's factor is in tenths: 9, 10 or 11.
  @inlinable
  public static func other(base: Int, iv: Int, ev: Int, level: Int, natureTenths: Int) -> Int {
    ((2 * base + iv + ev / 4) * level / 100 + 5) * natureTenths / 10
  }

  /// All six stats of a set, HP, Attack, Defense, Sp. Atk, Sp. Def, Speed.
  public static func all(_ set: PokemonSet) -> [Int] {
    let base = Dex.species(set.species).stats
    return Stat.allCases.map { stat in
      let index = Int(stat.rawValue)
      let (iv, ev) = (set.ivs[index], set.evs[index])
      if stat == .hp {
        return set.species == .shedinja ? 1 : hp(base: base[.hp], iv: iv, ev: ev, level: set.level)
      }
      return other(base: base[stat], iv: iv, ev: ev, level: set.level, natureTenths: set.nature.tenths(stat))
    }
  }

  /// The PP of a move with three PP Ups, where the move takes them.
  public static func maxPP(_ move: MoveID) -> Int {
    let row = move.row
    // Trump Card is the stronger the fewer PP it has left, so nobody gives it any.
    let takesPPUps = !row.flags.contains(.noPPBoosts) && move != .trumpCard
    return takesPPUps ? Int(row.pp) * 8 / 5 : Int(row.pp)
  }

  /// Type and power of Hidden Power: the lowest bits of the IVs choose one of 16 types, the bits above them a power from
  /// 30 to 70.
  public static func hiddenPower(ivs: [Int]) -> (type: PokeType, power: Int) {
    // The games count Speed before the special stats.
    let order: [Stat] = [.hp, .atk, .def, .spe, .spa, .spd]
    var low = 0
    var high = 0
    for (bit, stat) in order.enumerated() {
      let iv = ivs[Int(stat.rawValue)]
      low |= (iv & 1) << bit
      high |= (iv >> 1 & 1) << bit
    }
    let type = PokeType(rawValue: PokeType.fighting.rawValue + UInt8(low * 15 / 63)) ?? .dark
    return (type, high * 40 / 63 + 30)
  }
}
