import BattleCore
import Dex
public import Gen5

/// Turns the events of one battle into lines of Showdown's simulator protocol, as a spectator who sees everything reads
/// them.
///
/// Feed it every event in order. It remembers who is in and who looks like whom, because the protocol names a fighter by
/// that, and the last move line, which later events may still change.
public struct ProtocolRenderer: Sendable {
  /// All lines of the battle so far.
  public private(set) var lines: [String] = []

  var cast: Cast
  private var lastMoveLine: Int?
  /// Who has just fainted: what its own conditions do then is still told of it as standing there.
  private var falling: Who?
  private var mark = 0

  /// - Parameters:
  ///   - p1: the first player's team, for names and details.
  ///   - p2: the second player's.
  ///   - players: what the players are called.
  public init(_ p1: Team, _ p2: Team, players: [String] = ["p1", "p2"]) {
    cast = Cast([p1, p2], players: players)
  }

  /// Lines since the last call, or since the start.
  ///
  /// A later event may still change a line that has been taken; as in the reference, whoever took it keeps the old text.
  public mutating func takeLines() -> ArraySlice<String> {
    let taken = lines[min(mark, lines.count)...]
    mark = lines.count
    return taken
  }

  /// Adds what an event prints: usually one line, sometimes several, or a change to the last move line.
  public mutating func append(_ event: Event) {
    if let who = falling, event.who != who || (event.kind != .activate && event.kind != .volatileEnd) {
      cast.leave(who)
      falling = nil
    }
    switch event.kind {
    case .start:
      lines += cast.opening
    case .still:
      withholdAnimation()
    case .missed:
      tagLastMove("|[miss]")
    case .noTarget:
      tagLastMove("|[notarget]")
    case .retarget:
      setTarget(cast.name(event.otherWho))
    case .move, .animate:
      lastMoveLine = lines.count
      lines.append(line(event))
    case .switchIn, .drag:
      cast.enter(event.who, as: event.hasOther ? event.otherPlace : nil)
      lines.append(line(event))
    case .faint:
      lines.append(line(event))
      falling = event.who
    case .detailsChange:
      cast.become(event.who, SpeciesRaw(event.a))
      lines.append(line(event))
    case .replace:
      cast.reveal(event.who)
      lines.append(line(event))
      lines.append("|-end|\(cast.name(event.who))|Illusion")
    default:
      lines.append(line(event))
    }
  }

  /// An animation that does not play has no target; one that was shown on its own line is taken back.
  private mutating func withholdAnimation() {
    guard let index = lastMoveLine else { return }
    if lines[index].hasPrefix("|-anim|") {
      lines.remove(at: index)
      lastMoveLine = nil
    } else {
      setTarget("")
      tagLastMove("|[still]")
    }
  }

  private mutating func tagLastMove(_ tag: String) {
    guard let index = lastMoveLine else { return }
    lines[index] += tag
  }

  /// Replaces the fourth field of the last move line.
  private mutating func setTarget(_ target: String) {
    guard let index = lastMoveLine else { return }
    var fields = lines[index].split(separator: "|", omittingEmptySubsequences: false)
    guard fields.count > 4 else { return }
    fields[4] = target[...]
    lines[index] = fields.joined(separator: "|")
  }
}

extension Event {
  /// Whom the event is about.
  var who: Who { Who(seat, place) }
  var otherWho: Who { Who(otherSeat, otherPlace) }
}
