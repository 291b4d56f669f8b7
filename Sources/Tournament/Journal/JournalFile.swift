import Foundation

/// A journal on disk, read: its header, and where each good record stands.
///
/// Scanning ends at the first record that is not whole: what a process that was killed had begun to write. What follows is
/// no part of the journal.
public final class JournalFile: Sendable {
  /// Where a record stands.
  struct Entry: Sendable {
    var first: Int
    var count: Int32
    /// Bytes of the payload.
    var length: Int32
    /// Of the payload, from the beginning of the file.
    var offset: Int

    var units: Range<Int> { first..<first + Int(count) }
  }

  public let path: String
  public let header: JournalHeader
  let entries: [Entry]
  /// Where the last good record ends.
  let end: Int
  /// Bytes behind it.
  public let tornBytes: Int
  private let descriptor: Int32

  /// Opens and scans a journal.
  public init(_ path: String) throws(JournalError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(action: "read", path: path, reason: String(cString: strerror(errno))) }
    var input = BufferedInput(descriptor)
    guard let header = JournalFile.header(&input) else {
      close(descriptor)
      throw .notAJournal(path: path)
    }
    self.header = header
    var entries: [Entry] = []
    let configuration = header.configuration
    var end = input.offset
    while let payload = input.record(longest: JournalRecord.longestPayload, configuration: configuration) {
      guard let units = JournalRecord.units(payload: payload) else { break }
      entries.append(
        Entry(
          first: units.lowerBound, count: Int32(units.count), length: Int32(payload.count),
          offset: end + 4))
      end = input.offset
    }
    self.entries = entries
    self.end = end
    tornBytes = max(0, input.size - end)
  }

  deinit { close(descriptor) }

  /// The units that are there.
  public var units: UnitRanges {
    var units = UnitRanges()
    // Records that come in another order than their units are sorted first: inserting at the end is cheap.
    for entry in entries.sorted(by: { $0.first < $1.first }) { units.insert(entry.units) }
    return units
  }

  /// Reads one record again.
  func record(_ entry: Entry) throws(JournalError) -> JournalRecord {
    let length = Int(entry.length)
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = max(0, JournalFile.read(descriptor, buffer.baseAddress, length, at: entry.offset))
    }
    guard bytes.count == length, let record = JournalRecord(payload: bytes[...]), record.units == entry.units else {
      throw .damaged(path: path, offset: entry.offset)
    }
    return record
  }

  private static func header(_ input: inout BufferedInput) -> JournalHeader? {
    guard let magic = input.take(JournalHeader.magic.count), Array(magic) == JournalHeader.magic else { return nil }
    return input.record(longest: JournalHeader.longest, configuration: 0).flatMap { JournalHeader(payload: $0) }
  }

  /// Reads until `count` bytes are there or the file ends.
  static func read(_ descriptor: Int32, _ target: UnsafeMutablePointer<UInt8>?, _ count: Int, at offset: Int) -> Int {
    guard let target else { return 0 }
    var done = 0
    while done < count {
      let got = pread(descriptor, target + done, count - done, off_t(offset + done))
      if got < 0 && errno == EINTR { continue }
      if got <= 0 { break }
      done += got
    }
    return done
  }
}

/// Reads a file from its beginning in large pieces.
private struct BufferedInput {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Of the buffer's first byte.
  private var base = 0
  private var place = 0
  let size: Int

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    size = Int(lseek(descriptor, 0, SEEK_END))
  }

  /// Where the next byte stands in the file.
  var offset: Int { base + place }

  /// The next bytes; nil when the file ends before.
  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    if buffer.count - place < count {
      guard offset + count <= size else { return nil }
      let wanted = min(max(count, 1 << 18), size - offset)
      let start = offset
      buffer = [UInt8](unsafeUninitializedCapacity: wanted) { bytes, got in
        got = max(0, JournalFile.read(descriptor, bytes.baseAddress, wanted, at: start))
      }
      base = start
      place = 0
      if buffer.count < count { return nil }
    }
    defer { place += count }
    return buffer[place..<place + count]
  }

  /// The payload of the next record; nil when there is none or it is not whole.
  mutating func record(longest: Int, configuration: UInt64) -> ArraySlice<UInt8>? {
    guard let head = take(4) else { return nil }
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= longest, let whole = take(length + 8) else { return nil }
    let payload = whole.prefix(length)
    var sum = ByteReader(whole.suffix(8))
    return sum.word() == JournalRecord.checksum(payload, configuration: configuration) ? payload : nil
  }
}
