/// Reads every table anew, as first uses do once, and counts the entries. For tests of what loading costs.
package func readAllTables() -> Int {
  SpeciesStore().species.count + ItemStore().items.count + NameTables.readMoves().numbers.count
    + NameTables.readAbilities().numbers.count + LearnsetStore().count
}
