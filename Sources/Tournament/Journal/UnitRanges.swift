/// A set of units as sorted ranges that do not touch, so that millions of finished units take a few bytes.
public struct UnitRanges: Hashable, Sendable, CustomStringConvertible {
  /// Ascending, not empty, with a gap between neighbours.
  public private(set) var ranges: [Range<Int>] = []

  public init() {}

  public init(_ range: Range<Int>) { insert(range) }

  /// How many units there are.
  public var count: Int { ranges.reduce(0) { $0 + $1.count } }

  public var isEmpty: Bool { ranges.isEmpty }

  public func contains(_ unit: Int) -> Bool {
    let place = firstRange(endingAfter: unit)
    return place < ranges.count && ranges[place].lowerBound <= unit
  }

  /// Adds a range; what is there already may overlap it.
  public mutating func insert(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    // Finished units mostly come in order.
    if let last = ranges.last, range.lowerBound >= last.lowerBound {
      if range.lowerBound > last.upperBound {
        ranges.append(range)
      } else {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      }
      return
    }
    let start = firstRange(endingAfter: range.lowerBound - 1)
    var end = start
    var merged = range
    while end < ranges.count, ranges[end].lowerBound <= range.upperBound {
      merged = min(merged.lowerBound, ranges[end].lowerBound)..<max(merged.upperBound, ranges[end].upperBound)
      end += 1
    }
    ranges.replaceSubrange(start..<end, with: [merged])
  }

  /// Whether any unit of `range` is in the set.
  public func overlaps(_ range: Range<Int>) -> Bool {
    let place = firstRange(endingAfter: range.lowerBound)
    return !range.isEmpty && place < ranges.count && ranges[place].lowerBound < range.upperBound
  }

  /// How many units of `range` are in the set.
  public func overlap(_ range: Range<Int>) -> Int {
    range.count - gaps(in: range).reduce(0) { $0 + $1.count }
  }

  /// The parts of `range` that are not in the set.
  public func gaps(in range: Range<Int>) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = range.lowerBound
    for found in ranges[firstRange(endingAfter: range.lowerBound)...] {
      if found.lowerBound >= range.upperBound { break }
      if found.lowerBound > next { gaps.append(next..<found.lowerBound) }
      next = max(next, found.upperBound)
    }
    if next < range.upperBound { gaps.append(next..<range.upperBound) }
    return gaps
  }

  /// "0..<10, 20..<21"; a long list is cut.
  public var description: String { UnitRanges.text(ranges) }

  /// Ranges as the command line writes them; a long list is cut.
  public static func text(_ ranges: [Range<Int>]) -> String {
    let shown = ranges.prefix(8).map { "\($0.lowerBound)..<\($0.upperBound)" }.joined(separator: ", ")
    return ranges.count > 8 ? shown + " and \(ranges.count - 8) more ranges" : shown
  }

  /// The place of the first range whose end is beyond `unit`, by bisection.
  private func firstRange(endingAfter unit: Int) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound > unit { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension UnitRanges {
  /// Reads "A..<B", with A up to B; nil when it is anything else.
  public static func range(_ text: String) -> Range<Int>? {
    let ends = text.split(separator: "..<", omittingEmptySubsequences: false)
    guard ends.count == 2, let low = Int(ends[0]), let high = Int(ends[1]), low >= 0, low <= high else { return nil }
    return low..<high
  }
}
