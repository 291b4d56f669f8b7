/// How far a run is.
public struct TournamentProgress: Hashable, Sendable {
  /// Battles played by this run, and battles it has to play.
  public var done: Int
  public var total: Int
  /// Seconds since the start.
  public var seconds: Double

  public init(done: Int, total: Int, seconds: Double) {
    self.done = done
    self.total = total
    self.seconds = seconds
  }

  /// Battles per second so far.
  public var rate: Double { seconds > 0 ? Double(done) / seconds : 0 }

  /// Seconds left at the rate so far; nil while there is none.
  public var remaining: Double? { done > 0 && seconds > 0 ? Double(total - done) / rate : nil }
}
