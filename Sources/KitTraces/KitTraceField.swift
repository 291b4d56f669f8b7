import JSONText

/// Why a line of the kit's traces cannot be read.
public struct KitTraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the line: "rounds[3].seed".
  public var path: String
  public var problem: String

  public var description: String { path.isEmpty ? problem : "\(path): \(problem)" }
}

/// A value of a trace together with its path, for messages.
struct KitTraceField {
  private let value: JSONValue?
  private let path: String

  private init(_ value: JSONValue?, _ path: String) {
    self.value = value
    self.path = path
  }

  /// Reads a line.
  init(line: [UInt8]) throws(KitTraceError) {
    do throws(JSONError) { self.init(try JSONDocument(line).root, "") } catch {
      throw KitTraceError(path: "", problem: error.description)
    }
  }

  /// Nil when it is absent or null.
  var optional: KitTraceField? { value == nil || value?.isNull == true ? nil : self }

  subscript(key: StaticString) -> KitTraceField {
    KitTraceField(value?[key], path.isEmpty ? "\(key)" : "\(path).\(key)")
  }

  func error(_ problem: String) -> KitTraceError { KitTraceError(path: path, problem: problem) }

  func text() throws(KitTraceError) -> String {
    guard let string = value?.string else { throw error("a text expected") }
    return string
  }

  func integer() throws(KitTraceError) -> Int {
    guard let number = value?.int else { throw error("a whole number expected") }
    return number
  }

  func number() throws(KitTraceError) -> Double {
    guard let number = value?.double else { throw error("a number expected") }
    return number
  }

  func flag() throws(KitTraceError) -> Bool {
    guard let flag = value?.bool else { throw error("true or false expected") }
    return flag
  }

  /// Up to sixteen hexadecimal digits.
  func hex() throws(KitTraceError) -> UInt64 {
    guard let string = value?.string, let number = UInt64(string, radix: 16) else {
      throw error("hexadecimal digits expected")
    }
    return number
  }

  func list<T>(
    _ read: (KitTraceField) throws(KitTraceError) -> T
  ) throws(KitTraceError) -> [T] {
    guard let elements = value?.elements else { throw error("a list expected") }
    var result: [T] = []
    result.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      result.append(try read(KitTraceField(element, "\(path)[\(index)]")))
    }
    return result
  }

  func texts() throws(KitTraceError) -> [String] {
    try list { field throws(KitTraceError) in try field.text() }
  }

  /// A value for each of the two sides.
  func pair<T>(
    _ read: (KitTraceField) throws(KitTraceError) -> T
  ) throws(KitTraceError) -> [T] {
    let pair = try list(read)
    guard pair.count == 2 else { throw error("two sides expected") }
    return pair
  }

  /// Keys and values; none when the field is absent.
  func members() throws(KitTraceError) -> [(String, KitTraceField)] {
    guard let value else { return [] }
    guard let members = value.members else { throw error("an object expected") }
    return members.map { ($0.key, KitTraceField($0.value, "\(path).\($0.key)")) }
  }
}
