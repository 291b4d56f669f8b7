/// Counts first differences by cause.
public struct CauseTally: Sendable {
  public struct Entry: Sendable, Equatable {
    public var cause: String
    public var count: Int
    /// The battle in which it comes after the fewest steps.
    public var example: String
    public var step: Int
  }

  private var entries: [String: Entry] = [:]

  public init() {}

  /// Counts the state's difference of a battle or, with `log`, its log's when the state is exact.
  public mutating func add(_ verdict: BattleVerdict, log: Bool) {
    guard let divergence = verdict.state ?? (log ? verdict.log : nil) else { return }
    let fresh = Entry(cause: divergence.cause, count: 0, example: verdict.id, step: divergence.step)
    var entry = entries[divergence.cause] ?? fresh
    entry.count += 1
    if divergence.step < entry.step {
      entry.example = verdict.id
      entry.step = divergence.step
    }
    entries[divergence.cause] = entry
  }

  /// The most frequent first.
  public var sorted: [Entry] {
    entries.values.sorted { ($1.count, $0.cause) < ($0.count, $1.cause) }
  }

  /// A line for each cause: count, cause, the example that fails earliest.
  public var lines: [String] {
    sorted.map { entry in
      let count = String(repeating: " ", count: max(0, 7 - "\(entry.count)".count)) + "\(entry.count)"
      return "\(count)  \(entry.cause)  (\(entry.example), step \(entry.step))"
    }
  }
}
