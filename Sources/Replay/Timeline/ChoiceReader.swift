public import BattleCore
import Dex

/// Reads choices as people write them.
public enum ChoiceReader<Rules: ReplayedRules> {
  /// The legal choice that `text` names: a move, "switch 3", "switch starmie", or a number in the list of choices after a
  /// hash ("#2"). Case, spaces and punctuation do not matter.
  public static func read(
    _ text: String, _ board: Rules.Board, _ seat: Seat, _ legal: ChoiceList
  ) throws(ReplayError) -> Choice {
    let all = legal.array
    if text.hasPrefix("#"), let number = Int(text.dropFirst()), all.indices.contains(number - 1) {
      return all[number - 1]
    }
    var wanted = showdownID(text)
    let words = all.map { Rules.word($0, board, seat) }
    for prefix in ["", "move"] where wanted.hasPrefix(prefix) {
      wanted.removeFirst(prefix.count)
      for (choice, word) in zip(all, words) {
        if showdownID(word) == wanted || Rules.aliases(choice, board, seat).contains(wanted) { return choice }
      }
    }
    let near = NearestName.suggest(text, among: words).map { "did you mean '\($0)'? " } ?? ""
    throw ReplayError("'\(text)' cannot be chosen; \(near)it can choose \(words.joined(separator: ", "))")
  }
}
