import CommandLineKit
import Foundation

/// Finds a battle's row in `battles.csv` without keeping the file, which may have millions of rows.
enum BattlesFileReader {
  /// A row by column name, or nil when there is no such file or no such row.
  static func row(of battle: Int, in path: String) throws(CommandError) -> [String: String]? {
    let wanted = String(battle)
    var found: [String: String]?
    try rows(in: path) { row in
      if row["battle"] == wanted { found = row }
      return found == nil
    }
    return found
  }

  /// Hands over row after row by column name, until `body` answers false. False when there is no such file.
  @discardableResult
  static func rows(in path: String, _ body: ([String: String]) -> Bool) throws(CommandError) -> Bool {
    guard let stream = fopen(path, "rb") else { return false }
    defer { fclose(stream) }
    var scanner = RecordScanner()
    var header: [String]?
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count == 0 { break }
      for byte in buffer[0..<count] {
        guard let record = scanner.feed(byte) else { continue }
        guard let columns = header else {
          header = record
          continue
        }
        guard record.count == columns.count else {
          throw CommandError("\(path): a row has \(record.count) fields, not \(columns.count)", status: .badData)
        }
        let row = Dictionary(zip(columns, record)) { first, _ in first }
        if !body(row) { return true }
      }
    }
    return true
  }
}

/// Splits bytes into the records of RFC 4180.
private struct RecordScanner {
  private var fields: [String] = []
  private var field: [UInt8] = []
  private var isQuoted = false
  private var sawQuote = false

  /// Takes a byte; answers a record when it is complete.
  mutating func feed(_ byte: UInt8) -> [String]? {
    if isQuoted {
      if byte != UInt8(ascii: "\"") {
        field.append(byte)
        return nil
      }
      isQuoted = false
      sawQuote = true
      return nil
    }
    switch byte {
    case UInt8(ascii: "\""):
      // Two quotes within quotes are one.
      if sawQuote { field.append(byte) }
      isQuoted = true
    case UInt8(ascii: ","): endField()
    case UInt8(ascii: "\n"):
      endField()
      defer { fields = [] }
      return fields
    default: field.append(byte)
    }
    sawQuote = false
    return nil
  }

  private mutating func endField() {
    fields.append(String(decoding: field, as: UTF8.self))
    field = []
  }
}
