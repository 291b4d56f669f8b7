import BattleCore

/// How one choice has fared: tries and the sum of their values.
struct Arm: BitwiseCopyable {
  var visits: Float = 0
  var sum: Float = 0

  @inline(__always)
  mutating func add(_ value: Float) {
    visits += 1
    sum += value
  }
}

/// A decision in the tree: what both sides can choose and how each choice has fared, regardless of what the other did
/// (decoupled statistics).
struct TreeNode: BitwiseCopyable {
  var visits: Float = 0
  var p1Count: UInt8 = 0
  var p2Count: UInt8 = 0
  var p1Choices: InlineArray<12, Choice> = .init(repeating: .pass)
  var p2Choices: InlineArray<12, Choice> = .init(repeating: .pass)
  var p1Arms: InlineArray<12, Arm> = .init(repeating: Arm())
  var p2Arms: InlineArray<12, Arm> = .init(repeating: Arm())

  init() {}

  init(_ choices: borrowing JointChoices) {
    p1Count = UInt8(truncatingIfNeeded: choices.p1.count)
    p2Count = UInt8(truncatingIfNeeded: choices.p2.count)
    for i in 0..<choices.p1.count { p1Choices[i] = choices.p1[i] }
    for i in 0..<choices.p2.count { p2Choices[i] = choices.p2[i] }
  }

  /// What a side can choose.
  func choices(_ seat: Seat) -> ChoiceList {
    var list = ChoiceList()
    for i in 0..<Int(seat == .p1 ? p1Count : p2Count) { list.append(seat == .p1 ? p1Choices[i] : p2Choices[i]) }
    return list
  }

  /// The choices to try next, by upper confidence bounds (UCB1: Auer, Cesa-Bianchi and Fischer 2002) for each side on its
  /// own.
  @inline(__always)
  func select(exploration: Float) -> (Int, Int) {
    // The logarithm is shared by all arms.
    let bound = visits < 2 ? 0 : exploration * exploration * Float(Elementary.log(Double(visits)))
    return (
      TreeNode.best(p1Arms, Int(p1Count), bound), TreeNode.best(p2Arms, Int(p2Count), bound)
    )
  }

  @inline(__always)
  private static func best(_ arms: borrowing InlineArray<12, Arm>, _ count: Int, _ bound: Float) -> Int {
    if count == 1 { return 0 }
    var best = 0
    var bestScore = -Float.infinity
    for i in 0..<count {
      let visits = arms[i].visits
      if visits == 0 { return i }
      let score = arms[i].sum / visits + (bound / visits).squareRoot()
      if score > bestScore {
        bestScore = score
        best = i
      }
    }
    return best
  }
}

extension ChoiceList {
  /// Where a choice stands; 0 when it is not there.
  func index(of choice: Choice) -> Int {
    for index in 0..<count where self[index] == choice { return index }
    return 0
  }
}
