import CommandLineKit
import Foundation
import LanguageModel

/// What happens when a model fails in the middle of a battle: no choice can be made up, so the run ends. What has been
/// played and answered is in the journal and the cassette.
enum LanguageModelFailure {
  @Sendable
  static func end(_ error: LanguageModelError) -> Never {
    FileHandle.standardError.write(Data("battlelab: \(error)\n".utf8))
    exit((ErrorStatus.of(error) ?? .failed).rawValue)
  }
}
