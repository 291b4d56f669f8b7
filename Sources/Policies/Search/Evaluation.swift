public import BattleCore
import Dex
public import Gen5

/// Judges a position without looking ahead: a weighted sum of what can be seen, turned into a probability of winning.
public struct Evaluation: BitwiseCopyable, Sendable, Equatable {
  public var weights: EvaluationWeights

  public init(weights: EvaluationWeights = EvaluationWeights()) { self.weights = weights }

  /// The probability, 0…1, that `p1` wins.
  public func value(_ board: borrowing Battle) -> Double {
    withUnsafePointer(to: board) { value($0) }
  }

  func value(_ board: BoardPointer) -> Double {
    if board.pointee.isOver { return Evaluation.value(of: board.pointee.winner) }
    return Elementary.logistic(EvaluationFeatures(board).sum(weights))
  }

  /// What a finished battle is worth to `p1`.
  @inline(__always)
  public static func value(of winner: Outcome.Winner) -> Double {
    switch winner {
    case .p1: 1
    case .p2: 0
    case .tie: 0.5
    }
  }
}

/// What the evaluation sees, each as `p1`'s advantage over `p2`; in the order of `EvaluationTable`.
public struct EvaluationFeatures: BitwiseCopyable, Sendable {
  private var total = EvaluationWeights.zero

  /// The features of a position, for fitting weights to outcomes.
  public init(_ board: borrowing Battle) { self = withUnsafePointer(to: board) { EvaluationFeatures($0) } }

  init(_ board: BoardPointer) {
    addSide(board, .p1, 1)
    addSide(board, .p2, -1)
    addFront(board)
  }

  /// The value of a feature by the key path of its weight.
  public subscript(weight: EvaluationWeight) -> Double { total[keyPath: weight.keyPath] }

  /// The weighted sum.
  func sum(_ w: EvaluationWeights) -> Double {
    let front =
      total.race * w.race + total.pressure * w.pressure + total.faster * w.faster + total.attackStage * w.attackStage
      + total.defenseStage * w.defenseStage + total.speedStage * w.speedStage
    let state =
      total.accuracyStage * w.accuracyStage + total.substitute * w.substitute + total.leechSeed * w.leechSeed
      + total.confusion * w.confusion
    let team = total.alive * w.alive + total.hp * w.hp
    let status =
      total.burn * w.burn + total.paralysis * w.paralysis + total.sleep * w.sleep + total.freeze * w.freeze
      + total.poison * w.poison + total.toxic * w.toxic
    let side =
      total.stealthRock * w.stealthRock + total.spikes * w.spikes + total.toxicSpikes * w.toxicSpikes
      + total.reflect * w.reflect + total.lightScreen * w.lightScreen + total.tailwind * w.tailwind
    return front + state + team + status + side
  }

  private mutating func addFront(_ board: BoardPointer) {
    let one = Int(board.pointee.sides[0].activePlace)
    let two = Int(board.pointee.sides[1].activePlace)
    guard board.pointee.sides[0].team[one].hp > 0, board.pointee.sides[1].team[two].hp > 0 else { return }
    let race = Race(board)
    // In front of a bench the exchange decides about one member among many.
    let share = 2 / Double(board.pointee.sides[0].left + board.pointee.sides[1].left)
    total.race = race.advantage * share
    total.pressure = race.pressure * share
    total.faster = race.order * share
  }

  private mutating func addSide(_ board: BoardPointer, _ seat: Seat, _ sign: Double) {
    let index = seat.index
    var bench = 0.0
    for place in 0..<Int(board.pointee.sides[index].teamSize) {
      let hp = board.pointee.sides[index].team[place].hp
      if hp == 0 { continue }
      total.alive += sign
      total.hp += sign * Double(hp) / Double(max(1, board.pointee.sides[index].team[place].maxHP))
      if place != Int(board.pointee.sides[index].activePlace) { bench += 1 }
      // A status is the foe's gain.
      switch board.pointee.sides[index].team[place].status {
      case .none: break
      case .burn: total.burn -= sign
      case .paralysis: total.paralysis -= sign
      case .sleep: total.sleep -= sign
      case .freeze: total.freeze -= sign
      case .poison: total.poison -= sign
      case .toxic: total.toxic -= sign
      }
    }
    if board.pointee.sides[index].stealthRock { total.stealthRock -= sign * bench }
    total.spikes -= sign * bench * Double(board.pointee.sides[index].spikes)
    total.toxicSpikes -= sign * bench * Double(board.pointee.sides[index].toxicSpikes)
    if board.pointee.sides[index].reflect != 0 { total.reflect += sign }
    if board.pointee.sides[index].lightScreen != 0 { total.lightScreen += sign }
    if board.pointee.sides[index].tailwind != 0 { total.tailwind += sign }
    addActive(board, seat, sign)
  }

  private mutating func addActive(_ board: BoardPointer, _ seat: Seat, _ sign: Double) {
    let side = seat.index
    let boosts = board.pointee.sides[side].active.boosts
    total.attackStage += sign * Double(max(boosts[0], boosts[2]))
    total.defenseStage += sign * Double(Int(boosts[1]) + Int(boosts[3])) / 2
    total.speedStage += sign * Double(boosts[4])
    total.accuracyStage += sign * Double(Int(boosts[5]) + Int(boosts[6]))
    let volatiles = board.pointee.sides[side].active.volatiles
    if volatiles.isEmpty { return }
    if volatiles.contains(.substitute) { total.substitute += sign }
    if volatiles.contains(.leechseed) { total.leechSeed -= sign }
    if volatiles.contains(.confusion) { total.confusion -= sign }
  }
}

extension EvaluationWeights {
  /// Nothing counts.
  static let zero: EvaluationWeights = {
    var weights = EvaluationWeights()
    for weight in EvaluationTable.all { weights[keyPath: weight.keyPath] = 0 }
    return weights
  }()
}
