import BattleCore
import Dex

// The queue of what is still to happen in a turn.
extension Engine {
  mutating func push(_ action: Action) {
    let count = Int(b.queueCount)
    guard count < 12 else { return }
    b.queue[count] = action
    b.queueCount += 1
  }

  mutating func pushFront(_ action: Action) { insert(action, at: 0) }

  mutating func insert(_ action: Action, at index: Int) {
    let count = Int(b.queueCount)
    guard count < 12 else { return }
    var i = count
    while i > index {
      b.queue[i] = b.queue[i - 1]
      i -= 1
    }
    b.queue[index] = action
    b.queueCount += 1
  }

  mutating func shift() -> Action? {
    let count = Int(b.queueCount)
    if count == 0 { return nil }
    let action = b.queue[0]
    remove(at: 0)
    return action
  }

  mutating func remove(at index: Int) {
    let count = Int(b.queueCount)
    var i = index
    while i + 1 < count {
      b.queue[i] = b.queue[i + 1]
      i += 1
    }
    b.queueCount -= 1
  }

  /// Negative when `a` acts before `c`, 0 for a tie: order, then priority, then speed.
  @inline(__always)
  static func compare(_ a: Action, _ c: Action) -> Int {
    if a.order != c.order { return Int(a.order) - Int(c.order) }
    if a.priority != c.priority { return Int(c.priority) - Int(a.priority) }
    return Int(c.speed) - Int(a.speed)
  }

  /// Sorts the queue as the reference does: selection sort, each group of ties shuffled.
  mutating func sortQueue() {
    let count = Int(b.queueCount)
    if count < 2 { return }
    if count == 2 {
      let order = Self.compare(b.queue[0], b.queue[1])
      if order > 0 || (order == 0 && dice.below(2, .tieOrder) == 1) {
        let held = b.queue[0]
        b.queue[0] = b.queue[1]
        b.queue[1] = held
      }
      return
    }
    var sorted = 0
    while sorted + 1 < count {
      var ties = SmallList<UInt8>(filler: 0)
      ties.append(UInt8(sorted))
      for i in (sorted + 1)..<count {
        let order = Self.compare(b.queue[Int(ties[0])], b.queue[i])
        if order < 0 { continue }
        if order > 0 { ties.count = 0 }
        ties.append(UInt8(i))
      }
      for i in 0..<ties.count where Int(ties[i]) != sorted + i {
        let held = b.queue[sorted + i]
        b.queue[sorted + i] = b.queue[Int(ties[i])]
        b.queue[Int(ties[i])] = held
      }
      var start = sorted
      let end = sorted + ties.count
      while start < end - 1 {
        let chosen = start + dice.below(end - start, .tieOrder)
        if chosen != start {
          let held = b.queue[start]
          b.queue[start] = b.queue[chosen]
          b.queue[chosen] = held
        }
        start += 1
      }
      sorted = end
    }
  }

  /// Puts an action where it belongs in a queue that stays as it is; a tie is drawn.
  mutating func insertSorted(_ action: Action) {
    var first = -1
    var last = -1
    for i in 0..<Int(b.queueCount) {
      let order = Self.compare(action, b.queue[i])
      if order <= 0 && first < 0 { first = i }
      if order < 0 {
        last = i
        break
      }
    }
    if first < 0 {
      push(action)
      return
    }
    if last < 0 { last = Int(b.queueCount) }
    insert(action, at: first == last ? first : first + dice.below(last + 1 - first, .tieInsert))
  }

  /// Whether the fighter that is in still has its move to make this turn.
  func willMove(_ seat: Seat) -> Bool { pendingMove(seat) != nil }

  /// Index of its move in the queue.
  func pendingMove(_ seat: Seat) -> Int? {
    if isFainted(seat) { return nil }
    for i in 0..<Int(b.queueCount) where b.queue[i].kind == .move && isActor(b.queue[i], seat) { return i }
    return nil
  }

  func isActor(_ action: Action, _ seat: Seat) -> Bool {
    action.seat == seat && action.place == b[seat].activePlace
  }

  /// Whether anybody still moves or changes this turn.
  func willAct() -> Bool {
    for i in 0..<Int(b.queueCount) {
      switch b.queue[i].kind {
      case .move, .change, .instantChange: return true
      default: continue
      }
    }
    return false
  }

  @discardableResult
  mutating func cancelMove(_ seat: Seat) -> Bool {
    for i in 0..<Int(b.queueCount) where b.queue[i].kind == .move && isActor(b.queue[i], seat) {
      remove(at: i)
      return true
    }
    return false
  }

  /// Drops everything that the fighter that is in was still to do.
  mutating func cancelActions(_ seat: Seat) {
    var i = 0
    while i < Int(b.queueCount) {
      let action = b.queue[i]
      if action.kind != .residual && action.kind != .beforeTurn && isActor(action, seat) {
        remove(at: i)
      } else {
        i += 1
      }
    }
  }
}
