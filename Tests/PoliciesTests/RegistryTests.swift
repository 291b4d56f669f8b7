import Policies
import Testing

@Suite struct RegistryTests {
  /// The numbers of the app's documentation.
  @Test func defaults() {
    let documented: [String: Double] = [
      "koBonus": 55, "nearKOBonus": 18, "resistedMult": 0.4, "selfDebuffPenalty": 18, "priorityBonus": 8,
      "rechargeMult": 0.45, "disallowed": -100, "healingVsBulky": 16, "healingDefault": 8, "statusMinChance": 60,
      "paralysisFaster": 28, "paralysisSlower": 12, "burnPhysical": 24, "burnSpecial": 10, "poisonBulky": 18,
      "poisonFrail": 8, "sleep": 22, "statusOther": 4, "statBoostMatching": 10, "statBoostMismatch": 2,
      "statBoostSpeedSlow": 16, "statBoostSpeedFast": 2, "statBoostDefVsTank": 7, "statBoostDefVsFrail": 4,
      "statBoostDefault": 4, "statDebuffMatching": 8, "statDebuffMismatch": 3, "statDebuffDefault": 4,
      "repeatFirst": 18, "repeatSecond": 40, "repeatThird": 65, "usedRecently": 15, "rechargeRecentMult": 0.2,
      "wastedBoostPenalty": 18, "redundantStatusPenalty": 25, "lowHPHealBonus": 35, "lowHPPriorityBonus": 6,
    ]
    #expect(WeightTable.all.count == documented.count)
    for weight in WeightTable.all {
      #expect(documented[weight.name] == weight.defaultValue, "\(weight.name)")
      #expect(weight.range.contains(weight.defaultValue))
      #expect(!weight.meaning.isEmpty)
    }
    #expect(MemoryLayout<MoveScoringWeights>.size == 8 * WeightTable.all.count)
  }

  /// Each name reaches a field of its own.
  @Test func setAndGet() throws {
    var weights = MoveScoringWeights()
    for (index, weight) in WeightTable.all.enumerated() {
      let value = weight.range.lowerBound + (weight.range.upperBound - weight.range.lowerBound) / Double(index + 2)
      try WeightTable.set(weight.name, to: value, in: &weights)
    }
    for (index, weight) in WeightTable.all.enumerated() {
      let value = weight.range.lowerBound + (weight.range.upperBound - weight.range.lowerBound) / Double(index + 2)
      #expect(try WeightTable.value(weight.name, of: weights) == value)
    }
  }

  @Test func misspeltNames() {
    #expect(throws: PolicyError.unknownPolicy("heuristc", nearest: "heuristic")) {
      try PolicyRegistry.make("heuristc")
    }
    #expect(throws: PolicyError.unknownParameter("koBonnus", policy: "heuristic", nearest: "koBonus")) {
      try PolicyRegistry.make("heuristic", parameters: [("koBonnus", "1")])
    }
    #expect(throws: PolicyError.unknownParameter("koBonus", policy: "random", nearest: nil)) {
      try PolicyRegistry.make("random", parameters: [("koBonus", "1")])
    }
    #expect(throws: PolicyError.unknownWeight("slep", nearest: "sleep")) {
      var weights = MoveScoringWeights()
      try WeightTable.set("slep", to: 1, in: &weights)
    }
    let error = PolicyError.unknownPolicy("heuristc", nearest: "heuristic")
    #expect(error.description == "unknown policy \"heuristc\"; did you mean \"heuristic\"?")
  }

  @Test(arguments: ["", "nan", "inf", "-inf", "0x10", "12a", "1e999", "201", "-1", " 5"])
  func badValues(_ text: String) {
    #expect(throws: PolicyError.self) { try PolicyRegistry.make("heuristic", parameters: [("koBonus", text)]) }
  }

  @Test func badValueSaysTheRange() {
    #expect(throws: PolicyError.badValue("resistedMult", "3", remedy: "a number from 0 to 2")) {
      try PolicyRegistry.make("heuristic", parameters: [("resistedMult", "3")])
    }
    #expect(throws: PolicyError.badValue("adjust", "yes", remedy: "on or off")) {
      try PolicyRegistry.make("heuristic", parameters: [("adjust", "yes")])
    }
    #expect(throws: PolicyError.duplicate("adjust")) {
      try PolicyRegistry.make("heuristic", parameters: [("adjust", "on"), ("adjust", "on")])
    }
  }

  /// The canonical list says all and makes the same policy again.
  @Test func canonicalParameters() throws {
    let policy = try PolicyRegistry.make(
      "heuristic", parameters: [("adjust", "off"), ("koBonus", "80")], file: [("koBonus", "70"), ("sleep", "1.5")])
    let parameters = policy.parameters
    #expect(parameters.map(\.name) == parameters.map(\.name).sorted())
    #expect(parameters.count == WeightTable.all.count + SwitchTable.all.count + 1)
    #expect(parameters.first { $0.name == "koBonus" }?.value == "80")
    #expect(parameters.first { $0.name == "sleep" }?.value == "1.5")
    #expect(parameters.first { $0.name == "adjust" }?.value == "off")
    let again = try PolicyRegistry.make("heuristic", parameters: parameters.map { ($0.name, $0.value) })
    #expect(again.parameters.map(\.value) == parameters.map(\.value))
  }

  @Test func everyEntryCanBeMade() throws {
    for entry in PolicyRegistry.entries {
      let policy = try PolicyRegistry.make(
        entry.name, parameters: entry.parameters.map { ($0.name, $0.defaultValue) })
      #expect(policy.name == entry.name)
      #expect(policy.parameters.map(\.name) == entry.parameters.map(\.name).sorted())
      for parameter in policy.parameters {
        #expect(entry.parameters.first { $0.name == parameter.name }?.defaultValue == parameter.value)
      }
    }
  }

  @Test func json() throws {
    var weights = MoveScoringWeights()
    weights.resistedMult = 0.125
    let read = try WeightTable.parameters(json: WeightTable.json(weights))
    #expect(read.map(\.0) == WeightTable.all.map(\.name))
    guard case .heuristic(let policy) = try PolicyRegistry.make("heuristic", file: read) else {
      Issue.record("not the heuristic")
      return
    }
    #expect(policy.weights == weights)
    #expect(try WeightTable.parameters(json: " { } ").isEmpty)
  }

  @Test(arguments: ["", "[]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1} x", "{\"a\":\"1\"}", "{\"a\":1,\"a\":2}"])
  func badJSON(_ text: String) {
    #expect(throws: PolicyError.self) { try WeightTable.parameters(json: text) }
  }
}
