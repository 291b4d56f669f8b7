/// Who learns what, read on first use.
struct LearnsetStore: Sendable {
  private let own: [MoveSet]
  private let all: [MoveSet]

  static let shared = LearnsetStore()

  var count: Int { own.count }

  /// The moves of a species: its own, and together with those of the species it evolves from.
  subscript(id: SpeciesID) -> (own: MoveSet, all: MoveSet) {
    let index = Int(id.rawValue)
    return own.indices.contains(index) ? (own[index], all[index]) : (MoveSet(), MoveSet())
  }

  init() {
    let species = SpeciesStore.shared.species
    var own = [MoveSet](repeating: MoveSet(), count: species.count)
    var reader = TableReader(TableText.learnsets)
    while !reader.isAtEnd {
      let id = reader.number()
      own[id] = reader.moves()
      reader.endLine()
    }
    for entry in species where entry.isCosmetic { own[Int(entry.id.rawValue)] = own[Int(entry.base.rawValue)] }
    var all = own
    for entry in species {
      var prevo = entry.prevo
      while prevo != .none {
        all[Int(entry.id.rawValue)].formUnion(own[Int(prevo.rawValue)])
        prevo = species[Int(prevo.rawValue)].prevo
      }
    }
    self.own = own
    self.all = all
  }
}
