/// Why a language model cannot be asked.
public enum LanguageModelError: Error, Hashable, Sendable, CustomStringConvertible {
  /// This program was built without llama.cpp.
  case notBuilt
  /// There is no such file; `isDefault` for the model that the lab fetches.
  case noModel(path: String, isDefault: Bool)
  /// The file is no model that llama.cpp can read.
  case unreadable(path: String, reason: String)
  /// The library that was loaded is another than the header that this program was compiled with.
  case otherLibrary(String)
  /// The model reads, but cannot do what is asked of it.
  case unfit(path: String, reason: String)
  /// The context does not hold the longest prompt.
  case contextTooSmall(context: Int, needed: Int)
  /// The context is longer than the model was trained for.
  case contextTooLarge(context: Int, trained: Int)
  /// The library failed while it worked.
  case backend(String)
  /// A file of recorded answers makes no sense.
  case damagedCassette(path: String, line: Int, reason: String)
  /// The answers were recorded with another model.
  case otherModel(cassette: String, recorded: String, given: String)
  /// A file of recorded answers cannot be read or written.
  case cassetteFile(path: String, reason: String)
  /// Neither a model nor a recorded answer.
  case notRecorded(cassette: String)

  public var description: String {
    switch self {
    case .notBuilt:
      "this battlelab was built without llama.cpp: 'make llm' fetches and builds it, and battlelab with it "
        + "(or, with a llama.cpp that pkg-config knows, 'swift build -c release --traits LLM')"
    case .noModel(let path, let isDefault):
      isDefault
        ? "the default model is not there (\(path)): 'make model' fetches it, or give another as model=PATH"
        : "there is no model \(path)"
    case .unreadable(let path, let reason): "\(path) is no model that llama.cpp can read: \(reason)"
    case .otherLibrary(let difference):
      "the llama.cpp that was loaded is not the one that this battlelab was built with (\(difference)): "
        + "build again with 'make llm'"
    case .unfit(let path, let reason): "\(path) cannot be asked: \(reason)"
    case .contextTooSmall(let context, let needed):
      "context=\(context) is too small: the fixed part of the prompt and the tokens of a turn need \(needed)"
    case .contextTooLarge(let context, let trained):
      "context=\(context) is too large: the model was trained for \(trained) tokens"
    case .backend(let reason): "llama.cpp failed: \(reason)"
    case .damagedCassette(let path, let line, let reason): "\(path), line \(line): \(reason)"
    case .otherModel(let cassette, let recorded, let given):
      "\(cassette) holds answers of the model \(recorded), not of \(given): give another --cassette"
    case .cassetteFile(let path, let reason): "\(path): \(reason)"
    case .notRecorded(let cassette):
      "\(cassette) has no answer to one of the prompts, and there is no model to ask"
    }
  }

  /// What is missing can be had; what is wrong cannot be used as it is.
  public var isMissing: Bool {
    switch self {
    case .notBuilt, .noModel, .otherLibrary, .backend, .notRecorded: true
    default: false
    }
  }
}
