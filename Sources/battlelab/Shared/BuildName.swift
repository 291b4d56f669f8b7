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

  /// A digest of the executable file, read piece by piece: as a whole it would be most of a run's memory.
  private static var executable: String {
    guard let path = Bundle.main.executablePath, let file = fopen(path, "rb") else { return "unknown" }
    defer { fclose(file) }
    var digest = Digest64()
    var words = [UInt64](repeating: 0, count: 1 << 13)
    while true {
      let count = fread(&words, 8, words.count, file)
      if count == 0 { break }
      for word in words[..<count] { digest.combine(word) }
    }
    return ferror(file) == 0 ? digest.hex : "unknown"
  }
}
