import CommandLineKit
import Foundation

/// A file to be written: found to be possible before anything is played.
enum OutputPath {
  static func check(_ path: String) throws(CommandError) {
    var isFolder: ObjCBool = false
    if path.isEmpty { throw CommandError("the name of a file is empty") }
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandError("cannot write to \(path): it is a folder", status: .badData)
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    _ = try OutputFolder(folder)
  }
}
