import Foundation

/// One kind of work measured by turns in this build and in another: on a machine that others use as well, only
/// the ratio of times taken next to each other means something. Both are programs of their own, or the one that waits for
/// the other would begin each round with cold caches; and who goes first changes with every round.
struct SideBySide {
  let line: String

  /// Rounds of both; the interval of the ratio leaves out the lowest and the highest two.
  private static let rounds = 11

  /// Nil where the other program cannot be run or does not know the work.
  init?(_ workload: Workload, against other: String) {
    guard let own = Bundle.main.executablePath else { return nil }
    var here: [Int] = []
    var there: [Int] = []
    for round in 0..<SideBySide.rounds {
      for turn in 0..<2 {
        let isOwn = (round + turn) % 2 == 0
        guard let rate = SideBySide.rate(of: workload.name, in: isOwn ? own : other) else { return nil }
        if isOwn { here.append(rate) } else { there.append(rate) }
      }
    }
    let ratios = zip(here, there).map { Double($0) / Double($1) }.sorted()
    let middle = SideBySide.rounds / 2
    let numbers = [ratios[middle], ratios[2], ratios[SideBySide.rounds - 3]].map { String(format: "%.3f", $0) }
    line = "\(workload.name),\(here.sorted()[middle]),\(there.sorted()[middle]),\(numbers.joined(separator: ","))"
  }

  private static func rate(of name: String, in program: String) -> Int? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--only", name]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Int(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
