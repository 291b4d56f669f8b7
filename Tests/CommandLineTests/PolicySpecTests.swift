import CommandLineKit
import Testing

@Suite("Policy specs")
struct PolicySpecTests {
  @Test(arguments: [
    ("random", PolicySpec(label: "random", name: "random", parameters: [])),
    (
      "heuristic:koBonus=80",
      PolicySpec(label: "heuristic:koBonus=80", name: "heuristic", parameters: [.init("koBonus", "80")])
    ),
    (
      "bold=heuristic:weights=bold.json,adjust=off",
      PolicySpec(label: "bold", name: "heuristic", parameters: [.init("weights", "bold.json"), .init("adjust", "off")])
    ),
    ("a, \"b\"=random", PolicySpec(label: "a, \"b\"", name: "random", parameters: [])),
    (
      "llm:model=dir/x=1.gguf",
      PolicySpec(label: "llm:model=dir/x=1.gguf", name: "llm", parameters: [.init("model", "dir/x=1.gguf")])
    ),
  ])
  func specsAreRead(text: String, expected: PolicySpec) throws {
    #expect(try PolicySpec(text) == expected)
  }

  @Test(arguments: [
    ("", "the name is empty"), ("=random", "the label is empty"), ("a=", "the name is empty"),
    (":depth=2", "the name is empty"), ("search:", "a parameter is empty"), ("search:depth", "depth has no value"),
    ("search:depth=", "depth has no value"), ("search:=2", "'=2' has no key"),
    ("search:depth=2,", "a parameter is empty"), ("search:depth=2,depth=3", "depth is given twice"),
    ("a=b=random", "'b=random' is no name"),
  ])
  func wrongSpecsAreExplained(text: String, what: String) {
    let error = #expect(throws: CommandError.self) { try PolicySpec(text) }
    #expect(error?.message == "policy '\(text)': \(what); the form is [label=]name[:key=value,…]")
    #expect(error?.status == .usage)
  }
}
