/// A table read from comma-separated bytes. Every row must have as many fields as the header, and the file must end with
/// the end of a line, so that a file that was cut is noticed.
final class CSVTable: Sendable {
  let name: String
  private let bytes: [UInt8]
  /// Column names, in order.
  let columns: [String]
  /// Where each field begins and ends, row after row, without the header.
  private let bounds: [Range<Int>]
  /// The line at which each row begins.
  private let lines: [Int]

  var count: Int { lines.count }

  init(_ name: String, _ bytes: [UInt8]) throws(DataError) {
    var scanner = CSVScanner(bytes)
    var bounds: [Range<Int>] = []
    var lines: [Int] = []
    guard let header = try scanner.record(name) else { throw DataError(name, line: 1, "the file is empty") }
    let columns = header.map { String(decoding: bytes[$0], as: UTF8.self) }
    self.columns = columns
    while true {
      let line = scanner.line
      guard let record = try scanner.record(name) else { break }
      guard record.count == columns.count else {
        throw DataError(name, line: line, "\(record.count) fields, but the header has \(columns.count)")
      }
      bounds += record
      lines.append(line)
    }
    self.name = name
    self.bytes = bytes
    self.bounds = bounds
    self.lines = lines
  }

  /// The place of a column.
  func column(_ column: String) throws(DataError) -> Int {
    guard let place = columns.firstIndex(of: column) else { throw DataError(name, line: 1, "no column \"\(column)\"") }
    return place
  }

  /// The rows, to be read by the columns named.
  func rows(_ names: String...) throws(DataError) -> [CSVRow] {
    var places: [Int] = []
    for name in names { places.append(try column(name)) }
    return (0..<count).map { CSVRow(table: self, row: $0, places: places) }
  }

  fileprivate func field(_ row: Int, _ place: Int) -> ArraySlice<UInt8> { bytes[bounds[row * columns.count + place]] }

  fileprivate func line(_ row: Int) -> Int { lines[row] }
}

/// A row, read field by field in the order in which the columns were named.
struct CSVRow {
  fileprivate let table: CSVTable
  fileprivate let row: Int
  fileprivate let places: [Int]

  /// Where it begins.
  var line: Int { table.line(row) }

  func error(_ problem: String) -> DataError { DataError(table.name, line: line, problem) }

  func text(_ index: Int) throws(DataError) -> String {
    let text = String(decoding: table.field(row, places[index]), as: UTF8.self)
    guard !text.isEmpty else { throw error("\(table.columns[places[index]]) is empty") }
    // Compact text keeps words apart by spaces.
    guard text.utf8.allSatisfy({ $0 > 32 && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }) else {
      throw error("\(table.columns[places[index]]): an identifier expected, not \"\(text)\"")
    }
    return text
  }

  /// A whole number, or nil for an empty field.
  func optional(_ index: Int) throws(DataError) -> Int? {
    let field = table.field(row, places[index])
    if field.isEmpty { return nil }
    guard let number = Int(String(decoding: field, as: UTF8.self)), abs(number) < 1_000_000_000 else {
      let text = String(decoding: field, as: UTF8.self)
      throw error("\(table.columns[places[index]]): a whole number expected, not \"\(text)\"")
    }
    return number
  }

  func number(_ index: Int) throws(DataError) -> Int {
    guard let number = try optional(index) else { throw error("\(table.columns[places[index]]) is empty") }
    return number
  }

  func number(_ index: Int, in range: ClosedRange<Int>) throws(DataError) -> Int {
    let number = try number(index)
    guard range.contains(number) else {
      let name = table.columns[places[index]]
      throw error("\(name) must be \(range.lowerBound) to \(range.upperBound), not \(number)")
    }
    return number
  }

  func flag(_ index: Int) throws(DataError) -> Bool { try number(index, in: 0...1) == 1 }
}

/// Splits bytes into records of fields (RFC 4180, with either kind of line end).
private struct CSVScanner {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The fields of the next record, or nil at the end.
  mutating func record(_ name: String) throws(DataError) -> [Range<Int>]? {
    guard position < bytes.count else { return nil }
    let first = line
    var fields: [Range<Int>] = []
    while true {
      fields.append(try field(name))
      guard position < bytes.count else {
        throw DataError(name, line: first, "the file ends within the line: it is not complete")
      }
      let end = bytes[position]
      position += 1
      if end == UInt8(ascii: ",") { continue }
      if end == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
      line += 1
      return fields
    }
  }

  private mutating func field(_ name: String) throws(DataError) -> Range<Int> {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      let start = position
      while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
      return start..<position
    }
    let start = position + 1
    let first = line
    position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    let end = position
    position += 1
    // What the tables are read for holds no quotes; a field with some is refused where it is read.
    guard end < bytes.count, position >= bytes.count || isEnd(bytes[position]) else {
      throw DataError(name, line: first, "a quoted field does not end")
    }
    return start..<end
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
