import BattleCore
import Reports
import Tournament

/// Answers one question at a time, for optimisers in other programs: parameters in, score out, both as a line of JSON.
///
///     {"id": 7, "parameters": {"koBonus": 80}, "pairs": 500, "seed": 3}
///     {"id":7,"battles":1000,"score":0.512000,"score_low":…,"difference":…,"opponents":{"max-damage":0.503000}}
///
/// `parameters` are changes of the base. `pairs`, `seed` and `base` (changes as well, what differences are to) may be
/// left out. Questions with the same seed play the same pairs.
public struct Evaluator {
  public let parameters: [TunedParameter]
  private let contest: Contest
  private let pairs: Int
  private let seed: UInt64
  private let jobs: Int
  private let nearest: (String, [String]) -> String?
  /// Bases that were played: a run asks for differences to the same one again and again.
  private var bases: [BaseKey: PairScores] = [:]

  private struct BaseKey: Hashable {
    var values: [Double]
    var pairs: Int
    var seed: UInt64
  }

  /// - Parameters:
  ///   - parameters: those of the contest, in its order.
  ///   - pairs, seed: of questions that do not say.
  ///   - nearest: finds what a misspelt name means.
  public init(
    parameters: [TunedParameter], contest: Contest, pairs: Int, seed: UInt64, jobs: Int,
    nearest: @escaping (String, [String]) -> String?
  ) {
    self.parameters = parameters
    self.contest = contest
    self.pairs = pairs
    self.seed = seed
    self.jobs = jobs
    self.nearest = nearest
  }

  /// The answer to a line; a line with `error` where the question makes no sense.
  public mutating func answer(_ line: String) -> (text: String, isError: Bool) {
    var id = JSONValue.null
    do {
      let question = try JSON5Parser.parse(line)
      guard case .object(let members) = question.content else {
        throw TuningError.other("a question is an object, not \(question.kind)")
      }
      for member in members where !["id", "parameters", "base", "pairs", "seed"].contains(member.name) {
        let near = nearest(member.name, ["id", "parameters", "base", "pairs", "seed"])
        throw TuningError.other("unknown key '\(member.name)'" + (near.map { ": did you mean '\($0)'?" } ?? ""))
      }
      id = try Evaluator.id(question["id"])
      return (try evaluate(question, id).line, false)
    } catch {
      return (JSONValue.object([.init("id", id), .init("error", .string("\(error)"))]).line, true)
    }
  }

  private static func id(_ value: JSON5Value?) throws -> JSONValue {
    switch value?.content {
    case nil, .null: return .null
    case .string(let text): return .string(text)
    case .number(let text):
      guard let number = Int(text) else { throw TuningError.other("id needs a whole number or text") }
      return .integer(number)
    case .bool, .array, .object: throw TuningError.other("id needs a whole number or text")
    }
  }

  private mutating func evaluate(_ question: JSON5Value, _ id: JSONValue) throws -> JSONValue {
    let values = try changed(question["parameters"], "parameters")
    let pairs = try whole(question["pairs"], "pairs", 1...100_000_000).map { Int($0) } ?? pairs
    let seed = try whole(question["seed"], "seed", 0...UInt64.max) ?? seed
    let base = BaseKey(values: try changed(question["base"], "base"), pairs: pairs, seed: seed)
    let weights = [Double](repeating: 1 / Double(contest.opponents.count), count: contest.opponents.count)
    // The base is a candidate of its own only once; both share their pairs by their numbers.
    let own = try play(values, pairs, seed)
    if bases[base] == nil {
      if bases.count > 64 { bases = [:] }
      bases[base] = values == base.values ? own : try play(base.values, pairs, seed)
    }
    let score = own.score(0, weights: weights)
    let difference = bases[base].map { own.difference(from: $0, weights: weights) } ?? .zero
    let opponents = contest.opponents.enumerated().map {
      JSONValue.Member($1, .decimal(own.score(0, against: $0).value, places: 6))
    }
    return .object(
      [.init("id", id), .init("battles", .integer(contest.opponents.indices.reduce(0) { $0 + own.battles(0, $1) }))]
        + Evaluator.members("score", score)
        + Evaluator.members("difference", values == base.values ? .zero : difference)
        + [.init("opponents", .object(opponents))])
  }

  private static func members(_ name: String, _ estimate: Estimate) -> [JSONValue.Member] {
    [
      .init(name, .decimal(estimate.value, places: 6)), .init(name + "_low", .decimal(estimate.low, places: 6)),
      .init(name + "_high", .decimal(estimate.high, places: 6)),
      .init(name + "_error", .decimal(estimate.standardError, places: 6)),
    ]
  }

  private func play(_ values: [Double], _ pairs: Int, _ seed: UInt64) throws -> PairScores {
    var scores = PairScores(candidates: 1, opponents: contest.opponents.count, pairs: pairs)
    let order = Contest.Order(
      candidates: [values], pairs: pairs, seeds: TournamentSeeds(seed), units: [0..<scores.units], jobs: jobs)
    try contest.play(order, { _ in }) { unit, pair in scores.add(unit, pair) }
    return scores
  }

  /// The base with the changes of an object.
  private func changed(_ value: JSON5Value?, _ what: String) throws -> [Double] {
    var values = parameters.map(\.base)
    guard let value else { return values }
    guard case .object(let members) = value.content else {
      throw TuningError.other("\(what) needs an object, not \(value.kind)")
    }
    for member in members {
      guard let index = parameters.firstIndex(where: { $0.name == member.name }) else {
        throw TuningError.unknownParameter(
          member.name, policy: "", nearest: nearest(member.name, parameters.map(\.name)))
      }
      guard case .number(let text) = member.value.content, let number = PlainNumber.read(text) else {
        throw TuningError.other("\(member.name) needs a number, not \(member.value.kind)")
      }
      _ = try Axis(parameters[index], .list([number]), count: 1)
      values[index] = number
    }
    return values
  }

  private func whole(_ value: JSON5Value?, _ name: String, _ range: ClosedRange<UInt64>) throws -> UInt64? {
    guard let value else { return nil }
    guard case .number(let text) = value.content, let number = UInt64(text), range.contains(number) else {
      throw TuningError.other("\(name) needs a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

extension PairScores {
  /// How much more the only candidate wins than that of other scores over the same pairs.
  func difference(from other: PairScores, weights: [Double]) -> Estimate {
    var sum = PairedDifferences()
    for pair in 0..<min(count(0), other.count(0)) {
      if let a = mean(0, pair, weights), let b = other.mean(0, pair, weights) { sum.add(a - b) }
    }
    return sum.estimate()
  }
}
