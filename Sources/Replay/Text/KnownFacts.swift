import BattleCore
import Dex
import Gen5

/// What the events so far say about the field.
struct KnownFacts: Sendable {
  /// The move under way, and whose it is.
  private(set) var move = MoveID.none
  private(set) var user = Seat.p1
  private(set) var weather = Weather.none
  private(set) var sides: [Set<SideCondition>] = [[], []]
  private(set) var volatiles: [Set<Volatile>] = [[], []]
  private(set) var front: [Int] = [0, 0]
  private var statuses: [[Status]]
  private var hp: [[(now: UInt16, most: UInt16)]]
  /// Whoever is in has moved this turn.
  private(set) var hasMoved = [false, false]

  init(_ teams: [Team]) {
    statuses = teams.map { $0.sets.map { _ in .none } }
    hp = teams.map { $0.sets.map { _ in (now: 1, most: 1) } }
  }

  func status(_ seat: Seat) -> Status { statuses[seat.index][front[seat.index]] }
  func isUnhurt(_ seat: Seat) -> Bool {
    hp[seat.index][front[seat.index]].now == hp[seat.index][front[seat.index]].most
  }
  mutating func note(_ event: Event) {
    let seat = event.seat.index
    let place = Int(event.place)
    switch event.kind {
    case .turn: hasMoved = [false, false]
    case .switchIn, .drag:
      front[seat] = place
      volatiles[seat] = []
      hp[seat][place] = (event.a, event.b)
      statuses[seat][place] = event.status
    case .move:
      hasMoved[seat] = true
      move = event.move
      user = event.seat
    case .damage, .heal, .setHP: hp[seat][place] = (event.a, event.b)
    case .status: statuses[seat][place] = event.status
    case .cureStatus: statuses[seat][place] = .none
    case .weather: weather = Weather(rawValue: event.code) ?? .none
    case .sideStart: if let condition = SideCondition(rawValue: event.code) { sides[seat].insert(condition) }
    case .sideEnd: if let condition = SideCondition(rawValue: event.code) { sides[seat].remove(condition) }
    case .volatileStart: if let condition = Volatile(rawValue: event.code) { volatiles[seat].insert(condition) }
    case .volatileEnd: if let condition = Volatile(rawValue: event.code) { volatiles[seat].remove(condition) }
    default: break
    }
  }
}
