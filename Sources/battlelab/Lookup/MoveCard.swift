import Dex
import Gen5
import Reports

extension Card {
  /// A move.
  ///
  /// - Parameter isFull: with the species that can know it by name.
  static func move(_ id: MoveID, isFull: Bool) -> Card {
    let row = id.row
    var card = Card("move", id.name)
    card.add("number", Int(id.rawValue))
    card.add("type", row.type.name)
    card.add("category", "\(row.category)")
    if row.category != .status {
      card.add("power", MoveFacts.power(row), row.power == 0 ? .null : .integer(Int(row.power)))
    }
    let accuracy = row.accuracy == 0 ? "cannot miss" : "\(row.accuracy) %"
    card.add("accuracy", accuracy, row.accuracy == 0 ? .null : .integer(Int(row.accuracy)))
    card.add("pp", "\(row.pp), at most \(StatFormula.maxPP(id))", .integer(Int(row.pp)))
    if row.priority != 0 {
      card.add("priority", row.priority > 0 ? "+\(row.priority)" : "\(row.priority)", .integer(Int(row.priority)))
    }
    card.add("effects", MoveFacts.effects(row))
    card.add("properties", MoveFacts.properties(row))
    let strong = PokeType.all.filter { TypeChart.effectiveness(row.type, $0) == .double }.map(\.name)
    if row.category != .status { card.add("strong against", strong) }
    let learners = Dex.learners(of: id).filter { !Dex.species($0).isCosmetic }.map(\.name)
    if isFull {
      card.add("learned by", learners)
    } else {
      card.add(
        "learned by", key: "learner_count", "\(learners.count) species and formes (--full lists them)",
        .integer(learners.count))
    }
    return card
  }
}
