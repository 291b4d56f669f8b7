/// Whether one line of the kit's traces comes out the same.
public struct KitVerdict: Sendable, Equatable {
  public var id: String
  /// The first thing that differs, with what was expected and what came; nil when nothing does.
  public var difference: String?

  public var isExact: Bool { difference == nil }
}

/// What verifying one file of the kit's traces showed.
public struct KitFileVerdict: Sendable {
  public var path: String
  /// One for each line, in the order of the file.
  public var verdicts: [KitVerdict]

  public var exact: Int { verdicts.count { $0.isExact } }
  public var isExact: Bool { exact == verdicts.count }

  /// `<file>: exact A of N`.
  public var summary: String { "\(path): exact \(exact) of \(verdicts.count)" }
}

/// What a file of the kit's traces holds; its lines are alike.
public enum KitTraceKind: Sendable, CaseIterable {
  /// Whole battles: rounds with scores, picks, draws, events and positions.
  case battles
  /// Choices of four moves.
  case loadouts
  /// Choices of an opponent.
  case opponents

  /// The kind of a line; nil when it is none of the kit's.
  public init?(line: [UInt8]) {
    guard let field = try? KitTraceField(line: line) else { return nil }
    if field["rounds"].optional != nil {
      self = .battles
    } else if field["shortlist20"].optional != nil {
      self = .loadouts
    } else if field["rankedBeforeShuffle"].optional != nil {
      self = .opponents
    } else {
      return nil
    }
  }
}
