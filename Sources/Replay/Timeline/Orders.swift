public import BattleCore

/// Choices that are imposed on a battle: "p1@3=earthquake", "p2@5.2=switch 4".
public struct Orders<Rules: ReplayedRules>: Sendable {
  private struct Order: Sendable {
    var text: String
    var seat: Seat
    var moment: MomentName
    var wanted: String
    var isTaken = false
  }

  private var list: [Order] = []

  /// None.
  public init() {}

  public var isEmpty: Bool { list.isEmpty }

  /// Adds an order as it is written on the command line.
  public mutating func add(_ text: String) throws(ReplayError) {
    let form = "the form is p1@TURN=CHOICE, as in p1@3=earthquake or 'p2@5.2=switch 4'"
    let halves = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard halves.count == 2, let at = halves[0].firstIndex(of: "@"),
      let seat = Seat.allCases.first(where: { $0.name == halves[0][..<at] }),
      let moment = MomentName(halves[0][halves[0].index(after: at)...])
    else { throw ReplayError("'\(text)': \(form)") }
    add(seat, moment, halves[1], text: text)
  }

  /// Adds an order; a second one for the same moment replaces the first.
  public mutating func add(_ seat: Seat, _ moment: MomentName, _ wanted: String, text: String? = nil) {
    list.removeAll { $0.seat == seat && $0.moment == moment }
    list.append(Order(text: text ?? "\(seat.name)@\(moment)=\(wanted)", seat: seat, moment: moment, wanted: wanted))
  }

  /// The imposed choice at a moment, if there is one.
  mutating func take(
    _ moment: MomentName, _ seat: Seat, _ board: Rules.Board, _ legal: ChoiceList
  ) throws(ReplayError) -> Choice? {
    guard let index = list.firstIndex(where: { $0.seat == seat && $0.moment == moment }) else { return nil }
    list[index].isTaken = true
    do {
      return try ChoiceReader<Rules>.read(list[index].wanted, board, seat, legal)
    } catch {
      throw ReplayError("'\(list[index].text)': \(seat.name) on turn \(moment): \(error)")
    }
  }

  /// Says so when an order found nothing to decide.
  func checkAllTaken(_ timeline: Timeline<Rules>) throws(ReplayError) {
    guard let left = list.first(where: { !$0.isTaken }) else { return }
    let last = timeline.moments.last?.name.description ?? "0"
    throw ReplayError(
      "'\(left.text)': \(left.seat.name) decides nothing on turn \(left.moment); the battle ends on turn \(last)")
  }
}
