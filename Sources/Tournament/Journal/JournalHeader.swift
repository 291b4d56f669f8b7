import BattleCore

/// The beginning of a journal: which tournament it belongs to, and what program wrote it.
///
/// Layout: a line of text that names the format, then in a record's frame the manifest's text and the build's.
public struct JournalHeader: Hashable, Sendable {
  static let magic = Array("battlelab journal 1\n".utf8)
  /// A longer header is taken for garbage.
  static let longest = 1 << 26

  /// The manifest, exactly as `manifest.json` has it.
  public var manifest: String
  /// Version, machine and executable of the program that made the journal.
  public var build: String

  public init(manifest: String, build: String) {
    self.manifest = manifest
    self.build = build
  }

  /// What the checksums of records are seeded with.
  var configuration: UInt64 { Digest64.of(manifest) }

  var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.text(manifest)
    writer.text(build)
    let length = writer.bytes.count
    var bytes = JournalHeader.magic
    for place in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: length >> (8 * place))) }
    bytes += writer.bytes
    var sum = ByteWriter()
    sum.word(JournalRecord.checksum(writer.bytes[...], configuration: 0))
    return bytes + sum.bytes
  }

  /// Reads a header's payload.
  init?(payload: ArraySlice<UInt8>) {
    var reader = ByteReader(payload)
    manifest = reader.text()
    build = reader.text()
    if reader.isBroken || !reader.isAtEnd { return nil }
  }
}
