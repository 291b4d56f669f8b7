import BattleCore
import Policies
import Tournament

/// One battle as a page that needs nothing but itself: no network, no script.
public struct BattlePage<Rules: ReplayedRules> {
  private let report: BattleReport<Rules>
  /// The chance of `p1` at each moment.
  private let curve: [Chance]
  private let version: String

  public init(_ report: BattleReport<Rules>, curve: [Chance], version: String) {
    self.report = report
    self.curve = curve
    self.version = version
  }

  private var timeline: Timeline<Rules> { report.timeline }
  private var labels: [String] { timeline.setup.labels }

  public var text: String {
    let title = labels.joined(separator: " against ")
    var page = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    page += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    page +=
      HTML.element("title", "\(title), \(report.title)") + "\n<style>\n\(PageStyle.text)\n</style>\n</head>\n<body>\n"
    page += "<h1>\(who(.p1)) against \(who(.p2))</h1>\n"
    page += HTML.element("p", "\(report.title), seed \(timeline.setup.seed)", "class=\"faint\"") + "\n"
    page += "<div class=\"players\">" + Seat.allCases.map(player).joined() + "</div>\n"
    page += HTML.element("p", report.ending, "id=\"result\"") + "\n"
    page += chart + navigation
    let parts = plainParts
    for index in timeline.moments.indices {
      page += section(index, opening: index == 0 ? parts[0] : [], parts[index + 1])
    }
    page += "<section id=\"end\"><h2>End</h2>" + sides(timeline.final) + "</section>\n"
    page += HTML.element("p", footer, "class=\"faint\"") + "\n</body>\n</html>\n"
    return page
  }

  /// What happened, without the reasons, which have places of their own.
  private var plainParts: [[String]] {
    var plain = report
    plain.explains = false
    plain.costs = []
    return plain.parts
  }

  private var footer: String {
    let chances =
      curve.isEmpty
      ? ""
      : " Chances are shares of \(curve[0].battles) battles played on with fresh dice, \(report.playsOn); "
        + "intervals are 95 %."
    return "battlelab \(version), \(Rules.info.name) rules.\(chances)"
  }

  private func who(_ seat: Seat) -> String {
    HTML.element("span", labels[seat.index], "class=\"\(seat.name)\"")
  }

  private func player(_ seat: Seat) -> String {
    "<div><strong class=\"\(seat.name)\">\(seat.name) \(HTML.escape(labels[seat.index]))</strong><br>"
      + HTML.element("span", report.teams[seat.index], "class=\"faint\"") + "</div>"
  }

  // MARK: - Navigation

  private var navigation: String {
    var links = "<nav aria-label=\"turns\">"
    for (index, moment) in timeline.moments.enumerated() {
      let isCostly = report.costs.contains { $0.moment == index && $0.cost.isClear }
      let mark = isCostly ? " class=\"costly\" title=\"a choice here was costly\"" : ""
      links += "<a href=\"#\(id(index))\"\(mark)>\(moment.name)</a>"
    }
    return links + "<a href=\"#end\">end</a></nav>\n"
  }

  private func id(_ index: Int) -> String {
    "t" + timeline.moments[index].name.description.replacing(".", with: "-")
  }

  private var chart: String {
    guard !curve.isEmpty else { return "" }
    let points = timeline.moments.indices.map { index in
      ChanceChart.Point(
        label: timeline.moments[index].name.description, link: "#" + id(index), value: curve[index].score,
        low: curve[index].interval.low, high: curve[index].interval.high)
    }
    let end = timeline.outcome.map { outcome in
      ChanceChart.Point(
        label: "end", link: "#end", value: outcome.seat == .p1 ? 1 : outcome.seat == .p2 ? 0 : 0.5, low: nil, high: nil)
    }
    return ChanceChart.svg(points + (end.map { [$0] } ?? []), title: "chance of \(labels[0]) (p1) to win, by turn")
  }

  // MARK: - Turns

  private func section(_ index: Int, opening: [String], _ lines: [String]) -> String {
    let moment = timeline.moments[index]
    let chance = curve.isEmpty ? "" : "p1 wins \(ChanceText.text(curve[index]))"
    var text = "<section id=\"\(id(index))\"><h2>Turn \(moment.name)</h2>"
    text += sides(moment.game.board)
    if !chance.isEmpty { text += HTML.element("p", chance, "class=\"faint\"") }
    for decision in moment.decisions {
      text += DecisionTable(report.text(decision, at: index)).html
    }
    text += "<ul class=\"log\">"
    // The heading says which turn it is.
    for line in opening + lines where !line.isEmpty && !line.hasPrefix("Turn ") {
      text += line.hasPrefix("  ") ? HTML.element("li", line, "class=\"detail\"") : HTML.element("li", line)
    }
    return text + "</ul></section>\n"
  }

  private func sides(_ board: Rules.Board) -> String {
    let view = Rules.view(board, timeline.setup.teams)
    var text = view.field.isEmpty ? "" : HTML.element("p", "field: " + view.field.joined(separator: ", "))
    text += "<div class=\"sides\">"
    for (seat, side) in zip(Seat.allCases, view.sides) { text += self.side(side, seat) }
    return text + "</div>"
  }

  private func side(_ side: PositionView.SideView, _ seat: Seat) -> String {
    guard let front = side.fighters.first else { return "<div></div>" }
    var text = "<div>" + HTML.element("strong", front.name, "class=\"\(seat.name)\"")
    text += " \(front.hp)/\(front.maxHP)" + (front.status.isEmpty ? "" : ", " + HTML.escape(front.status)) + bar(front)
    let words = front.conditions + side.conditions
    if !words.isEmpty { text += HTML.element("div", words.joined(separator: ", "), "class=\"bench\"") }
    let bench = side.fighters.dropFirst().map { $0.hp == 0 ? "\($0.name) down" : "\($0.name) \($0.percent) %" }
    if !bench.isEmpty { text += HTML.element("div", bench.joined(separator: ", "), "class=\"bench\"") }
    return text + "</div>"
  }

  private func bar(_ fighter: PositionView.Fighter) -> String {
    let kind = fighter.percent > 50 ? "" : fighter.percent > 20 ? " class=\"fair\"" : " class=\"poor\""
    return "<div class=\"bar\" role=\"meter\" aria-valuemin=\"0\" aria-valuemax=\"\(fighter.maxHP)\" "
      + "aria-valuenow=\"\(fighter.hp)\" aria-label=\"HP of \(HTML.escape(fighter.name))\">"
      + "<span\(kind) style=\"width:\(fighter.percent)%\"></span></div>"
  }
}
