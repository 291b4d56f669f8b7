import CommandLineKit
import Reports

/// What is known of one thing: a title and named facts, to be read by people or, as JSON, by programs.
struct Card {
  /// A fact: its label, its text, and its value for programs.
  struct Fact {
    var label: String
    /// The name of the value in JSON.
    var key: String
    var text: String
    var value: JSONValue
  }

  /// What kind of thing it is: "move".
  var kind: String
  var title: String
  private(set) var facts: [Fact] = []

  init(_ kind: String, _ title: String) {
    self.kind = kind
    self.title = title
  }

  /// Adds a fact; `key` is the label with underscores unless given.
  mutating func add(_ label: String, key: String? = nil, _ text: String, _ value: JSONValue) {
    facts.append(
      Fact(label: label, key: key ?? String(label.map { $0 == " " ? "_" : $0 }), text: text, value: value))
  }

  mutating func add(_ label: String, key: String? = nil, _ text: String) {
    add(label, key: key, text, .string(text))
  }

  mutating func add(_ label: String, key: String? = nil, _ number: Int) {
    add(label, key: key, String(number), .integer(number))
  }

  /// Adds a list of words, unless it is empty.
  mutating func add(_ label: String, key: String? = nil, _ words: [String]) {
    if words.isEmpty { return }
    add(label, key: key, words.joined(separator: ", "), .array(words.map { .string($0) }))
  }

  /// The title, and a line or more for each fact.
  var text: String {
    "\(title) (\(kind))\n" + TextWrap.definitions(facts.map { ($0.label, $0.text) })
  }

  var json: JSONValue {
    let head = [JSONValue.Member("kind", .string(kind)), JSONValue.Member("name", .string(title))]
    return .object(head + facts.map { JSONValue.Member($0.key, $0.value) })
  }
}
