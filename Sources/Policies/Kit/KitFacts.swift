public import BattleCore
public import Kit

/// Within the kit's rules `Ailment` is their own.
private typealias ScoredAilment = Ailment

/// The facts of the kit's rules, for the policies that judge moves. Moves go by PokeAPI's numbers.
extension Kit: ScoredRules {
  public static func situation(_ board: UnsafePointer<Board>, _ seat: Seat) -> SituationFacts {
    seat == .p1 ? situation(board.pointee.p1, board.pointee.p2) : situation(board.pointee.p2, board.pointee.p1)
  }

  @inline(__always)
  private static func situation(_ own: borrowing Fighter, _ foe: borrowing Fighter) -> SituationFacts {
    var facts = SituationFacts()
    facts.userHP = Int(own.hp)
    facts.userMaxHP = Int(own.maxHP)
    facts.targetHP = Int(foe.hp)
    facts.targetMaxHP = Int(foe.maxHP)
    facts.userAttack = Int(own.stats[0])
    facts.userSpecialAttack = Int(own.stats[2])
    facts.targetAttack = Int(foe.stats[0])
    facts.targetSpecialAttack = Int(foe.stats[2])
    facts.userSpeed = own.speed
    facts.targetSpeed = foe.speed
    for stat in 0..<7 { facts.userStages[stat] = Int(own.stages[stat]) }
    return facts
  }

  public static func move(of choice: Choice, _ board: UnsafePointer<Board>, _ seat: Seat) -> UInt16? {
    board.pointee.slot(slot(choice), of: seat).row.number
  }

  /// Nothing: the kit's board keeps what its estimates need by slot.
  public static func outlook(_ board: UnsafePointer<Board>, _ seat: Seat) {}

  public static func facts(
    of choice: Choice, _ move: UInt16, _ outlook: borrowing Void, _ board: UnsafePointer<Board>, _ seat: Seat
  ) -> OptionFacts {
    let slot = board.pointee.slot(Kit.slot(choice), of: seat)
    let row = slot.row
    var facts = OptionFacts()
    facts.move = row.number
    facts.estimate = Double(board.estimate(Kit.slot(choice), of: seat))
    facts.accuracy = Double(row.accuracy) / 100
    facts.effectiveness = Double(slot.quarters) / 4
    facts.power = Double(row.power)
    facts.priority = Int(row.priority)
    facts.isDamaging = row.isDamaging
    let foeStatus = seat == .p1 ? board.pointee.p2.status : board.pointee.p1.status
    let fails = row.rule == .venomDrench && foeStatus != .poison
    facts.isWithoutEffect = row.isDamaging && slot.quarters == 0 || fails
    // The app repairs by type alone: the user's own boosts too, but not a Venom Drench that fails.
    facts.isRepaired = slot.quarters == 0
    facts.isHealing = row.isHealing
    facts.mustRecharge = row.mustRecharge
    facts.lowersUser = row.isSelfDebuff
    facts.ailment = ScoredAilment(row.ailment)
    facts.ailmentChance = Double(row.effectChance)
    facts.isAilmentRedundant = foeStatus != .none
    // Whom a change happens to counts nothing: rises are the user's, drops the target's.
    var changes = row.changes
    while let change = changes.next() {
      if change.stages > 0 {
        facts.raises[change.stat] = change.stages
      } else {
        facts.drops[change.stat] = -change.stages
      }
    }
    return facts
  }

  public static func power(of choice: Choice, _ move: UInt16, _ board: UnsafePointer<Board>, _ seat: Seat) -> Int {
    Int(board.pointee.slot(slot(choice), of: seat).row.power)
  }

  public static func damage(
    of choice: Choice, _ move: UInt16, _ outlook: borrowing Void, _ board: UnsafePointer<Board>, _ seat: Seat
  ) -> Int { board.estimate(slot(choice), of: seat) }

  public static func fighter(_ board: UnsafePointer<Board>, _ seat: Seat) -> UInt8 { 0 }

  /// Every choice is a move.
  public static func replacement(
    _ board: UnsafePointer<Board>, _ seat: Seat, _ legal: borrowing ChoiceList
  ) -> Choice { legal[0] }
}

extension ScoredAilment {
  init(_ ailment: Kit.Ailment) {
    switch ailment {
    case .none: self = .none
    case .paralysis: self = .paralysis
    case .burn: self = .burn
    case .poison: self = .poison
    case .sleep: self = .sleep
    case .other: self = .other
    }
  }
}
