public import BattleCore
import Dex
public import Kit
import PokeAPI
public import Policies
public import Showdown

extension Kit: ReplayedRules {
  public typealias Player = KitPolicy
  public typealias Narrator = KitLog

  public static var standIn: KitPolicy { KitPolicy(.heuristic) }

  public static func word(_ choice: Choice, _ board: Board, _ seat: Seat) -> String {
    name(board.slot(slot(choice), of: seat).row.number)
  }

  public static func aliases(_ choice: Choice, _ board: Board, _ seat: Seat) -> [String] { [] }

  public static func choice(_ words: ChoiceWords, _ board: Board, _ seat: Seat, _ legal: ChoiceList) -> Choice? { nil }

  /// "garchomp: earthquake, outrage", with "@1.2" behind the name for a bonus of HP.
  public static func text(_ team: Team) -> String {
    let entry = KitTables.embedded.pokemon(Int(team.fighter.number))
    let usual = entry.map { Int32(2 * $0.stats[0] + 110) } ?? 0
    // A bonus that gives these HP again; what is behind the point is cut off.
    let bonus =
      team.fighter.maxHP == usual || usual == 0 ? "" : "@\((Double(team.fighter.maxHP) + 0.5) / Double(usual))"
    let moves = team.moves.map { KitTables.embedded.move($0)?.identifier ?? "" }
    return (entry?.identifier ?? "") + bonus + ": " + moves.joined(separator: ", ")
  }

  public static func team(_ text: String) throws -> Team {
    let halves = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard halves.count == 2 else {
      throw ReplayError("'\(text)': the form of a team is NAME: MOVE, MOVE, as in 'garchomp: earthquake, outrage'")
    }
    let name = halves[0].split(separator: "@").map { String($0.trimmingSpace) }
    guard let entry = DataSet.embedded.pokemon(called: name.first ?? "") else {
      throw ReplayError(unknown("Pokémon", halves[0], DataSet.embedded.fighters.map(\.identifier)))
    }
    var bonus = 1.0
    if name.count > 1 {
      guard let given = Double(name[1]) else { throw ReplayError("'\(name[1])' is no bonus of HP, such as 1.2") }
      bonus = given
    }
    var moves: [Int] = []
    for word in halves[1].split(separator: ",") {
      let trimmed = String(word.trimmingSpace)
      guard let move = DataSet.embedded.move(called: trimmed) else {
        throw ReplayError(unknown("move", trimmed, DataSet.embedded.moves.map(\.identifier)))
      }
      moves.append(move.number)
    }
    return try Team(entry, moves: moves, hpBonus: bonus)
  }

  private static func unknown(_ kind: String, _ name: String, _ known: [String]) -> String {
    "unknown \(kind) '\(name)'" + (NearestName.suggest(name, among: known).map { ": did you mean '\($0)'?" } ?? "")
  }

  public static func words(_ team: Team) -> String {
    let name = KitTables.embedded.pokemon(Int(team.fighter.number))?.name ?? ""
    return name + ": " + team.moves.map { KitTables.embedded.move($0)?.name ?? "" }.joined(separator: " / ")
  }

  static func name(_ move: UInt16) -> String { KitTables.embedded.move(Int(move))?.name ?? "nothing" }

  public static func view(_ board: Board, _ teams: [Team]) -> PositionView {
    PositionView(
      turn: Int(board.round), field: [],
      sides: Seat.allCases.map { PositionView.SideView(fighters: [fighter(board[$0])], conditions: []) })
  }

  private static func fighter(_ fighter: Fighter) -> PositionView.Fighter {
    var conditions: [String] = []
    for stat in Stat.allCases where fighter.stages[stat.index] != 0 {
      conditions.append("\(stat.identifier) \(PositionView.signed(Int(fighter.stages[stat.index])))")
    }
    if fighter.mustRecharge { conditions.append("must recharge") }
    let types = [fighter.type1, fighter.type2].map { DisplayName.of(DataSet.embedded.typeName(Int($0))) }
    return PositionView.Fighter(
      name: KitTables.embedded.pokemon(Int(fighter.number))?.name ?? "",
      facts: [types.filter { !$0.isEmpty }.joined(separator: "/")], hp: Int(max(0, fighter.hp)),
      maxHP: Int(fighter.maxHP),
      status: fighter.hp > 0 ? fighter.status.identifier : "", conditions: fighter.hp > 0 ? conditions : [],
      moves: (0..<Int(fighter.moveCount)).map { slot in
        let number = fighter.slots[slot].row.number
        return PositionView.Move(name: number == 0 ? "?" : name(number))
      },
      isIn: fighter.hp > 0)
  }

  public static func fields(_ event: Event, _ teams: [Team]) -> [EventField] {
    var fields: [EventField] = [.init("kind", .text("\(event.kind)")), .init("seat", .text(event.seat.name))]
    let number = Int(teams[event.seat.index].fighter.number)
    fields.append(.init("who", .text(KitTables.embedded.pokemon(number)?.name ?? "")))
    switch event.kind {
    case .used: fields.append(.init("move", .text(name(event.move))))
    case .damaged:
      fields.append(.init("amount", .number(Int(event.amount))))
      fields.append(.init("effectiveness_quarters", .number(Int(event.quarters))))
      if event.isCritical { fields.append(.init("critical", .flag)) }
    case .healed, .recoil: fields.append(.init("amount", .number(Int(event.amount))))
    case .statusTick:
      fields.append(.init("amount", .number(Int(event.amount))))
      fields.append(.init("status", .text(event.status.identifier)))
    case .statusApplied: fields.append(.init("status", .text(event.status.identifier)))
    case .statChanged:
      fields.append(.init("stat", .text(event.stat.identifier)))
      fields.append(.init("stages", .number(Int(event.stages))))
    case .recharging, .lostFocus, .asleep, .wokeUp, .immobile, .missed, .fainted, .ended: break
    }
    return fields
  }

  public static func protocolLines(_ teams: [Team], players: [String], _ steps: [[Event]]) -> [[String]]? { nil }

  public static func finish<P: Policy, Q: Policy>(
    _ game: Game<Board>, _ p1: P, _ p2: Q, turnLimit: Int
  ) -> GameResult where P.Rules == Kit, Q.Rules == Kit {
    var (game, one, two) = (game, p1, p2)
    return playGame(Kit.self, &game, &one, &two, turnLimit: turnLimit)
  }
}
