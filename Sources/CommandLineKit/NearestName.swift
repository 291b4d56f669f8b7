import Spelling

/// Finds what was meant by a misspelt name.
public enum NearestName {
  /// The nearest of `names`, without regard to case, or nil when none is near. Equals keep the order of the list.
  public static func of(_ name: String, among names: some Sequence<String>) -> String? {
    let wanted = name.lowercased()
    // One error in three characters is a typing error; more is another word.
    let most = max(1, (wanted.count + 1) / 3)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = EditDistance.between(wanted, candidate.lowercased())
      if distance <= most, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    if let best { return best.name }
    guard wanted.count >= 3 else { return nil }
    return names.first { $0.lowercased().hasPrefix(wanted) }
  }

  /// "unknown policy 'randon': did you mean 'random'?", or the list of all names when none is near.
  public static func message(_ what: String, _ name: String, among names: [String]) -> String {
    if let near = of(name, among: names) { return "unknown \(what) '\(name)': did you mean '\(near)'?" }
    // A long list would hide the message.
    if names.isEmpty || names.count > 20 { return "unknown \(what) '\(name)'" }
    return "unknown \(what) '\(name)': known are \(names.joined(separator: ", "))"
  }
}
