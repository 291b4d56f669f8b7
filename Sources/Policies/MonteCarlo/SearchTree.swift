import BattleCore
import Dex
import Gen5

/// The nodes of one search, in memory that is set aside once and used again for every decision.
///
/// A node is found by its parent, the two choices, and what a player would remember of how they turned out; results that
/// look alike share a node, so that statistics gather in spite of the dice.
struct SearchTree: Sendable {
  private var nodes: [TreeNode] = []
  /// Open addressing: the key of a node and its index + 1, 0 where there is none.
  private var keys: [UInt64] = []
  private var slots: [UInt32] = []
  private(set) var count = 0
  private let capacity: Int
  private let mask: Int

  /// - Parameter capacity: the most nodes of one search.
  init(capacity: Int) {
    self.capacity = capacity
    var size = 64
    while size < 2 * capacity { size *= 2 }
    mask = size - 1
  }

  /// Sets the memory aside, if that has not been done.
  mutating func prepare() {
    guard nodes.isEmpty else { return }
    nodes = Array(repeating: TreeNode(), count: capacity)
    keys = Array(repeating: 0, count: mask + 1)
    slots = Array(repeating: 0, count: mask + 1)
  }

  /// Forgets everything but the memory, and starts with a root.
  mutating func reset(_ root: borrowing JointChoices) {
    prepare()
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    nodes[0] = TreeNode(root)
    count = 1
  }

  /// Lets `body` work on the memory.
  mutating func withView<R>(_ body: (inout View) -> R) -> R {
    nodes.withUnsafeMutableBufferPointer { nodes in
      keys.withUnsafeMutableBufferPointer { keys in
        slots.withUnsafeMutableBufferPointer { slots in
          var view = View(nodes: nodes, keys: keys, slots: slots, mask: mask, count: count)
          let result = body(&view)
          count = view.count
          return result
        }
      }
    }
  }

  /// The memory while a search is on.
  struct View {
    let nodes: UnsafeMutableBufferPointer<TreeNode>
    fileprivate let keys: UnsafeMutableBufferPointer<UInt64>
    fileprivate let slots: UnsafeMutableBufferPointer<UInt32>
    fileprivate let mask: Int
    fileprivate(set) var count: Int

    /// The node of a key, or nil; `slot` is where it would go.
    @inline(__always)
    func find(_ key: UInt64) -> (node: Int?, slot: Int) {
      var slot = Int(truncatingIfNeeded: key) & mask
      while true {
        let found = slots[slot]
        if found == 0 { return (nil, slot) }
        if keys[slot] == key { return (Int(found) - 1, slot) }
        slot = (slot + 1) & mask
      }
    }

    /// Adds a node at a slot that `find` returned; does nothing when the memory is full.
    mutating func add(_ key: UInt64, slot: Int, _ node: TreeNode) {
      guard count < nodes.count else { return }
      nodes[count] = node
      keys[slot] = key
      slots[slot] = UInt32(truncatingIfNeeded: count + 1)
      count += 1
    }
  }
}

/// What a player remembers of a position: enough to tell apart what calls for different choices, coarse enough that most
/// rolls of the dice lead to the same memory.
enum PositionKey {
  /// A key of the position that a node's two choices led to.
  static func of(_ board: BoardPointer, parent: Int, _ i: Int, _ j: Int, _ choices: borrowing JointChoices) -> UInt64 {
    var hash = UInt64(parent) << 16 | UInt64(i) << 8 | UInt64(j)
    for index in 0..<2 { hash = mix(hash, side(board, index)) }
    for index in 0..<choices.p1.count { hash = hash &* 31 &+ UInt64(choices.p1[index].rawValue) }
    hash = hash &* 31
    for index in 0..<choices.p2.count { hash = hash &* 31 &+ UInt64(choices.p2[index].rawValue) }
    return SeedTree.mix(hash)
  }

  private static func side(_ board: BoardPointer, _ index: Int) -> UInt64 {
    let place = Int(board.pointee.sides[index].activePlace)
    let hp = Int(board.pointee.sides[index].team[place].hp)
    // Twelfths of the HP; 0 only when it is down.
    let share = hp == 0 ? 0 : 1 + hp * 12 / max(1, Int(board.pointee.sides[index].team[place].maxHP) + 1)
    var bits = UInt64(board.pointee.sides[index].activePlace) << 8 | UInt64(share)
    bits = bits << 8 | UInt64(board.pointee.sides[index].team[place].status.rawValue)
    for stat in 0..<7 { bits = bits &* 13 &+ UInt64(Int(board.pointee.sides[index].active.boosts[stat]) + 6) }
    return mix(bits, board.pointee.sides[index].active.volatiles.bits)
  }

  @inline(__always)
  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    (a ^ b &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9 ^ a >> 31
  }
}
