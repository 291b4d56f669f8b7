import Foundation
import Testing

@Suite("diff")
struct DiffTests {
  private func object(_ words: [String]) throws -> [String: Any] {
    let run = CommandRun.words(["diff", "--quiet", "--json"] + words)
    #expect(run.status == 0, "\(run.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func nothingDiffersFromItself() throws {
    let found = try object(["a=heuristic", "b=heuristic", "--battles", "4"])
    #expect(found["different"] as? Int == 0)
    #expect((found["decisions"] as? Int ?? 0) > 4)
  }

  @Test("the most consequential come first, and their commands show them", arguments: [[], ["--rules", "kit"]])
  func differences(_ options: [String]) throws {
    let words = ["heuristic", "max-damage", "--battles", "6", "--continue", "20", "--seed", "3"] + options
    let found = try object(words)
    let list = try #require(found["differences"] as? [[String: Any]])
    #expect(list.count == found["different"] as? Int && !list.isEmpty)
    let sizes = list.map { abs($0["difference"] as? Double ?? .nan) }
    #expect(sizes == sizes.sorted(by: >))
    for item in list.prefix(3) {
      let command = try #require(item["command"] as? String)
      #expect(command.contains("--seed 3") && command.hasPrefix("battlelab replay --battle "))
      let run = CommandRun.words(
        Array(command.split(separator: " ").map(String.init).dropFirst()) + ["--continue", "2"])
      #expect(run.status == 0, "\(command): \(run.errors)")
      // Both choices are there, each as one policy's.
      let (first, second) = (item["first"] as? String ?? "?", item["second"] as? String ?? "?")
      #expect(
        run.output.contains("heuristic chooses \(first)") && run.output.contains("max-damage would choose \(second)")
          || run.output.contains("max-damage chooses \(second)")
            && run.output.contains("heuristic would choose \(first)"),
        "\(command)\n\(run.output)")
    }
    // Any number of workers finds the same.
    #expect(
      CommandRun.words(["diff", "--quiet", "--jobs", "3"] + words)
        == CommandRun.words(["diff", "--quiet", "--jobs", "1"] + words))
  }

  @Test func commandsAreNotBroken() {
    let run = CommandRun.words([
      "diff", "--quiet", "--battles", "4", "--continue", "5", "heuristic",
      "heuristic:repeatFirst=0,repeatSecond=0,usedRecently=0",
    ])
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  battlelab replay") && $0.contains("--ask") })
    #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("  battlelab replay") })
  }
}
