/// What verifying one file showed.
public struct FileVerdict: Sendable {
  public var path: String
  /// One for each battle, in the order of the file.
  public var verdicts: [BattleVerdict]

  public var stateExact: Int { verdicts.count { $0.isStateExact } }
  public var logExact: Int { verdicts.count { $0.isLogExact } }
  public var isExact: Bool { logExact == verdicts.count }

  /// `<file>: state-exact A of N, log-exact B of N`.
  public var summary: String {
    "\(path): state-exact \(stateExact) of \(verdicts.count), log-exact \(logExact) of \(verdicts.count)"
  }

  /// Plays all battles of a file again.
  ///
  /// - Parameters:
  ///   - only: the id of the one battle to play, or nil for all.
  ///   - jobs: how many threads play; the result is the same for any number.
  ///   - began: called before each battle with its id, from any of the threads.
  public static func verify(
    _ file: TraceFile, only: String? = nil, jobs: Int = 1, began: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(TraceError) -> FileVerdict {
    let results = Workers.map(file.count, jobs: jobs) { index -> Result<BattleVerdict?, TraceError> in
      Result { () throws(TraceError) in try verify(file, index, only, began) }
    }
    var verdicts: [BattleVerdict] = []
    for (index, result) in results.enumerated() {
      switch result {
      case .success(let verdict): if let verdict { verdicts.append(verdict) }
      case .failure(let error): throw TraceError(path: "\(file.path), line \(index + 1)", problem: error.description)
      }
    }
    return FileVerdict(path: file.path, verdicts: verdicts)
  }

  /// The lines of the battles that differ, each ending with the step that differs first; the shortest first.
  ///
  /// - Parameter log: let differences of the log count, too.
  public func shortened(_ file: TraceFile, log: Bool) throws(TraceError) -> [[UInt8]] {
    var failing: [String: Int] = [:]
    for verdict in verdicts {
      if let first = verdict.state ?? (log ? verdict.log : nil) { failing[verdict.id] = first.step }
    }
    var lines: [(step: Int, line: [UInt8])] = []
    for index in 0..<file.count {
      let line = file.line(index)
      let id = try TraceField(JSONDocument.reading(line).root, "")["id"].text()
      if let step = failing[id] { lines.append((step, try TraceCut.line(line, steps: step))) }
    }
    // Sorting by step and place keeps the order of the file among equals.
    return lines.enumerated().sorted { ($0.element.step, $0.offset) < ($1.element.step, $1.offset) }
      .map(\.element.line)
  }

  private static func verify(
    _ file: TraceFile, _ index: Int, _ only: String?, _ began: @Sendable (String) -> Void
  ) throws(TraceError) -> BattleVerdict? {
    let document = try JSONDocument.reading(file.line(index))
    let root = TraceField(document.root, "")
    if let only, try root["id"].text() != only { return nil }
    let battle = try TraceBattle(root)
    began(battle.id)
    return Verifier.verify(battle)
  }
}

extension JSONDocument {
  /// Reads a line, with the error of a trace.
  static func reading(_ line: [UInt8]) throws(TraceError) -> JSONDocument {
    do throws(JSONError) { return try JSONDocument(line) } catch {
      throw TraceError(path: "", problem: error.description)
    }
  }
}
