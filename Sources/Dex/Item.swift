/// What an item is, where its kind matters in battle.
@frozen
public enum ItemKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case other = 0
  case berry, gem, plate, drive, ball
}

/// A held item.
@frozen
public struct Item: Hashable, BitwiseCopyable, Sendable {
  public var id: ItemID
  public var kind: ItemKind
  /// The type of Natural Gift (berry), the type a gem or a plate strengthens, the type a drive gives Techno Blast;
  /// `none` for other items.
  public var type: PokeType
  /// The power of Fling, 0 when it cannot be flung for damage.
  public var flingPower: UInt8
  /// The power of Natural Gift, 0 for what is no berry.
  public var naturalGiftPower: UInt8

  public var name: String { id.name }
  public var ident: String { id.ident }
}

/// The item table, read on first use.
struct ItemStore: Sendable {
  /// By id, with gaps.
  let items: [Item]
  let names: NameTable

  static let shared = ItemStore()

  init() {
    var items = [ItemStore.nothing]
    var names = [""]
    var reader = TableReader(TableText.items)
    while !reader.isAtEnd {
      let id = reader.number()
      while items.count < id {
        items.append(ItemStore.nothing)
        names.append("")
      }
      items.append(
        Item(
          id: ItemID(rawValue: UInt16(id)), kind: ItemKind(rawValue: UInt8(reader.number()))!,
          type: PokeType(rawValue: UInt8(reader.number()))!, flingPower: UInt8(reader.number()),
          naturalGiftPower: UInt8(reader.number())))
      names.append(reader.text())
      reader.endLine()
    }
    self.items = items
    // The later name of the same item.
    self.names = NameTable(names: names, aliases: [("Leek", ItemID.stick.rawValue)])
  }

  private static var nothing: Item {
    Item(id: .none, kind: .other, type: .none, flingPower: 0, naturalGiftPower: 0)
  }
}
