import Dex

/// Species as people write them.
enum SpeciesText {
  /// The species that a text names; besides its full name a forme goes by the first letters of it ("Landorus-T",
  /// "Rotom-W") as long as only one begins with them.
  static func find(_ text: String) throws(UnknownName) -> SpeciesID {
    do throws(UnknownName) {
      return try SpeciesID(named: text)
    } catch {
      if let forme = shortForme(text) { return forme }
      throw error
    }
  }

  private static func shortForme(_ text: String) -> SpeciesID? {
    guard let dash = text.lastIndex(where: { $0 == "-" || $0 == " " }) else { return nil }
    guard let base = SpeciesID.withShowdownID(showdownID(text[..<dash])) else { return nil }
    let letters = showdownID(text[text.index(after: dash)...])
    guard !letters.isEmpty else { return nil }
    let formes = Dex.species(base).otherFormes.filter { forme in
      !Dex.species(forme).isBattleOnly && showdownID(Dex.species(forme).forme).hasPrefix(letters)
    }
    return formes.count == 1 ? formes[0] : nil
  }
}
