public import BattleCore

/// What each option of a decision is worth by playing on, and what the choice that was made costs.
public struct DecisionCost<Rules: ReplayedRules>: Sendable {
  /// Place among the timeline's moments.
  public var moment: Int
  public var seat: Seat
  /// In the order of the legal choices, with the chances of `seat`.
  public var options: [(choice: Choice, chance: Chance)]
  /// Place of the choice that was made.
  public var chosen: Int

  /// Place of the best option: the choice that was made, if no other is better.
  public var best: Int {
    var best = chosen
    for index in options.indices where options[index].chance.score > options[best].chance.score { best = index }
    return best
  }

  /// What the choice gives away against the best option, in probability of winning.
  public var cost: ChanceDifference { cost(of: chosen) }

  /// What an option gives away against the best one.
  public func cost(of index: Int) -> ChanceDifference {
    ChanceDifference(options[best].chance, options[index].chance)
  }

  public func chance(of choice: Choice) -> Chance? { options.first { $0.choice == choice }?.chance }
}

extension Continuation {
  /// Plays on from decisions of a battle with each option.
  ///
  /// - Parameter moments: those in question; all of them when nil.
  public func costs(
    of timeline: Timeline<Rules>, moments: Range<Int>? = nil,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> [DecisionCost<Rules>] {
    var questions: [Question] = []
    var costs: [DecisionCost<Rules>] = []
    for index in moments ?? timeline.moments.indices {
      for decision in timeline.moments[index].decisions {
        let legal = decision.legal.array
        guard let chosen = legal.firstIndex(of: decision.answer) else { continue }
        costs.append(DecisionCost(moment: index, seat: decision.seat, options: [], chosen: chosen))
        for choice in legal { questions.append(Question(moment: index, seat: decision.seat, choice: choice)) }
      }
    }
    let chances = chances(questions, in: timeline, progress: progress)
    var next = 0
    for index in costs.indices {
      let seat = costs[index].seat
      let count = timeline.moments[costs[index].moment].decision(seat)?.legal.count ?? 0
      for place in next..<(next + count) {
        let chance = seat == .p1 ? chances[place] : chances[place].flipped
        costs[index].options.append((choice: questions[place].choice ?? .pass, chance: chance))
      }
      next += count
    }
    return costs
  }

  /// The chance of `p1` at each moment, then at the end.
  public func curve(
    of timeline: Timeline<Rules>, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> [Chance] {
    chances(timeline.moments.indices.map { Question(moment: $0) }, in: timeline, progress: progress)
  }
}
