import Foundation

extension SHA256 {
  /// The checksum of a file's content.
  public static func hex(ofFile path: String) throws(FileError) -> String {
    guard let stream = fopen(path, "rb") else { throw .system("read", path) }
    defer { fclose(stream) }
    var sum = SHA256()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count == 0 { break }
      sum.update(buffer[0..<count])
    }
    // fread also gives 0 for a directory or a failing disk.
    if ferror(stream) != 0 { throw .system("read", path) }
    return sum.finish()
  }
}
