/// Receives what happens in a battle. `NullSink` compiles away.
public protocol EventSink<Event> {
  associatedtype Event: BitwiseCopyable & Sendable
  /// False when events are thrown away, so that work done only for the log can be skipped.
  static var isRecording: Bool { get }
  mutating func emit(_ event: Event)
}

/// Throws every event away.
@frozen
public struct NullSink<Event: BitwiseCopyable & Sendable>: EventSink, Sendable {
  @inlinable public init() {}
  @inlinable public static var isRecording: Bool { false }
  @inlinable @inline(__always)
  public mutating func emit(_ event: Event) {}
}

/// Keeps every event in an array.
public struct EventLog<Event: BitwiseCopyable & Sendable>: EventSink, Sendable {
  public var events: [Event] = []

  public init() {}

  @inlinable public static var isRecording: Bool { true }
  public mutating func emit(_ event: Event) { events.append(event) }
}
