import Foundation

/// How many processors this process may use.
public enum Processors {
  /// The smallest of the processors it may be scheduled on and the quota of its control group; at least 1.
  public static func available() -> Int {
    let quota = [
      text("/sys/fs/cgroup" + (groupPath() ?? "") + "/cpu.max"), text("/sys/fs/cgroup/cpu.max"),
    ].compactMap { $0.flatMap(quota(cpuMax:)) }
    let old = quotaOfVersion1()
    return max(1, ([scheduled()] + quota + [old].compactMap { $0 }).min() ?? 1)
  }

  /// Whole processors of a version 2 `cpu.max` ("200000 100000"), or nil for "max".
  static func quota(cpuMax text: String) -> Int? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let quota = Int(words[0]), let period = Int(words[1]) else { return nil }
    return whole(quota, period)
  }

  /// Part of a processor counts as none, except that there is always one.
  static func whole(_ quota: Int, _ period: Int) -> Int? {
    quota > 0 && period > 0 ? max(1, quota / period) : nil
  }

  private static func quotaOfVersion1() -> Int? {
    guard let quota = text("/sys/fs/cgroup/cpu/cpu.cfs_quota_us").flatMap(number),
      let period = text("/sys/fs/cgroup/cpu/cpu.cfs_period_us").flatMap(number)
    else { return nil }
    return whole(quota, period)
  }

  /// This process's control group: the path on the line "0::/path" of /proc/self/cgroup.
  private static func groupPath() -> String? {
    guard let lines = text("/proc/self/cgroup")?.split(separator: "\n") else { return nil }
    guard let line = lines.first(where: { $0.hasPrefix("0::/") }) else { return nil }
    let path = String(line.dropFirst(3))
    return path == "/" ? "" : path
  }

  /// The processors that the scheduler may choose: on Linux the affinity mask, as `taskset` sets it.
  private static func scheduled() -> Int {
    let active = ProcessInfo.processInfo.activeProcessorCount
    guard let allowed = text("/proc/self/status").flatMap(allowed(status:)) else { return active }
    return min(active, allowed)
  }

  /// Bits set in the line "Cpus_allowed:" of /proc/self/status, a mask in hexadecimal with commas.
  static func allowed(status: String) -> Int? {
    let label = "Cpus_allowed:"
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(label) }) else { return nil }
    let count = line.dropFirst(label.count).reduce(0) { $0 + ($1.hexDigitValue ?? 0).nonzeroBitCount }
    return count > 0 ? count : nil
  }

  private static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  private static func number(_ text: String) -> Int? {
    Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
