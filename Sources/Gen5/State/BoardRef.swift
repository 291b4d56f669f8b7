import BattleCore
import Dex

/// A board by its address: what the rules are written on.
///
/// Reading or changing through it touches the fields in question and nothing else; a board passed as a value would be
/// copied as a whole at every call. Whoever makes one keeps the board alive and in place as long as it is used.
struct BoardRef {
  let pointer: UnsafeMutablePointer<Battle>

  @inline(__always)
  init(_ pointer: UnsafeMutablePointer<Battle>) { self.pointer = pointer }

  @inline(__always)
  subscript(seat: Seat) -> Side {
    unsafeAddress { UnsafePointer(withUnsafeMutablePointer(to: &pointer.pointee.sides[seat.index]) { $0 }) }
    nonmutating unsafeMutableAddress { withUnsafeMutablePointer(to: &pointer.pointee.sides[seat.index]) { $0 } }
  }

  @inline(__always)
  var field: Field {
    unsafeAddress { UnsafePointer(withUnsafeMutablePointer(to: &pointer.pointee.field) { $0 }) }
    nonmutating unsafeMutableAddress { withUnsafeMutablePointer(to: &pointer.pointee.field) { $0 } }
  }
  @inline(__always)
  var requests: InlineArray<2, Request> {
    unsafeAddress { UnsafePointer(withUnsafeMutablePointer(to: &pointer.pointee.requests) { $0 }) }
    nonmutating unsafeMutableAddress { withUnsafeMutablePointer(to: &pointer.pointee.requests) { $0 } }
  }
  @inline(__always)
  var queue: InlineArray<12, Action> {
    unsafeAddress { UnsafePointer(withUnsafeMutablePointer(to: &pointer.pointee.queue) { $0 }) }
    nonmutating unsafeMutableAddress { withUnsafeMutablePointer(to: &pointer.pointee.queue) { $0 } }
  }
  @inline(__always)
  var queueCount: UInt8 {
    get { pointer.pointee.queueCount }
    nonmutating _modify { yield &pointer.pointee.queueCount }
  }
  @inline(__always)
  var turn: UInt16 {
    get { pointer.pointee.turn }
    nonmutating _modify { yield &pointer.pointee.turn }
  }
  @inline(__always)
  var isMidTurn: Bool {
    get { pointer.pointee.isMidTurn }
    nonmutating set { pointer.pointee.isMidTurn = newValue }
  }
  @inline(__always)
  var isOver: Bool {
    get { pointer.pointee.isOver }
    nonmutating set { pointer.pointee.isOver = newValue }
  }
  @inline(__always)
  var winner: Outcome.Winner {
    get { pointer.pointee.winner }
    nonmutating set { pointer.pointee.winner = newValue }
  }
  @inline(__always)
  var lastMove: MoveID {
    get { pointer.pointee.lastMove }
    nonmutating set { pointer.pointee.lastMove = newValue }
  }
  @inline(__always)
  var lastSuccessfulMove: MoveID {
    get { pointer.pointee.lastSuccessfulMove }
    nonmutating set { pointer.pointee.lastSuccessfulMove = newValue }
  }
}

extension Battle {
  /// Lets the rules look at this board where it is.
  @inline(__always)
  func read<R>(_ body: (BoardRef) -> R) -> R {
    withUnsafePointer(to: self) { body(BoardRef(UnsafeMutablePointer(mutating: $0))) }
  }
}
