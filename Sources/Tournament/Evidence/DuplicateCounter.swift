/// Counts how many of a pairing's battles are the same battle as another, by digest, in bounded memory.
///
/// Exact up to 131,072 different battles. Beyond that a sample is kept, those digests whose lowest bits are 0, each with
/// how often it came, and the counts are scaled up (adaptive sampling; Flajolet 1990): without repeats the answer stays
/// exactly 0, otherwise its standard error is below 1 %.
struct DuplicateCounter: Hashable, Sendable {
  static let capacity = 1 << 17

  /// How many low bits of a digest must be 0 for it to be in the sample.
  private(set) var level = 0
  private var seen: [UInt64: Int] = [:]
  /// Battles in the sample.
  private var sampled = 0

  /// Takes a battle.
  mutating func add(_ digest: UInt64) {
    guard digest & mask == 0 else { return }
    sampled += 1
    seen[digest, default: 0] += 1
    while seen.count > DuplicateCounter.capacity {
      level += 1
      seen = seen.filter { $0.key & mask == 0 }
      sampled = seen.values.reduce(0, +)
    }
  }

  private var mask: UInt64 { (1 << UInt64(level)) - 1 }

  /// Battles beyond the first of their digest.
  var repeated: Int { (sampled - seen.count) << level }

  var isExact: Bool { level == 0 }
}
