import BattleCore
import CommandLineKit
import Dex
import Gen5
import Kit
import LanguageModel
import LanguagePolicies
import PokeAPI
import Policies
import Replay
import Tournament

/// Which rules are played.
enum RulesName: String, CaseIterable {
  /// Those of the Generation 5 games.
  case gen5
  /// The simplified ones of the app's battle kit.
  case kit

  /// What `--rules` says.
  init(_ arguments: Arguments) { self = RulesName(rawValue: arguments[RulesName.option]) ?? .gen5 }

  static let option = CommandOption<String>.choice(
    "rules", among: allCases.map(\.rawValue), default: RulesName.gen5.rawValue,
    help: "gen5 are the games', kit the simplified ones of the app's battle kit on PokeAPI's newest data")
}

/// A rule set as the command line plays it: its policies by name, its match-ups, its data.
protocol PlayedRules: SendableMetatype {
  associatedtype Rules: ReplayedRules
  associatedtype Source: MatchupSource where Source.Rules == Rules

  typealias Player = Rules.Player

  /// Digest of the facts that are not the rule set's own.
  static var dataFingerprint: String { get }

  static func policy(
    _ name: String, parameters: [(String, String)], file: [(String, String)]
  ) throws(PolicyError) -> Player

  /// The policy that asks a language model; nil, without having made a respondent, where none can play these rules.
  static func languagePolicy(
    _ settings: LanguageSettings, _ tally: LanguageTally, _ respondent: () throws -> Respondent?
  ) throws -> Player?

  /// The policies that play these rules.
  static var registered: [Policies.PolicyEntry] { get }

  static func name(of policy: Player) -> String
  static func parameters(of policy: Player) -> [(name: String, value: String)]
  /// Digest of what a policy decides; nil where a model and its words say what it is.
  static func fingerprint(of policy: Player) -> String?

  /// - Parameter advisor: who chooses opponents and moves in the place of the strategies. Made, which loads models, only
  ///   when these rules have such a choice.
  static func source(
    _ choice: MatchupChoice, _ advisor: @autoclosure () throws -> (any MatchupAdvisor)?
  ) throws -> Source
}

extension PlayedRules {
  static var info: RulesetInfo { Rules.info }

  /// Match-ups in which nobody is asked.
  static func source(_ choice: MatchupChoice) throws -> Source { try source(choice, nil) }

  static func languagePolicy(
    _ settings: LanguageSettings, _ tally: LanguageTally, _ respondent: () throws -> Respondent?
  ) throws -> Player? { nil }
}

/// The games' rules.
enum PlayedGen5: PlayedRules {
  typealias Rules = Gen5

  static var dataFingerprint: String { Dex.fingerprint }

  static func policy(
    _ name: String, parameters: [(String, String)], file: [(String, String)]
  ) throws(PolicyError) -> Gen5Policy {
    try PolicyRegistry.make(name, parameters: parameters, file: file)
  }

  static func languagePolicy(
    _ settings: LanguageSettings, _ tally: LanguageTally, _ respondent: () throws -> Respondent?
  ) throws -> Gen5Policy? {
    .outside(LanguagePolicy<Gen5>(settings, try respondent(), tally: tally, fail: LanguageModelFailure.end))
  }

  static var registered: [Policies.PolicyEntry] { PolicyRegistry.entries }

  static func name(of policy: Gen5Policy) -> String { policy.name }
  static func parameters(of policy: Gen5Policy) -> [(name: String, value: String)] { policy.parameters }
  static func fingerprint(of policy: Gen5Policy) -> String? { policy.fingerprint }

  static func source(
    _ choice: MatchupChoice, _ advisor: @autoclosure () throws -> (any MatchupAdvisor)?
  ) throws -> Gen5Source {
    try Gen5Source(choice, advisor())
  }
}

/// The rules of the app's battle kit.
enum PlayedKit: PlayedRules {
  typealias Rules = Kit

  static var dataFingerprint: String { Kit.dataFingerprint }

  static func policy(
    _ name: String, parameters: [(String, String)], file: [(String, String)]
  ) throws(PolicyError) -> KitPolicy {
    try KitRegistry.make(name, parameters: parameters, file: file)
  }

  static var registered: [Policies.PolicyEntry] { KitRegistry.entries }

  static func name(of policy: KitPolicy) -> String { policy.name }
  static func parameters(of policy: KitPolicy) -> [(name: String, value: String)] { policy.parameters }
  static func fingerprint(of policy: KitPolicy) -> String? { policy.fingerprint }

  static func source(
    _ choice: MatchupChoice, _ advisor: @autoclosure () throws -> (any MatchupAdvisor)?
  ) throws -> KitSource {
    if choice.asksModel { throw CommandError("--opponent and --loadout ask language models under --rules gen5 only") }
    guard let kind = choice.solo else {
      throw CommandError("the rules of kit are one against one: --format singles and --teams need --rules gen5")
    }
    let source = KitSource(kind, players: choice.players)
    if source.matchups.players.isEmpty { throw choice.nobodyFights("kit") }
    return source
  }
}
