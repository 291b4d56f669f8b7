public import BattleCore
public import Gen5

/// Monte Carlo tree search for two sides that choose at once: each side picks its choices by upper confidence bounds over
/// its own results alone (decoupled UCT: Finnsson and Björnsson 2008; Lanctot, Lisý and Winands 2013).
///
/// An iteration plays from the root with the searcher's own dice, down the tree and one node beyond, then on for some
/// turns with rough choices; where the battle is not over by then the evaluation judges. The budget is iterations.
public struct MonteCarloSearch: Sendable {
  public var settings: MonteCarloSettings
  private var tree: SearchTree
  /// Turns that the engine has played since the search was made.
  public private(set) var turns = 0

  public init(settings: MonteCarloSettings) {
    self.settings = settings
    tree = SearchTree(capacity: min(settings.iterations + 1, MonteCarloSettings.mostNodes))
  }

  /// Sets the memory for the tree aside, so that no decision has to.
  public mutating func prepare() { tree.prepare() }

  /// How often each choice of both sides was tried and how it fared.
  public struct Root: BitwiseCopyable, Sendable {
    public var p1: ChoiceList
    public var p2: ChoiceList
    public var p1Visits: InlineArray<12, Int>
    public var p2Visits: InlineArray<12, Int>
    /// Mean results, each from its own side's point of view.
    public var p1Means: InlineArray<12, Double>
    public var p2Means: InlineArray<12, Double>

    /// The index of the choice that was tried most; the earliest of several.
    public func favourite(_ seat: Seat) -> Int {
      let count = seat == .p1 ? p1.count : p2.count
      var best = 0
      for i in 1..<max(1, count) where visits(seat, i) > visits(seat, best) { best = i }
      return best
    }

    private func visits(_ seat: Seat, _ index: Int) -> Int { seat == .p1 ? p1Visits[index] : p2Visits[index] }

    /// Visits as a mixture.
    public func mixture(_ seat: Seat) -> MixedStrategy {
      var mix = MixedStrategy()
      let count = seat == .p1 ? p1.count : p2.count
      var sum = 0.0
      for i in 0..<count {
        mix[i] = Double(seat == .p1 ? p1Visits[i] : p2Visits[i])
        sum += mix[i]
      }
      for i in 0..<count { mix[i] /= max(1, sum) }
      return mix
    }
  }

  /// Searches a position as `seat` sees it, which may choose one of `legal`. The dice go on from search to search.
  public mutating func root(
    _ board: borrowing Battle, seat: Seat, legal: ChoiceList, dice: inout Gen5Dice
  ) -> Root {
    root(board, seat: seat, legal: legal, dice: &dice, foe: nil)
  }

  /// The same against a foe that plays by a model.
  mutating func root(
    _ board: borrowing Battle, seat: Seat, legal: ChoiceList, dice: inout Gen5Dice, foe: ModelledFoe?
  ) -> Root {
    let choices = withUnsafePointer(to: board) { JointChoices($0, seat, legal: legal) }
    let imagination = Imagination(board, seat)
    let start = copy board
    let settings = settings
    var player = RoughPlayer(randomness: Int(settings.randomness * 256))
    var played = 0
    tree.reset(choices)
    var game = Game(board: start, dice: dice)
    let root = tree.withView { view in
      withUnsafePointer(to: start) { start in
        for _ in 0..<settings.iterations {
          game.board.become(start)
          var foe = foe
          if imagination.isNeeded { imagination.fill(&game.board, &game.dice) }
          Self.iterate(&view, &game, settings, &player, &foe, seat, &played)
        }
      }
      return view.nodes[0]
    }
    dice = game.dice
    turns &+= played
    return Self.summary(root, choices)
  }

  private static func iterate(
    _ view: inout SearchTree.View, _ game: UnsafeMutablePointer<Game<Battle>>, _ settings: borrowing MonteCarloSettings,
    _ player: inout RoughPlayer, _ foe: inout ModelledFoe?, _ seat: Seat, _ played: inout Int
  ) {
    var path = InlineArray<32, Step>(repeating: Step())
    var length = 0
    var node = 0
    var value = 0.5
    while true {
      var (i, j) = view.nodes[node].select(exploration: Float(settings.exploration))
      if foe != nil {
        let theirs = view.nodes[node].choices(seat.other)
        let answer = foe?.choose(game.pointee.board, theirs, &game.pointee.dice) ?? theirs[0]
        if seat == .p1 { j = theirs.index(of: answer) } else { i = theirs.index(of: answer) }
      }
      let a = view.nodes[node].p1Choices[i]
      let b = view.nodes[node].p2Choices[j]
      path[length] = Step(node: UInt32(node), i: UInt8(i), j: UInt8(j))
      length += 1
      played &+= 1
      if let outcome = Gen5.advance(&game.pointee, a, b) {
        value = Evaluation.value(of: outcome.winner)
        break
      }
      let choices = JointChoices(game.board)
      let key = PositionKey.of(game.board, parent: node, i, j, choices)
      let (found, slot) = view.find(key)
      guard let next = found, length < 32 else {
        if found == nil { view.add(key, slot: slot, TreeNode(choices)) }
        value = playout(game, settings, &player, &foe, seat, &played)
        break
      }
      node = next
    }
    let result = Float(value)
    for index in 0..<length {
      let step = path[index]
      let node = Int(step.node)
      view.nodes[node].visits += 1
      view.nodes[node].p1Arms[Int(step.i)].add(result)
      view.nodes[node].p2Arms[Int(step.j)].add(1 - result)
    }
  }

  private struct Step: BitwiseCopyable {
    var node: UInt32 = 0
    var i: UInt8 = 0
    var j: UInt8 = 0
  }

  private static func playout(
    _ game: UnsafeMutablePointer<Game<Battle>>, _ settings: borrowing MonteCarloSettings, _ player: inout RoughPlayer,
    _ foe: inout ModelledFoe?, _ seat: Seat, _ played: inout Int
  ) -> Double {
    for _ in 0..<settings.playout {
      var a = player.choose(game.board, .p1, &game.pointee.dice)
      var b = player.choose(game.board, .p2, &game.pointee.dice)
      if foe != nil {
        var theirs = ChoiceList()
        game.board.addChoices(seat.other, into: &theirs)
        let answer = foe?.choose(game.pointee.board, theirs, &game.pointee.dice) ?? .pass
        if seat == .p1 { b = answer } else { a = answer }
      }
      played &+= 1
      if let outcome = Gen5.advance(&game.pointee, a, b) { return Evaluation.value(of: outcome.winner) }
    }
    return settings.evaluation.value(game.board)
  }

  private static func summary(_ node: TreeNode, _ choices: JointChoices) -> Root {
    var root = Root(
      p1: choices.p1, p2: choices.p2, p1Visits: .init(repeating: 0), p2Visits: .init(repeating: 0),
      p1Means: .init(repeating: 0.5), p2Means: .init(repeating: 0.5))
    for i in 0..<choices.p1.count where node.p1Arms[i].visits > 0 {
      root.p1Visits[i] = Int(node.p1Arms[i].visits)
      root.p1Means[i] = Double(node.p1Arms[i].sum / node.p1Arms[i].visits)
    }
    for j in 0..<choices.p2.count where node.p2Arms[j].visits > 0 {
      root.p2Visits[j] = Int(node.p2Arms[j].visits)
      root.p2Means[j] = Double(node.p2Arms[j].sum / node.p2Arms[j].visits)
    }
    return root
  }
}

/// The numbers of a Monte Carlo tree search.
public struct MonteCarloSettings: BitwiseCopyable, Sendable, Equatable {
  /// The most nodes that a tree has; a longer search goes on without new ones.
  public static let mostNodes = 200_000

  public var iterations: Int
  /// Turns that are played with rough choices beyond the tree.
  public var playout: Int
  /// Weight of the confidence bound: more tries more evenly.
  public var exploration: Double
  /// Share of random choices in the rough play.
  public var randomness: Double
  public var evaluation: Evaluation

  public init(
    iterations: Int, playout: Int = 16, exploration: Double = 0.7, randomness: Double = 0.25,
    evaluation: Evaluation = Evaluation()
  ) {
    self.iterations = iterations
    self.playout = playout
    self.exploration = exploration
    self.randomness = randomness
    self.evaluation = evaluation
  }
}

extension UnsafeMutablePointer where Pointee == Game<Battle> {
  /// The address of the board.
  @inline(__always)
  var board: BoardPointer { BoardPointer(withUnsafeMutablePointer(to: &pointee.board) { $0 }) }
}
