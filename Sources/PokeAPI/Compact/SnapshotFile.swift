/// A data set with where and when it came from, as the one file that a cache keeps.
public struct Snapshot: Sendable {
  public var data: DataSet
  /// The address or the folder that the tables came from.
  public var source: String
  /// When they came, as people write it: "2026-08-22".
  public var date: String

  public init(data: DataSet, source: String, date: String) {
    self.data = data
    self.source = source
    self.date = date
  }

  private static let magic = "battlelab PokeAPI snapshot 1"

  /// The whole file. Its last line names the fingerprint, so that a part of it is never taken for it.
  public var text: String {
    var text = "\(Snapshot.magic)\nsource \(source)\ndate \(date)\n"
    for section in CompactText.Section.allCases {
      text += "[\(section.rawValue)]\n\(CompactText.lines(section, of: data))"
    }
    return text + "end \(data.fingerprint)\n"
  }

  /// Reads a file back.
  public init(_ bytes: [UInt8], file: String) throws(DataError) {
    var lines = SectionLines(bytes)
    guard lines.next() == Snapshot.magic else { throw DataError(file, line: 1, "no snapshot of this version") }
    guard let source = lines.next(), source.hasPrefix("source "), let date = lines.next(), date.hasPrefix("date ")
    else {
      throw DataError(file, line: 2, "source and date expected")
    }
    var data = DataSet()
    for section in CompactText.Section.allCases {
      let line = lines.line
      guard lines.next() == "[\(section.rawValue)]" else {
        throw DataError(file, line: line, "[\(section.rawValue)] expected")
      }
      var reader = CompactReader(lines.section(), file: file, line: line + 1)
      try reader.read(section, into: &data)
    }
    let line = lines.line
    guard lines.next() == "end \(data.fingerprint)" else {
      throw DataError(file, line: line, "the last line does not fit what is before it")
    }
    self.init(data: data, source: String(source.dropFirst(7)), date: String(date.dropFirst(5)))
  }
}

/// Goes through the lines of a snapshot.
private struct SectionLines {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next line without its end; nil when there is none, or when it has no end.
  mutating func next() -> String? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end + 1
    line += 1
    return text
  }

  /// The lines up to the next one that begins a section or ends the file.
  mutating func section() -> [UInt8] {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "["), !bytes[position...].starts(with: "end ".utf8) {
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else {
        position = bytes.count
        break
      }
      position = end + 1
      line += 1
    }
    return Array(bytes[start..<position])
  }
}
