import Foundation

/// The reference's files, which lie beside the project and not in it.
enum Oracle {
  /// `../shared/oracle`, seen from the project's root.
  static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/oracle").path

  static let isThere = FileManager.default.fileExists(atPath: directory)
  /// Why a test that needs them is skipped.
  static let absent = "skipped: ../shared/oracle is not there"

  static func path(_ name: String) -> String { "\(directory)/\(name).jsonl" }

  /// All files of Generation 5 battles.
  static let battles = [
    "1-plain-damage", "2-each-move", "3-mirror", "4-teams", "5-each-ability", "6-each-item", "7-everything",
    "8-random-battle",
  ]
}
