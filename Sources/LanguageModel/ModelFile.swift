import Foundation
import Reports

/// A model's file: where it is, and which one it is.
public struct ModelFile: Hashable, Sendable {
  public var path: String
  /// SHA-256.
  public var checksum: String

  /// The name by which the default model is asked for.
  public static let defaultName = "gemma-3-270m"

  /// Where `make model` keeps the default model.
  public static var defaultPath: String {
    let environment = ProcessInfo.processInfo.environment
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return (cache ?? NSHomeDirectory() + "/.cache") + "/battlelab/gemma-3-270m/gemma-3-270m-q4_k_m.gguf"
  }

  /// Finds a model by its name or path.
  public init(named name: String) throws(LanguageModelError) {
    let isDefault = name == ModelFile.defaultName
    path = isDefault ? ModelFile.defaultPath : name
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .noModel(path: path, isDefault: isDefault)
    }
    if isDirectory.boolValue { throw .unreadable(path: path, reason: "it is a folder") }
    guard let start = ModelFile.start(path) else { throw .unreadable(path: path, reason: "it cannot be opened") }
    // The library says nothing useful of a file that is no model at all.
    if start != "GGUF" { throw .unreadable(path: path, reason: "it does not begin as a GGUF file does") }
    guard let sum = ModelFile.sum(path) else { throw .unreadable(path: path, reason: "it cannot be read to its end") }
    checksum = sum
  }

  private static func start(_ path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let bytes = try? file.read(upToCount: 4) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Models are large: the system's own tool is many times as fast, where there is one.
  private static func sum(_ path: String) -> String? {
    let quoted = "'" + path.replacing("'", with: "'\\''") + "'"
    if let tool = popen("exec /usr/bin/sha256sum -- \(quoted) 2>/dev/null", "r") {
      var line = [CChar](repeating: 0, count: 80)
      let isThere = fgets(&line, Int32(line.count), tool) != nil
      // The rest of the line is the file's name again.
      while fgetc(tool) != EOF {}
      let status = pclose(tool)
      // A backslash comes first when the name has been escaped.
      let word = String(decoding: line.map(UInt8.init(bitPattern:)), as: UTF8.self).drop { $0 == "\\" }.prefix(64)
      if isThere, status == 0, word.count == 64, word.allSatisfy(\.isHexDigit) { return String(word) }
    }
    return try? SHA256.hex(ofFile: path)
  }
}
