// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "battlelab",
  platforms: [.macOS("26.0")],
  products: [
    .executable(name: "battlelab", targets: ["battlelab"]),
    .library(name: "BattleCore", targets: ["BattleCore"]),
    .library(name: "Reports", targets: ["Reports"]),
    .library(name: "Dex", targets: ["Dex"]),
    .library(name: "Gen5", targets: ["Gen5"]),
    .library(name: "PokeAPI", targets: ["PokeAPI"]),
    .library(name: "Kit", targets: ["Kit"]),
    .library(name: "KitTraces", targets: ["KitTraces"]),
    .library(name: "LanguageModel", targets: ["LanguageModel"]),
    .library(name: "LanguagePolicies", targets: ["LanguagePolicies"]),
    .library(name: "Policies", targets: ["Policies"]),
    .library(name: "Tournament", targets: ["Tournament"]),
    .library(name: "Teams", targets: ["Teams"]),
    .library(name: "Tuning", targets: ["Tuning"]),
    .library(name: "Showdown", targets: ["Showdown"]),
    .library(name: "Replay", targets: ["Replay"]),
  ],
  traits: [
    .trait(name: "LLM", description: "The policy llm asks a local model through llama.cpp, found by pkg-config.")
  ],
  targets: [
    .target(name: "BattleCore", exclude: ["README.md"], swiftSettings: settings),
    .target(name: "Reports", swiftSettings: settings),
    .target(name: "Spelling", swiftSettings: settings),
    .target(name: "Dex", dependencies: ["Spelling"], exclude: ["Generator", "README.md"], swiftSettings: settings),
    .target(
      name: "Gen5", dependencies: ["BattleCore", "Dex"], exclude: ["Generator", "README.md"], swiftSettings: settings),
    .target(name: "JSONText", swiftSettings: settings),
    .target(name: "PokeAPI", exclude: ["Generator", "README.md"], swiftSettings: settings),
    .target(name: "Kit", dependencies: ["BattleCore", "PokeAPI"], exclude: ["README.md"], swiftSettings: settings),
    .target(
      name: "Policies", dependencies: ["BattleCore", "Dex", "Gen5", "Kit", "PokeAPI"], exclude: ["README.md"],
      swiftSettings: settings),
    .target(
      name: "Teams", dependencies: ["BattleCore", "Dex", "Gen5"], exclude: ["README.md"], swiftSettings: settings),
    .target(name: "Tournament", dependencies: ["BattleCore", "Reports"], swiftSettings: settings),
    .target(
      name: "Tuning", dependencies: ["BattleCore", "Reports", "Tournament"], exclude: ["README.md"],
      swiftSettings: settings),
    .target(
      name: "Showdown", dependencies: ["BattleCore", "Dex", "Gen5", "JSONText"], exclude: ["README.md"],
      swiftSettings: settings),
    .target(
      name: "KitTraces", dependencies: ["BattleCore", "JSONText", "Kit", "Policies", "PokeAPI"],
      swiftSettings: settings),
    .systemLibrary(name: "CLlama", pkgConfig: "llama"),
    .target(
      name: "LanguageModel", dependencies: ["Reports", .target(name: "CLlama", condition: .when(traits: ["LLM"]))],
      exclude: ["README.md"], swiftSettings: settings),
    .target(
      name: "LanguagePolicies",
      dependencies: ["BattleCore", "Dex", "Gen5", "LanguageModel", "Policies", "Reports"], exclude: ["README.md"],
      swiftSettings: settings),
    .target(name: "UserData", dependencies: ["BattleCore", "PokeAPI", "Reports"], swiftSettings: settings),
    .target(
      name: "Replay",
      dependencies: [
        "BattleCore", "Dex", "Gen5", "JSONText", "Kit", "PokeAPI", "Policies", "Reports", "Showdown", "Tournament",
      ],
      exclude: ["README.md"], swiftSettings: settings),
    .target(name: "CommandLineKit", dependencies: ["Spelling"], swiftSettings: settings),
    .executableTarget(
      name: "battlelab",
      dependencies: [
        "BattleCore", "CommandLineKit", "Dex", "Gen5", "Kit", "KitTraces", "LanguageModel", "LanguagePolicies",
        "PokeAPI", "Policies", "Replay", "Reports", "Showdown", "Teams", "Tournament", "Tuning", "UserData",
      ],
      swiftSettings: settings),

    .target(name: "CAllocationCounter", path: "Benchmarks/CAllocationCounter"),
    .executableTarget(
      name: "LanguageBench",
      dependencies: [
        "BattleCore", "CommandLineKit", "Gen5", "LanguageModel", "LanguagePolicies", "Policies", "Reports",
      ], path: "Benchmarks/LanguageBench", swiftSettings: settings),
    .executableTarget(
      name: "EngineBench", dependencies: ["BattleCore", "CAllocationCounter", "Gen5", "Kit", "Policies"],
      path: "Benchmarks/EngineBench", exclude: ["expected.csv"], swiftSettings: settings),

    .target(
      name: "TestKit", dependencies: ["BattleCore"], path: "Tests/TestKit", swiftSettings: settings),
    .target(
      name: "ToyTuning", dependencies: ["BattleCore", "TestKit", "Tournament", "Tuning"], path: "Tests/ToyTuning",
      swiftSettings: settings),
    .executableTarget(
      name: "toylab",
      dependencies: ["BattleCore", "CommandLineKit", "Reports", "TestKit", "Tournament", "ToyTuning", "Tuning"],
      path: "Tests/ToyLab", swiftSettings: settings),
    .testTarget(name: "BattleCoreTests", dependencies: ["BattleCore", "TestKit"], swiftSettings: settings),
    .testTarget(name: "DexTests", dependencies: ["Dex"], swiftSettings: settings),
    .executableTarget(
      name: "Fuzz", dependencies: ["BattleCore", "CommandLineKit", "Gen5", "Gen5TestKit", "Showdown", "TestKit"],
      path: "Benchmarks/Fuzz", swiftSettings: settings),
    .target(
      name: "Gen5TestKit", dependencies: ["BattleCore", "Dex", "Gen5", "TestKit"], path: "Tests/Gen5TestKit",
      swiftSettings: settings),
    .testTarget(
      name: "Gen5Tests", dependencies: ["BattleCore", "Dex", "Gen5", "Gen5TestKit", "Showdown", "TestKit"],
      exclude: ["signature.json"], swiftSettings: settings),
    .testTarget(
      name: "KitTests",
      dependencies: [
        "BattleCore", "Kit", "KitTraces", "Policies", "PokeAPI", "Reports", "TestKit", "Tournament",
      ], swiftSettings: settings),
    .testTarget(
      name: "UserDataTests", dependencies: ["PokeAPI", "Reports", "TestKit", "UserData"], swiftSettings: settings),
    .testTarget(name: "PokeAPITests", dependencies: ["PokeAPI", "TestKit"], swiftSettings: settings),
    .testTarget(
      name: "PoliciesTests", dependencies: ["BattleCore", "Dex", "Gen5", "Policies", "Teams", "TestKit"],
      swiftSettings: settings),
    .testTarget(name: "LanguageModelTests", dependencies: ["LanguageModel", "TestKit"], swiftSettings: settings),
    .testTarget(
      name: "LanguagePoliciesTests",
      dependencies: ["BattleCore", "Dex", "Gen5", "LanguageModel", "LanguagePolicies", "Policies", "TestKit"],
      swiftSettings: settings),
    .testTarget(
      name: "TournamentTests", dependencies: ["BattleCore", "Reports", "Tournament", "TestKit", "toylab"],
      swiftSettings: settings),
    .testTarget(
      name: "TuningTests",
      dependencies: ["BattleCore", "Reports", "TestKit", "Tournament", "ToyTuning", "Tuning", "toylab"],
      swiftSettings: settings),
    .testTarget(
      name: "ShowdownTests", dependencies: ["BattleCore", "Dex", "Gen5", "JSONText", "Showdown", "TestKit"],
      swiftSettings: settings),
    .testTarget(name: "TeamsTests", dependencies: ["BattleCore", "Dex", "Gen5", "Teams"], swiftSettings: settings),
    .testTarget(
      name: "CommandLineTests", dependencies: ["CommandLineKit", "Spelling"], swiftSettings: settings),
    .testTarget(
      name: "ReplayTests",
      dependencies: ["BattleCore", "Dex", "Gen5", "Policies", "Replay", "Showdown", "Tournament"],
      swiftSettings: settings),
    .testTarget(
      name: "battlelabTests", dependencies: ["battlelab", "CommandLineKit", "TestKit"],
      exclude: ["Golden", "Snapshots"], swiftSettings: settings),
    .testTarget(
      name: "LibraryExampleTests", dependencies: ["BattleCore", "Dex", "Gen5", "Policies"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
