/// Who can learn what, by whatever means and in whatever game.
enum LearnsetImport {
  static func add(to data: inout DataSet, _ tables: Tables) throws(DataError) {
    let places = Places("Pokémon", data.pokemon.map(\.number))
    let moves = Places("move", data.moves.map(\.number))
    var learnsets: [Int: Set<Int>] = [:]
    for row in try tables[Importer.learnsets].rows("pokemon_id", "move_id") {
      let pokemon = data.pokemon[try places.place(row, 0)].number
      learnsets[pokemon, default: []].insert(data.moves[try moves.place(row, 1)].number)
    }
    data.learnsets = learnsets.mapValues { $0.sorted() }
  }
}
