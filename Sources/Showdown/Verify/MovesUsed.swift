/// Which moves a reference battle shows.
enum MovesUsed {
  /// The names in its "|move|" lines.
  static func names(in trace: TraceBattle) -> Set<String> {
    var names: Set<String> = []
    for step in trace.steps {
      for line in step.after.log where line.hasPrefix("|move|") {
        let fields = line.split(separator: "|", maxSplits: 4, omittingEmptySubsequences: false)
        if fields.count > 3 { names.insert(String(fields[3])) }
      }
    }
    return names
  }
}
