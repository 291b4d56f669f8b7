import Foundation

/// A directory that is removed with its owner.
public final class TemporaryFolder {
  private let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("battlelab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  public func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  public func names(_ name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }
}
