public import Kit
public import Policies

/// Plays the kit's traces again and compares everything that they say.
public struct KitVerifier: Sendable {
  let tables: KitTables
  let weights: MoveScoringWeights

  /// - Parameter weights: what the traces were made with: the app's own numbers unless given.
  public init(tables: KitTables = .embedded, weights: MoveScoringWeights = KitVerifier.appWeights) {
    self.tables = tables
    self.weights = weights
  }

  /// The weights as the app's code has them: one differs from its documentation.
  public static var appWeights: MoveScoringWeights {
    var weights = MoveScoringWeights()
    weights.lowHPPriorityBonus = 20
    return weights
  }

  /// Verifies a line.
  public func verify(_ line: [UInt8], as kind: KitTraceKind) throws(KitTraceError) -> KitVerdict {
    let field = try KitTraceField(line: line)
    switch kind {
    case .battles: return try verify(KitBattleTrace(field, tables))
    case .loadouts: return try verifyLoadout(field)
    case .opponents: return try verifyOpponent(field)
    }
  }

  /// Verifies a file.
  ///
  /// - Parameters:
  ///   - path: what the file is called in the summary and in errors.
  ///   - only: the id of the one line to verify, or nil for all.
  public func verify(
    path: String, _ kind: KitTraceKind, lines: Int, only: String? = nil, line: (Int) -> [UInt8]
  ) throws(KitTraceError) -> KitFileVerdict {
    var verdicts: [KitVerdict] = []
    for index in 0..<lines {
      do throws(KitTraceError) {
        let bytes = line(index)
        if let only, try KitTraceField(line: bytes)["id"].text() != only { continue }
        verdicts.append(try verify(bytes, as: kind))
      } catch {
        throw KitTraceError(path: "\(path), line \(index + 1)", problem: error.description)
      }
    }
    return KitFileVerdict(path: path, verdicts: verdicts)
  }

  /// The first difference of two lists, or nil.
  static func difference<T: Equatable>(_ what: String, _ expected: [T], _ actual: [T]) -> String? {
    if expected == actual { return nil }
    let place = zip(expected, actual).prefix { $0 == $1 }.count
    func text(_ list: [T]) -> String { list.indices.contains(place) ? "\(list[place])" : "nothing" }
    return "\(what) \(place + 1): expected \(text(expected)), not \(text(actual))"
  }
}
