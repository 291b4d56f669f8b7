public import Dex

/// What a reference battle shows: moves that somebody used, abilities and items of those who were in.
public struct ThingsSeen: Sendable, Equatable {
  public var moves: Set<MoveID> = []
  public var abilities: Set<AbilityID> = []
  public var items: Set<ItemID> = []

  public init() {}

  /// The moves are those of its "|move|" lines, chosen or called; abilities and items those that whoever was in had at a
  /// decision, its own or not.
  init(_ trace: TraceBattle) {
    var moveNames: Set<Substring> = []
    var abilityNames: Set<String> = []
    var itemNames: Set<String> = []
    for moment in [trace.start] + trace.steps.map(\.after) {
      for line in moment.log where line.hasPrefix("|move|") {
        let fields = line.split(separator: "|", maxSplits: 4, omittingEmptySubsequences: false)
        if fields.count > 3 { moveNames.insert(fields[3]) }
      }
      for side in moment.sides {
        abilityNames.insert(side.ability)
        itemNames.insert(side.item)
      }
    }
    moves = Set(moveNames.compactMap { MoveID.withShowdownID(showdownID($0)) })
    abilities = Set(abilityNames.compactMap { AbilityID.withShowdownID($0) }).subtracting([.none])
    items = Set(itemNames.compactMap { ItemID.withShowdownID($0) }).subtracting([.none])
  }
}
