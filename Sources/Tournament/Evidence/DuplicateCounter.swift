/// Counts how many of a pairing's battles are the same battle as another, by digest, in bounded memory.
///
/// Exact up to 131,072 different battles. Beyond that a sample is kept, those digests whose lowest bits are 0, each with
/// how often it came, and the counts are scaled up (adaptive sampling; Flajolet 1990): without repeats the answer stays
/// exactly 0, otherwise its standard error is below 1 %.
struct DuplicateCounter: Hashable, Sendable {
  static let capacity = 1 << 17

  /// How many low bits of a digest must be 0 for it to be in the sample.
  private(set) var level = 0
  private var seen = DigestCounts()
  /// Battles in the sample.
  private var sampled = 0

  /// Takes a battle.
  mutating func add(_ digest: UInt64) {
    guard digest & mask == 0 else { return }
    sampled += 1
    seen.add(digest, 1)
    while seen.count > DuplicateCounter.capacity {
      level += 1
      var kept = DigestCounts()
      sampled = 0
      seen.forEach { digest, times in
        guard digest & mask == 0 else { return }
        kept.add(digest, times)
        sampled += times
      }
      seen = kept
    }
  }

  private var mask: UInt64 { (1 << UInt64(level)) - 1 }

  /// Battles beyond the first of their digest.
  var repeated: Int { (sampled - seen.count) << level }

  var isExact: Bool { level == 0 }
}

/// How often each digest came: a table of open places, as digests are as good as random already and a `Dictionary` would
/// hash them again.
private struct DigestCounts: Hashable, Sendable {
  /// Digest and times of each place; 0 times is an open one. A power of two, at most three quarters full.
  private var digests = [UInt64](repeating: 0, count: 256)
  private var times = [UInt32](repeating: 0, count: 256)
  private(set) var count = 0

  mutating func add(_ digest: UInt64, _ more: Int) {
    let place = place(of: digest)
    if times[place] == 0 {
      digests[place] = digest
      count += 1
    }
    times[place] &+= UInt32(truncatingIfNeeded: more)
    if count * 4 > times.count * 3 { grow() }
  }

  func forEach(_ body: (UInt64, Int) -> Void) {
    for place in times.indices where times[place] != 0 { body(digests[place], Int(times[place])) }
  }

  /// Where a digest is, or belongs: by its upper half, as the lowest bits of a sample are all 0.
  private func place(of digest: UInt64) -> Int {
    let mask = times.count - 1
    var place = Int(truncatingIfNeeded: digest >> 32) & mask
    while times[place] != 0 && digests[place] != digest { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = self
    digests = [UInt64](repeating: 0, count: old.times.count * 2)
    times = [UInt32](repeating: 0, count: old.times.count * 2)
    count = 0
    old.forEach { add($0, $1) }
  }
}
