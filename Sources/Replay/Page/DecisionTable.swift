import BattleCore
import Policies

/// A decision as a table that folds out.
struct DecisionTable<Rules: ReplayedRules> {
  private let decision: DecisionText<Rules>

  init(_ decision: DecisionText<Rules>) { self.decision = decision }

  var html: String {
    let seat = decision.decision.seat.name
    let account = decision.decision.isImposed ? nil : decision.decision.account
    var text = "<details><summary>" + HTML.element("span", decision.headline, "class=\"\(seat)\"")
    if let verdict = decision.verdict {
      let isCostly = decision.cost?.cost.isClear == true
      text += " " + HTML.element("span", verdict, isCostly ? "class=\"costly\"" : "class=\"faint\"")
    }
    text += "</summary><div class=\"scroll\"><table><tr><th>choice</th><th>the policy's figures</th>"
    text += decision.cost == nil ? "</tr>" : "<th>wins</th></tr>"
    for choice in decision.decision.legal.array {
      text += choice == decision.decision.answer ? "<tr class=\"chosen\">" : "<tr>"
      text += HTML.element("td", decision.word(choice))
      text += HTML.element("td", account.flatMap { DecisionText<Rules>.figures(choice, $0) } ?? "")
      if let cost = decision.cost { text += HTML.element("td", cost.chance(of: choice).map(ChanceText.text) ?? "") }
      text += "</tr>"
    }
    text += "</table></div>"
    for note in decision.notes { text += HTML.element("div", note, "class=\"faint\"") }
    return text + "</details>"
  }
}
