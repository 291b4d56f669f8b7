import CommandLineKit
import Foundation

/// A folder for results: found to be usable before anything is played.
struct OutputFolder {
  let path: String

  /// Checks that the folder is there or can be made, and can be written to. Makes and writes nothing.
  init(_ path: String) throws(CommandError) {
    self.path = path
    if path.isEmpty { throw CommandError("--out needs the name of a folder") }
    let files = FileManager.default
    var isDirectory: ObjCBool = false
    // The nearest folder on the way that is there already must let us in.
    var url = URL(fileURLWithPath: path, isDirectory: true)
    while !files.fileExists(atPath: url.path, isDirectory: &isDirectory), url.pathComponents.count > 1 {
      url.deleteLastPathComponent()
    }
    let found = url.path
    if !isDirectory.boolValue { throw CommandError("cannot write to \(path): \(found) is no folder", status: .badData) }
    if !files.isWritableFile(atPath: found) {
      throw CommandError("cannot write to \(path): \(found) is read-only", status: .badData)
    }
  }

  /// The path of a file in it.
  func file(_ name: String) -> String { OutputFolder.file(name, in: path) }

  /// The path of a file in any folder, as a user would type it.
  static func file(_ name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
