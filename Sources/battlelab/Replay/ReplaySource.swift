import BattleCore
import CommandLineKit
import Policies
import Replay
import Reports

/// A battle that can be played again, wherever it comes from.
struct ReplaySource<Rules: ReplayedRules> {
  var setup: BattleSetup<Rules>
  /// "battle 16: pairing 0, pair 8, side 0".
  var title: String
  /// The same for programs.
  var origin: [JSONValue.Member]
  /// What each side brings, in words.
  var teams: [String]
  /// What was chosen, for battles that were written down; nil where policies choose.
  var script: Script<Rules>?
  /// How it came out when it was played, where somebody wrote that down.
  var expected: Expectation?
  /// What is to be said before anything else.
  var notices: [String] = []

  /// What errors about the battle begin with.
  var place: String {
    guard case .string(let file) = origin.first(where: { $0.name == "file" })?.value else { return "" }
    return file + ": "
  }

  /// A digest, and where it stands.
  struct Expectation {
    var digest: String
    var place: String
  }

  /// Plays the battle again.
  func play(
    orders: Orders<Rules>, explains: Bool, advisers: [Adviser<Rules>] = []
  ) throws(ReplayError) -> Timeline<Rules> {
    if let script { return try script.play(setup, orders: orders, explains: explains, advisers: advisers) }
    return try Timeline.played(setup, orders: orders, explains: explains, advisers: advisers)
  }

  /// Says whether the battle came out as it was written down.
  func compare(_ timeline: Timeline<Rules>, _ console: Console) -> Bool {
    guard let expected else { return true }
    let own = Digest64.hex(timeline.digest)
    if expected.digest == own {
      console.writeError("as in \(expected.place)\n")
      return true
    }
    console.writeError(
      "not the battle of \(expected.place): its digest is \(expected.digest), here it is \(own)\n")
    return false
  }
}
