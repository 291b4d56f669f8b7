import BattleCore

/// A run of finished units as it stands in a journal.
///
/// Layout: the length of the payload (4 bytes, lowest first), the payload, a checksum (8 bytes). The payload has the first
/// unit and the number of units, then for each battle a byte of flags, turns and decisions, fallbacks and luck where there
/// are any, and the digest: about 25 bytes a unit. The checksum is seeded with the configuration, so that a record of
/// another tournament is no record of this one.
struct JournalRecord: Equatable {
  /// Longer payloads are taken for garbage.
  static let longestPayload = 1 << 24
  /// Bytes around a payload.
  static let frame = 12
  /// The most units in a record.
  static let mostUnits = 4096

  var firstUnit: Int
  var pairs: [PlayedPair]

  var units: Range<Int> { firstUnit..<firstUnit + pairs.count }

  /// The record in its frame.
  static func encode(firstUnit: Int, pairs: some Collection<PlayedPair>, configuration: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    writer.bytes.reserveCapacity(32 + 32 * pairs.count)
    writer.bytes = [0, 0, 0, 0]
    writer.unsigned(firstUnit)
    writer.unsigned(pairs.count)
    for pair in pairs {
      encode(pair.first, into: &writer)
      encode(pair.second, into: &writer)
    }
    let length = writer.bytes.count - 4
    for place in 0..<4 { writer.bytes[place] = UInt8(truncatingIfNeeded: length >> (8 * place)) }
    writer.word(checksum(writer.bytes[4...], configuration: configuration))
    return writer.bytes
  }

  /// Reads a payload whose checksum was right; nil when it makes no sense all the same.
  init?(payload: ArraySlice<UInt8>) {
    var reader = ByteReader(payload)
    firstUnit = reader.int(atMost: Int.max / 4)
    let count = reader.int(atMost: JournalRecord.mostUnits)
    pairs = []
    pairs.reserveCapacity(count)
    for _ in 0..<count {
      let first = JournalRecord.battle(&reader)
      let second = JournalRecord.battle(&reader)
      guard let first, let second else { return nil }
      pairs.append(PlayedPair(first: first, second: second))
    }
    if reader.isBroken || !reader.isAtEnd || pairs.isEmpty { return nil }
  }

  /// Only what units a payload holds.
  static func units(payload: ArraySlice<UInt8>) -> Range<Int>? {
    var reader = ByteReader(payload)
    let first = reader.int(atMost: Int.max / 4)
    let count = reader.int(atMost: mostUnits)
    return reader.isBroken || count == 0 ? nil : first..<first + count
  }

  /// Digest of a payload, eight bytes at a time, with its length and the configuration.
  static func checksum(_ payload: ArraySlice<UInt8>, configuration: UInt64) -> UInt64 {
    var digest = Digest64()
    digest.combine(configuration)
    digest.combine(payload.count)
    payload.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        digest.combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      while offset < bytes.count {
        digest.combine(UInt64(bytes[offset]))
        offset += 1
      }
    }
    return digest.value
  }

  private static let fallbackFlag: UInt8 = 0x20
  private static let luckFlag: UInt8 = 0x40

  /// Flags: the winner in two bits, the reason in three, then whether fallbacks and luck follow.
  private static func encode(_ record: BattleRecord, into writer: inout ByteWriter) {
    let result = record.result
    let hasFallbacks = record.fallbacks != InlinePair(0, 0)
    let hasLuck = result.luck != BattleLuck()
    var flags = result.outcome.winner.rawValue | result.outcome.reason.rawValue << 2
    if hasFallbacks { flags |= fallbackFlag }
    if hasLuck { flags |= luckFlag }
    writer.bytes.append(flags)
    writer.unsigned(result.turns)
    writer.unsigned(result.decisions.p1)
    writer.unsigned(result.decisions.p2)
    if hasFallbacks {
      writer.unsigned(record.fallbacks.p1)
      writer.unsigned(record.fallbacks.p2)
    }
    if hasLuck {
      writer.bytes.append(result.luck.firstMover)
      for kind in LuckKind.allCases { writer.signed(result.luck[kind]) }
    }
    writer.word(result.digest)
  }

  private static func battle(_ reader: inout ByteReader) -> BattleRecord? {
    let flags = reader.byte()
    guard let winner = Outcome.Winner(rawValue: flags & 3), let reason = Outcome.Reason(rawValue: flags >> 2 & 7),
      flags & 0x80 == 0
    else { return nil }
    let turns = reader.int()
    let decisions = InlinePair(reader.int(), reader.int())
    var fallbacks = InlinePair(0, 0)
    if flags & fallbackFlag != 0 { fallbacks = InlinePair(reader.int(), reader.int()) }
    var luck = BattleLuck()
    if flags & luckFlag != 0 {
      luck.firstMover = reader.byte()
      for kind in LuckKind.allCases { luck[kind] = reader.signed() }
    }
    let result = GameResult(
      outcome: Outcome(winner: winner, reason: reason), turns: turns, decisions: decisions, digest: reader.word(),
      luck: luck)
    return reader.isBroken ? nil : BattleRecord(result: result, fallbacks: fallbacks)
  }
}
