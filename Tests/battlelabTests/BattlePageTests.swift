import Foundation
import Testing

@Suite("replay --html")
struct BattlePageTests {
  private func page(_ words: [String]) throws -> String {
    let folder = try TemporaryFolder()
    let run = CommandRun.words(words + ["--html", folder.file("page.html"), "--continue", "4"])
    #expect(run.status == 0 && run.output == "written to \(folder.file("page.html"))\n", "\(run.errors)")
    return try folder.text("page.html")
  }

  /// Tags close in the order in which they open.
  private func unbalanced(_ page: String) -> String? {
    let single = ["meta", "!DOCTYPE", "br", "line", "polygon", "polyline"]
    var open: [Substring] = []
    for match in page.matches(of: /<(\/?)([!A-Za-z0-9]+)[^>]*>/) {
      if single.contains(String(match.2)) { continue }
      if match.1.isEmpty {
        open.append(match.2)
      } else if open.popLast() != match.2 {
        return "\(match.0) after \(open)"
      }
    }
    return open.isEmpty ? nil : "\(open) not closed"
  }

  @Test("complete, and nothing from elsewhere", arguments: [[], ["--rules", "kit"], ["--format", "singles"]])
  func selfContained(_ options: [String]) throws {
    let words = Planned.words(2, ("heuristic", "max-damage")) + options
    let page = try page(words)
    #expect(unbalanced(page) == nil)
    for word in ["http", "<script", "src=", "@import", "url("] { #expect(!page.contains(word), "\(word)") }
    for word in ["prefers-color-scheme: dark", "<svg", "role=\"meter\"", "heuristic chooses", "max-damage chooses"] {
      #expect(page.contains(word), "\(word)")
    }
    // A section for each moment and the end, each with a link, and a point in the curve.
    let moments = Set(
      Planned.decisions(try Planned.objects(words)).map { "\($0["turn"] ?? 0)-\($0["moment"] ?? 0)" })
    let sections = page.matches(of: /<section id="([^"]+)">/).map { String($0.1) }
    #expect(sections.count >= moments.count + 1 && sections.last == "end")
    for id in sections { #expect(page.contains("href=\"#\(id)\"")) }
    #expect(page.matches(of: /<circle/).count == sections.count)
  }

  @Test func namesAreEscaped() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("page.html")
    let team = "<b>Nick & \"Co\"</b> (Starmie)\n- Surf\n- Ice Beam"
    let run = CommandRun.words([
      "replay", "--p1", team, "--p2", team, "--p1-policy", "<i>=random", "--html", file, "--continue", "2", "--quiet",
    ])
    #expect(run.status == 0, "\(run.errors)")
    let page = try folder.text("page.html")
    #expect(!page.contains("<b>") && !page.contains("<i>"))
    #expect(page.contains("&lt;i&gt;") && page.contains("&lt;b&gt;"))
    #expect(unbalanced(page) == nil)
  }
}
