import Spelling

/// Finds what somebody who misspelt a name may have meant.
public enum NearestName {
  /// The name nearest to `text`, the earlier of equals, or nil when none is near enough to be meant: within a third of
  /// the letters typed (at least one), or beginning with all of them. Case and punctuation do not count.
  public static func suggest(_ text: String, among names: some Sequence<String>) -> String? {
    let wanted = showdownID(text)
    guard !wanted.isEmpty else { return nil }
    var best: String?
    var bestDistance = max(1, wanted.utf8.count / 3) + 1
    var beginning: String?
    for name in names {
      let candidate = showdownID(name)
      if beginning == nil, candidate.hasPrefix(wanted) { beginning = name }
      // The lengths alone are a lower bound of the distance.
      guard abs(candidate.utf8.count - wanted.utf8.count) < bestDistance else { continue }
      let found = EditDistance.between(wanted, candidate)
      if found < bestDistance {
        best = name
        bestDistance = found
      }
    }
    return best ?? beginning
  }
}
