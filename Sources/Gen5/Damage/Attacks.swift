public import BattleCore
public import Dex

/// What the moves of one fighter would do to the one opposite, with all that they share worked out once.
///
/// Good as long as the board stays where it is and as it is.
public struct Attacks: BitwiseCopyable {
  private let board: BoardPointer
  /// By Attack and by Sp. Atk, as `BoardRef.strength` has it.
  private let strength: InlineArray<2, UInt32>
  /// Defense and Sp. Def, as `BoardRef.defense` has them.
  private let defense: InlineArray<2, UInt32>
  /// A bit for each type of the attacker.
  private let bonusTypes: UInt32
  private let targetTypes: TypePair
  private let seat: Seat
  private let isCrit: Bool
  /// Nothing about the two fighters or the field bears on damage but numbers.
  private let isPlain: Bool
  private let isBurned: Bool

  /// - Parameter isCrit: as if every hit were a critical one.
  public init(at board: BoardPointer, from seat: Seat, isCrit: Bool = false) {
    let b = board.ref
    let target = seat.other
    self.board = board
    self.seat = seat
    self.isCrit = isCrit
    isPlain = b.isUnarmed(seat) && b.isUnarmed(target) && b.isPlainField(over: target)
    isBurned = b[seat].current.status == .burn
    bonusTypes = b[seat].active.types.bits
    targetTypes = b[target].active.types
    strength = [b.strength(seat, 0, isCrit: isCrit), b.strength(seat, 2, isCrit: isCrit)]
    defense = [
      b.defense(target, 1, isCrit: isCrit, ignoresStages: false),
      b.defense(target, 3, isCrit: isCrit, ignoresStages: false),
    ]
  }

  /// As `DamageCalculator.estimate`.
  @inlinable @inline(__always)
  public func estimate(_ move: MoveID) -> DamageEstimate {
    var result = DamageEstimate()
    fill(move, &result)
    return result
  }

  /// Fills in a blank estimate, where it is: returned from here it would be copied.
  @usableFromInline
  func fill(_ move: MoveID, _ result: inout DamageEstimate) {
    if move.row.category == .status { return }
    guard isPlain && move.row.isNumbersOnly else { return fillByRules(move, &result) }
    let quarters = TypeChart.quarters(move.row.type, targetTypes.first, targetTypes.second)
    result.quarters = UInt8(truncatingIfNeeded: quarters)
    if quarters == 0 {
      result.isImmune = true
      return
    }
    result.minHits = move.row.minHits
    result.maxHits = move.row.maxHits
    result.settle(on: formula(move, move.row.type, Int(move.row.power), quarters), isCrit: isCrit)
  }

  /// As `DamageCalculator.damage`.
  public func damage(_ move: MoveID, roll: Int) -> Int {
    precondition((0..<16).contains(roll), "a roll is 0 to 15")
    if move.row.category == .status { return 0 }
    guard isPlain && move.row.isNumbersOnly else { return damageByRules(move, roll) }
    let quarters = TypeChart.quarters(move.row.type, targetTypes.first, targetTypes.second)
    if quarters == 0 { return 0 }
    return formula(move, move.row.type, Int(move.row.power), quarters).damage(roll: roll, isCrit: isCrit)
  }

  /// What policies go by, without the rolls.
  public func expectation(_ move: MoveID) -> DamageExpectation { DamageExpectation(estimate(move)) }

  // MARK: Moves with rules of their own, and wherever abilities, items or conditions have a say

  @inline(never)
  private func fillByRules(_ move: MoveID, _ result: inout DamageEstimate) {
    if let formula = ruledFormula(move, &result) { result.settle(on: formula, isCrit: isCrit) }
  }

  @inline(never)
  private func damageByRules(_ move: MoveID, _ roll: Int) -> Int {
    var result = DamageEstimate()
    if let formula = ruledFormula(move, &result) { return formula.damage(roll: roll, isCrit: isCrit) }
    return Int(result.rolls[15 - roll])
  }

  /// What the rolls follow from; nil where `result` is complete without.
  @inline(__always)
  private func ruledFormula(_ move: MoveID, _ result: inout DamageEstimate) -> DamageFormula? {
    let b = board.ref
    guard isPlain && move.row.isPlainHit else {
      result = b.longEstimate(move.row, from: seat, isCrit: isCrit, withoutBerry: false)
      return nil
    }
    if move.row.flags.contains(.willCrit) && !isCrit {
      Attacks(at: board, from: seat, isCrit: true).fillByRules(move, &result)
      return nil
    }
    let type = b.typeInUse(move.row, seat)
    let quarters = TypeChart.quarters(type, targetTypes.first, targetTypes.second)
    result.quarters = UInt8(truncatingIfNeeded: quarters)
    if quarters == 0 {
      result.isImmune = true
      return nil
    }
    (result.minHits, result.maxHits) = b.hitRange(move.row, seat)
    if let fixed = b.fixedEstimate(move.row, from: seat, to: seat.other) {
      result.settle(on: fixed)
      return nil
    }
    var power = b.estimatedPower(move.row, from: seat, to: seat.other)
    if power == 0 { return nil }
    if b.isDoubled(move.row, from: seat, to: seat.other) { power &*= 2 }
    return move.row.flags.contains(.ignoreDefensive)
      ? b.plainFormula(move, type, power: power, from: seat, isCrit: isCrit, quarters: quarters)
      : formula(move, type, power, quarters)
  }

  @inline(__always)
  private func formula(_ move: MoveID, _ type: PokeType, _ power: Int, _ quarters: Int) -> DamageFormula {
    let isPhysical = move.row.category == .physical
    // Looked up rather than chosen: which of the two it is cannot be predicted.
    let own = isPhysical ? 0 : 1
    let other = move.row.flags.contains(.hitsDefense) ? 0 : own
    return DamageFormula(
      power: power, strength: strength[own], defense: defense[other], quarters: quarters,
      hasBonus: bonusTypes &>> UInt32(type.rawValue) & 1 != 0, isBurned: isPhysical && isBurned)
  }
}

extension DamageEstimate {
  /// The rolls of a formula, and their mean.
  @inline(__always)
  fileprivate mutating func settle(on formula: DamageFormula, isCrit: Bool) {
    let sum = formula.allRolls(isCrit: isCrit, into: &rolls)
    expectedSixteenths = maxHits == 1 ? sum : sum &* meanHitsTenths / 10
  }
}

extension MoveRow {
  /// A listed hit that is no critical one by itself, and regards all stages.
  @inline(__always)
  fileprivate var isNumbersOnly: Bool { isListedHit && flags.isDisjoint(with: .willCrit | .ignoreDefensive) }
}
