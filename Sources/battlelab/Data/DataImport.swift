import CommandLineKit
import Foundation
import PokeAPI
import Reports
import UserData

/// `battlelab dex import DIR`: makes the tables that are built in from a folder of PokeAPI's CSV files.
struct DataImport {
  static let folder = "Sources/PokeAPI/Tables"
  static let tables = CommandOption.optionalString(
    "tables", "DIR", defaultText: "\(folder) of the project", help: "import: where the built-in tables are")
  static let learnsets = CommandOption.optionalString(
    "learnsets", "FILE", defaultText: "pokemon_moves.csv in DIR, or what is built in",
    help: "import: a table of learnable moves")
  static let check = CommandOption<Bool>.flag("check", help: "import: write nothing, exit with 1 when a table differs")

  private let files: [(name: String, text: String)]
  private let data: DataSet
  private let target: String
  private let checks: Bool

  init(_ words: [String], _ arguments: Arguments) throws {
    guard words.count == 1 else { throw CommandError("dex import needs one folder: battlelab dex import DIR") }
    let source = TableFolder(words[0])
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: words[0], isDirectory: &isDirectory), isDirectory.boolValue else {
      throw CommandError("\(words[0]) is no folder", status: .badData)
    }
    let learned = arguments[DataImport.learnsets]
    data = try Importer.dataSet(earlier: .embedded) { (name: String) throws(DataError) in
      guard name == Importer.learnsets, let learned else { return try source.table(name) }
      guard let bytes = FileManager.default.contents(atPath: learned) else {
        throw DataError(learned, "cannot be read")
      }
      return Array(bytes)
    }
    files = SwiftTables.files(data)
    target = arguments[DataImport.tables] ?? DataImport.folder
    checks = arguments[DataImport.check]
    guard FileManager.default.fileExists(atPath: target, isDirectory: &isDirectory), isDirectory.boolValue else {
      throw CommandError("\(target) is no folder: run this in the project's folder, or give --tables")
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    var differing = 0
    for file in files {
      let path = OutputFolder.file(file.name, in: target)
      if let old = try? String(contentsOfFile: path, encoding: .utf8), old == file.text { continue }
      differing += 1
      if checks {
        console.write("differs: \(path)\n")
      } else {
        try AtomicFile.write(file.text, to: path)
        console.write("wrote \(path)\n")
      }
    }
    console.write(
      "\(data.pokemon.count) Pokémon, \(data.moves.count) moves, fingerprint \(data.fingerprint)"
        + (differing == 0 ? ": the tables are up to date\n" : checks ? "\n" : ": build anew to use them\n"))
    return checks && differing > 0 ? .failed : .done
  }
}
