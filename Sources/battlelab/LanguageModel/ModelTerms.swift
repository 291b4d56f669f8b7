import Foundation
import LanguageModel
import Reports
import UserData

/// The terms of use of the default model: shown when it is first used, and again when they are others.
enum ModelTerms {
  /// Where they can be read when the model came without them.
  static let address = "https://ai.google.dev/gemma/terms"

  /// Shows them on standard error, unless this user has seen them. Other models have their own owners' terms, which are not
  /// known here.
  @Sendable
  static func show(_ model: ModelFile) {
    guard model.path == ModelFile.defaultPath else { return }
    guard let text = unseen(model, UserFolders()) else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// What is to be shown, and noted as shown; nil when it has been. Where it cannot be noted it is shown every time.
  static func unseen(_ model: ModelFile, _ folders: UserFolders) -> String? {
    let file = URL(fileURLWithPath: model.path).deletingLastPathComponent().appendingPathComponent("TERMS.txt")
    let terms = try? String(contentsOf: file, encoding: .utf8)
    let source = terms == nil ? address : file.path
    let text =
      (terms.map { $0 + "\n" } ?? "")
      + "The model \(ModelFile.defaultName) is used under the Gemma Terms of Use: \(source)\n"
    let seen = folders.data + "/terms-shown/" + ModelFile.defaultName
    let sum = SHA256.hex(text.utf8) + "\n"
    if (try? String(contentsOfFile: seen, encoding: .utf8)) == sum { return nil }
    try? FileManager.default.createDirectory(
      atPath: folders.data + "/terms-shown", withIntermediateDirectories: true)
    try? AtomicFile.write(sum, to: seen)
    return text
  }
}
