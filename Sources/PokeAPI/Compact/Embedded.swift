extension DataSet {
  /// The data set that is built in. Read on first use, some milliseconds.
  public static let embedded: DataSet = {
    var data = DataSet()
    do {
      for section in CompactText.Section.allCases {
        let text = EmbeddedText.of(section)
        let bytes = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        var reader = CompactReader(bytes, file: "built-in \(section.rawValue)")
        try reader.read(section, into: &data)
      }
    } catch {
      preconditionFailure("\(error)")
    }
    return data
  }()

  /// Sixteen hexadecimal digits that change whenever a fact does; learnsets and counts of rows included.
  public var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for section in CompactText.Section.allCases {
      for byte in "[\(section.rawValue)]\n\(CompactText.lines(section, of: self))".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      }
    }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

/// The generated tables.
enum EmbeddedText {
  static func of(_ section: CompactText.Section) -> StaticString {
    switch section {
    case .types: types
    case .chart: chart
    case .abilities: abilities
    case .moves: moves
    case .species: species
    case .pokemon: pokemon
    case .evolutions: evolutions
    case .pastMoves: pastMoves
    case .pastStats: pastStats
    case .pastTypes: pastTypes
    case .pastChart: pastChart
    case .learnsets: learnsets
    case .rows: rows
    }
  }
}
