/// Names by number, and numbers by name.
struct NameTable: Sendable {
  /// By number; empty where there is none.
  let names: [String]
  /// Names in Showdown's spelling, by number.
  let idents: [String]
  /// The numbers that have a name, rising.
  let numbers: [UInt16]
  private let byIdent: [String: UInt16]

  /// - Parameters:
  ///   - names: by number, empty for a gap.
  ///   - aliases: further spellings; what is somebody's own name stays so.
  init(names: [String], aliases: [(String, UInt16)] = []) {
    var byIdent: [String: UInt16] = [:]
    byIdent.reserveCapacity(names.count + aliases.count)
    var numbers: [UInt16] = []
    numbers.reserveCapacity(names.count)
    let idents = names.map { showdownID($0) }
    for (number, ident) in idents.enumerated() where !ident.isEmpty {
      numbers.append(UInt16(number))
      byIdent[ident] = UInt16(number)
    }
    for (alias, number) in aliases {
      let ident = showdownID(alias)
      if byIdent[ident] == nil { byIdent[ident] = number }
    }
    self.names = names
    self.idents = idents
    self.numbers = numbers
    self.byIdent = byIdent
  }

  /// Reads lines of "number|name|".
  init(_ text: StaticString, none: String = "", aliases: [(String, UInt16)] = []) {
    var names = [none]
    var reader = TableReader(text)
    while !reader.isAtEnd {
      let number = reader.number()
      while names.count < number { names.append("") }
      names.append(reader.text())
      reader.endLine()
    }
    self.init(names: names, aliases: aliases)
  }

  func number(ident: String) -> UInt16? { byIdent[ident] }

  /// The name, empty for a number that has none.
  func name(_ number: some BinaryInteger) -> String { names.indices.contains(Int(number)) ? names[Int(number)] : "" }

  func ident(_ number: some BinaryInteger) -> String { idents.indices.contains(Int(number)) ? idents[Int(number)] : "" }
}
