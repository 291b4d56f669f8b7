import CommandLineKit
import Tuning

extension StoredManifest {
  /// What only a sweep's manifest says. Numbers of policies are text, as they were written.
  struct Sweep: Decodable {
    var method: String
    var axes: [SweptAxis]
    /// With the base.
    var points: Int
    /// Where points of a Latin hypercube can fall together; older manifests have none.
    var draws: Int?
    var pairs: Int
    var sample: Int
    var budget: Int?
  }

  struct SweptAxis: Decodable {
    var name: String
    var values: [String]
    /// What points were drawn from; nil when they were drawn from the values.
    var range: [String]?
  }

  /// What only a tuning's manifest says.
  struct Tune: Decodable {
    var axes: [TunedAxis]
    var objective: String
    var steps: Int
    var pairs: Int
    var spread: String
    var wander: String
    var profilePairs: Int
    var confirmPairs: Int
    /// The labels of the opponents that tuning never saw.
    var unseen: [String]
    /// What they are, where labels do not say it; older manifests have none.
    var unseenPolicies: [Policy]?
  }

  struct TunedAxis: Decodable {
    var name: String
    /// From the lowest to the highest value.
    var range: [String]
    /// Those that are tried for an effect, where they are not the usual ones; older manifests have none.
    var values: [String]?
  }

  /// Refuses a count that no command line could have asked for.
  func demand(_ name: String, _ value: Int, in range: ClosedRange<Int>) throws(CommandError) {
    if !range.contains(value) { throw unknown("\(name): \(value)") }
  }

  /// Numbers as they were written.
  func numbers(_ texts: [String]) throws(CommandError) -> [Double] {
    var values: [Double] = []
    for text in texts { values.append(try number(text)) }
    return values
  }

  /// A number as it was written.
  func number(_ text: String) throws(CommandError) -> Double {
    guard let value = PlainNumber.read(text) else { throw unknown(text) }
    return value
  }

  /// The two ends of a range as they were written.
  func range(_ texts: [String]) throws(CommandError) -> ClosedRange<Double> {
    guard texts.count == 2 else { throw unknown(texts.joined(separator: ", ")) }
    let (low, high) = (try number(texts[0]), try number(texts[1]))
    guard low < high else { throw unknown(texts.joined(separator: "...")) }
    return low...high
  }
}
