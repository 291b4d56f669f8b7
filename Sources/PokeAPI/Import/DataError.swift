/// Why a table or a compact text is refused: where, and what is wrong there.
public struct DataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// "moves.csv".
  public var file: String
  /// From 1; 0 when it is about the file as a whole.
  public var line: Int
  public var problem: String

  public init(_ file: String, line: Int = 0, _ problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  public var description: String { line == 0 ? "\(file): \(problem)" : "\(file), line \(line): \(problem)" }
}
