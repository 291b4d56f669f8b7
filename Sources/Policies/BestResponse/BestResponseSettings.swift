/// The numbers of a best response.
public struct BestResponseSettings: BitwiseCopyable, Sendable, Equatable {
  /// What the foe is taken to play.
  public var model: FoeModel
  public var search: MonteCarloSettings

  public init(model: FoeModel = .heuristic, search: MonteCarloSettings = MonteCarloSettings(iterations: 10_000)) {
    self.model = model
    self.search = search
  }
}
