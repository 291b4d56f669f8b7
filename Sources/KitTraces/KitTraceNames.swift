import Kit
import PokeAPI

extension KitTraceField {
  /// An entry of the data set, by identifier.
  func entry(_ tables: KitTables) throws(KitTraceError) -> PokemonEntry {
    let name = try text()
    guard let entry = tables.pokemon(named: name) else { throw error("unknown Pokémon \"\(name)\"") }
    return entry
  }

  /// A move's number, by identifier.
  func move(_ tables: KitTables) throws(KitTraceError) -> Int {
    let name = try text()
    guard let number = tables.moveNumber(name) else { throw error("unknown move \"\(name)\"") }
    return number
  }

  func status() throws(KitTraceError) -> Kit.Status {
    let name = try text()
    guard let status = Kit.Status.allCases.first(where: { $0.identifier == name }) else {
      throw error("unknown status \"\(name)\"")
    }
    return status
  }
}
