import Foundation

/// A file of reference battles: one battle a line.
public struct TraceFile: Sendable {
  public let path: String
  private let bytes: Data
  /// Where each line that is not empty lies.
  private let ranges: [Range<Int>]

  /// Opens a file and finds its lines.
  public init(_ path: String) throws(TraceError) {
    self.path = path
    do { bytes = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) } catch {
      throw TraceError(path: path, problem: "the file cannot be read")
    }
    ranges = bytes.withUnsafeBytes { buffer in
      var ranges: [Range<Int>] = []
      var start = 0
      while start < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        let length = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.count
        if length > 0 { ranges.append(start..<(start + length)) }
        start += length + 1
      }
      return ranges
    }
  }

  /// How many battles there are.
  public var count: Int { ranges.count }

  /// The bytes of one line.
  public func line(_ index: Int) -> [UInt8] {
    bytes.withUnsafeBytes { Array($0[ranges[index]]) }
  }

  /// Whether the lines are damage cases rather than battles.
  public var holdsDamage: Bool {
    guard count > 0, let document = try? JSONDocument(line(0)) else { return false }
    return document.root["attacker"] != nil
  }
}
