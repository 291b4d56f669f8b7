import BattleCore
import Dex

/// Plays a battle: the state by pointer, the dice and the sink by value, so that both are specialised away.
///
/// What happens in a turn is spread over extensions by theme; the order of events and of draws is the reference's.
struct Engine<D: RandomSource, S: EventSink> where S.Event == Event {
  let pointer: UnsafeMutablePointer<Battle>
  var dice: D
  var sink: S

  /// Those that are down but not yet announced, in order.
  var faintQueue = FaintQueue()
  /// The move being performed, innermost first, and who performs it; `.none` between moves.
  var activeMove = MoveID.none
  var activeSeat = Seat.p1
  var hasActive = false
  /// The move under way passes breakable abilities by.
  var breaksMold = false
  /// The condition or move whose rule is running, for effects that name their cause by context.
  var context = Effect.none

  @inline(__always)
  init(_ pointer: UnsafeMutablePointer<Battle>, _ dice: D, _ sink: S) {
    self.pointer = pointer
    self.dice = dice
    self.sink = sink
  }

  @inline(__always)
  var b: BoardRef { BoardRef(pointer) }

  // MARK: Looking at the field

  @inline(__always)
  func who(_ seat: Seat) -> Who { Who(seat, b[seat].activePlace) }

  @inline(__always)
  func has(_ seat: Seat, _ volatile: Volatile) -> Bool { _slowPath(b[seat].active.volatiles.contains(volatile)) }

  /// Current HP of whoever is in.
  @inline(__always)
  func hp(_ seat: Seat) -> Int { Int(b[seat].current.hp) }

  @inline(__always)
  func maxHP(_ seat: Seat) -> Int { Int(b[seat].current.maxHP) }

  @inline(__always)
  func isFainted(_ seat: Seat) -> Bool { b[seat].current.isFainted }

  @inline(__always)
  func status(_ seat: Seat) -> Status { b[seat].current.status }

  /// Both fighters are on the field and tie in speed: whatever orders them draws.
  @inline(__always)
  var isSpeedTie: Bool {
    b[.p1].active.speed == b[.p2].active.speed && !isFainted(.p1) && !isFainted(.p2)
  }

  /// Semi-invulnerable: away from the field for a turn.
  func isSemiInvulnerable(_ seat: Seat) -> Bool {
    b[seat].active.volatiles.intersects(.semiInvulnerable) || isSkyDropped(seat)
  }

  /// In the air with Sky Drop, as the one who carries or as the one carried.
  func isSkyDropped(_ seat: Seat) -> Bool {
    has(seat, .skydrop) || has(seat.other, .skydrop)
  }

  // MARK: Telling

  /// Records an event and what it reveals. Without a log the optimiser removes the making of it, too.
  @inline(__always)
  mutating func tell(_ event: Event) {
    reveal(event)
    if S.isRecording { sink.emit(event) }
  }

  @inline(__always)
  mutating func tell(_ kind: Event.Kind, _ seat: Seat) {
    if S.isRecording { sink.emit(Event(kind, who(seat))) }
  }

  /// The subject, a condition and a variant.
  @inline(__always)
  mutating func tell(_ kind: Event.Kind, _ seat: Seat, _ volatile: Volatile, _ reason: EventReason = .none) {
    if S.isRecording { sink.emit(Event(kind, who(seat)).with(volatile).because(reason)) }
  }

  /// Something about the subject that `move` is the name of.
  @inline(__always)
  mutating func tellActivate(_ seat: Seat, _ move: MoveID) {
    if S.isRecording { sink.emit(Event(.activate, who(seat)).from(move)) }
  }

  /// Fails loudly: the last move line keeps its animation to itself.
  mutating func fail(_ seat: Seat) {
    tell(.fail, seat)
    tell(.still, seat)
  }

  // MARK: Ties

  /// Puts `count` things that tie in an order drawn by the dice: the reference's shuffle, one draw fewer than things.
  @inline(__always)
  mutating func shuffle<T: BitwiseCopyable>(_ list: inout SmallList<T>, _ from: Int, _ to: Int, _ draw: Draw) {
    var start = from
    while start < to - 1 {
      let chosen = start + dice.below(to - start, draw)
      if chosen != start { list.swapAt(start, chosen) }
      start += 1
    }
  }

  /// Draws for `count` handlers that tie and whose order makes no difference.
  mutating func tieDraws(_ count: Int, _ draw: Draw = .tieHandlers) {
    var left = count
    while left > 1 {
      dice.waste(left, draw)
      left -= 1
    }
  }
}

extension VolatileSet {
  @inline(__always) static var semiInvulnerable: VolatileSet {
    VolatileSet(.fly, .dig, .dive, .bounce, .shadowforce)
  }
}

extension Side {
  /// The team member that is in.
  @inline(__always)
  public var current: Pokemon {
    _read { yield team[Int(activePlace)] }
    _modify { yield &team[Int(activePlace)] }
  }
}

/// What caused something, as rules and messages ask for it.
struct Effect: BitwiseCopyable {
  var cause: Event.Cause = .none
  /// The move, ability, item, status, weather or condition, by raw value.
  var id: UInt16 = 0
  /// Counts as a move's doing (Endure, Destiny Bond and Bide ask).
  var isMove = false
  /// No particular cause: told without one.
  var isPlain = false
  var isFutureMove = false
  /// The move has secondary effects, so that what blocks it says nothing.
  var hasSecondaries = false
  /// The status that the move inflicts as its purpose, whose failure is told.
  var moveStatus = Status.none
  var infiltrates = false

  static var none: Effect { Effect() }

  static func move(_ id: MoveID) -> Effect { Effect(cause: .move, id: id.rawValue, isMove: true) }
  static func volatile(_ volatile: Volatile) -> Effect { Effect(cause: .volatile, id: UInt16(volatile.rawValue)) }
  static func status(_ status: Status) -> Effect { Effect(cause: .status, id: UInt16(status.rawValue)) }
  static func weather(_ weather: Weather) -> Effect { Effect(cause: .weather, id: UInt16(weather.rawValue)) }
  static func ability(_ id: AbilityID) -> Effect { Effect(cause: .ability, id: UInt16(id.rawValue)) }
  static func item(_ id: ItemID) -> Effect { Effect(cause: .item, id: id.rawValue) }
  static func side(_ condition: SideCondition) -> Effect {
    Effect(cause: .sideCondition, id: UInt16(condition.rawValue))
  }

  /// Draining and sucking, which Big Root strengthens.
  var isSap: Bool {
    cause == .drain || isVolatile(.leechseed) || isVolatile(.ingrain) || isVolatile(.aquaring)
  }
  func isAbility(_ ability: AbilityID) -> Bool { cause == .ability && id == UInt16(ability.rawValue) }
  func isVolatile(_ volatile: Volatile) -> Bool { cause == .volatile && id == UInt16(volatile.rawValue) }
}

/// A short list on the stack. Appending past the end is ignored: capacities cover what rules can produce.
struct SmallList<T: BitwiseCopyable> {
  var storage: InlineArray<48, T>
  var count = 0

  @inline(__always)
  init(filler: T) { storage = InlineArray(repeating: filler) }

  @inline(__always)
  mutating func append(_ value: T) {
    guard count < 48 else { return }
    storage[count] = value
    count += 1
  }

  @inline(__always)
  subscript(index: Int) -> T {
    get { storage[index] }
    set { storage[index] = newValue }
  }

  @inline(__always)
  mutating func swapAt(_ i: Int, _ j: Int) {
    let held = storage[i]
    storage[i] = storage[j]
    storage[j] = held
  }
}

/// Who is down and waiting for the announcement, and by whose doing.
struct FaintQueue: BitwiseCopyable {
  struct Entry: BitwiseCopyable {
    var seat: Seat
    var hasSource: Bool
    var source: Seat
    var byMove: Bool
  }

  var first = Entry(seat: .p1, hasSource: false, source: .p1, byMove: false)
  var second = Entry(seat: .p1, hasSource: false, source: .p1, byMove: false)
  var count = 0

  @inline(__always) var isEmpty: Bool { count == 0 }

  mutating func append(_ entry: Entry) {
    if count == 0 { first = entry } else { second = entry }
    count += 1
  }

  /// The last to fall is announced before those who fell earlier.
  mutating func bringLastForward() {
    if count < 2 { return }
    let held = first
    first = second
    second = held
  }

  mutating func removeFirst() -> Entry {
    let entry = first
    first = second
    count -= 1
    return entry
  }
}
