import Foundation

/// The reference data beside the repository, read in place.
enum Reference {
  static let directory: URL = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared").standardizedFileURL

  static let hasPokeAPI = exists("pokeapi/pokemon.csv")
  static let hasOracle = exists("oracle/8-random-battle.jsonl")
  static let absent = "no reference data beside the repository (../shared)"

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: directory.appending(path: path).path)
  }

  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: directory.appending(path: path))
  }

  /// The rows of one of PokeAPI's tables; none of those read here quotes a field.
  static func rows(_ table: String) throws -> [[String: String]] {
    let text = try String(decoding: data("pokeapi/\(table).csv"), as: UTF8.self)
    var lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let header = lines.removeFirst()
    return lines.map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }
}

extension [String: String] {
  /// A number of a row; -99 when the field is empty.
  func int(_ column: String) -> Int { Int(self[column] ?? "") ?? -99 }
}
