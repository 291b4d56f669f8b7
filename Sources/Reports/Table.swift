/// One value of a table.
public enum Cell: Sendable, Hashable {
  case text(String)
  case integer(Int)
  case unsigned(UInt64)
  case decimal(Double, places: Int)
  case empty

  /// The value as it stands in CSV (before quoting) and on the terminal.
  public var plain: String {
    switch self {
    case .text(let value): value
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .decimal(let value, let places): FixedPoint.text(value, places: places)
    case .empty: ""
    }
  }

  var isNumber: Bool {
    switch self {
    case .text, .empty: false
    case .integer, .unsigned, .decimal: true
    }
  }

  var json: JSONValue {
    switch self {
    case .text(let value): .string(value)
    case .integer(let value): .integer(value)
    case .unsigned(let value): .unsigned(value)
    case .decimal(let value, let places): .decimal(value, places: places)
    case .empty: .null
    }
  }
}

/// Named columns and rows of cells, to be written as CSV, JSON or aligned text.
public struct Table: Sendable, Hashable {
  public let columns: [String]
  public private(set) var rows: [[Cell]] = []

  public init(_ columns: [String]) { self.columns = columns }

  /// Adds a row, which has a cell for each column.
  public mutating func append(_ row: [Cell]) {
    precondition(row.count == columns.count, "a row needs a cell for each column")
    rows.append(row)
  }

  /// A header line and a line per row.
  public var csv: String {
    var text = CSV.line(columns)
    for row in rows { text += CSV.line(row.map(\.plain)) }
    return text
  }

  /// An array with an object per row, names in the order of the columns.
  public var json: JSONValue {
    .array(
      rows.map { row in
        .object(zip(columns, row).map { JSONValue.Member($0, $1.json) })
      })
  }
}
