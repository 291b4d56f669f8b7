import BattleCore
import Foundation

/// Which program on which machine: what journals are signed with.
enum BuildName {
  /// "battlelab 0.1.0 (x86_64, host node-3, executable 0123456789abcdef)".
  static let text: String = {
    let info = ProcessInfo.processInfo
    return "battlelab \(Battlelab.version) (\(machine), host \(info.hostName), executable \(executable))"
  }()

  private static var machine: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another processor"
    #endif
  }

  /// A digest of the executable file.
  private static var executable: String {
    guard let path = Bundle.main.executablePath,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return "unknown" }
    var digest = Digest64()
    data.withUnsafeBytes { bytes in
      for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
        digest.combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
    }
    return digest.hex
  }
}
