/// What one side brings: one to six checked sets, ready to enter battle.
public struct Team: Sendable {
  public let sets: [PokemonSet]
  let members: [Pokemon]

  /// Both lists belong together; `init(_:)` checks and builds.
  init(sets: [PokemonSet], members: [Pokemon]) {
    self.sets = sets
    self.members = members
  }

  /// Puts the team at the start of a battle into `side`, the first member in front.
  func enter(_ side: inout Side) {
    side.teamSize = UInt8(members.count)
    side.left = UInt8(members.count)
    for (place, member) in members.enumerated() {
      side.team[place] = member
      side.order[place] = UInt8(place)
    }
  }
}
