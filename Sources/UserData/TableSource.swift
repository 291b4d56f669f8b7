import Foundation
public import PokeAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A folder with PokeAPI's tables.
public struct TableFolder: Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// The bytes of a table; nil when there is no such file.
  public func table(_ name: String) throws(DataError) -> [UInt8]? {
    let file = "\(path)/\(name).csv"
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw DataError("\(name).csv", "\(file) cannot be read")
    }
    return Array(bytes)
  }
}

/// Why a server gave no table, although the table may be there.
public struct ServerError: Error, Hashable, Sendable, CustomStringConvertible {
  public var address: String
  public var problem: String

  public var description: String { "\(address): \(problem)" }
}

/// A web server with PokeAPI's tables.
public final class TableServer: Sendable {
  /// PokeAPI's own tables.
  public static let pokeAPI = "https://raw.githubusercontent.com/PokeAPI/pokeapi/master/data/v2/csv"

  private let address: String
  private let session: URLSession

  /// - Parameters:
  ///   - address: of the folder; tables are `NAME.csv` in it.
  ///   - patience: seconds without a sign of life after which a request is given up.
  public init(_ address: String, patience: Double = 30) {
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = patience
    configuration.timeoutIntervalForResource = 20 * patience
    session = URLSession(configuration: configuration)
  }

  deinit { session.invalidateAndCancel() }

  /// The bytes of a table; nil when the server has none of this name.
  public func table(_ name: String) throws(ServerError) -> [UInt8]? {
    let text = "\(address)/\(name).csv"
    guard let url = URL(string: text), url.scheme == "http" || url.scheme == "https" else {
      throw ServerError(address: text, problem: "no address of a web server")
    }
    let reply = Reply()
    let task = session.dataTask(with: url) { data, response, error in reply.set(data, response, error) }
    task.resume()
    reply.wait()
    if let problem = reply.problem { throw ServerError(address: text, problem: problem) }
    if reply.status == 404 { return nil }
    guard reply.status == 200 else { throw ServerError(address: text, problem: "the server answers \(reply.status)") }
    // Not every library notices a connection that ends too early.
    if reply.promised >= 0, reply.bytes.count < reply.promised {
      let problem = "the connection ended after \(reply.bytes.count) of \(reply.promised) bytes"
      throw ServerError(address: text, problem: problem)
    }
    return reply.bytes
  }
}

/// What came back, handed from the session's thread to the one that waits.
private final class Reply: @unchecked Sendable {
  // Written before the signal and read after the wait, never at once.
  private(set) var bytes: [UInt8] = []
  private(set) var status = 0
  private(set) var promised = -1
  private(set) var problem: String?
  private let done = DispatchSemaphore(value: 0)

  func set(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    if let error {
      problem = (error as NSError).userInfo[NSLocalizedDescriptionKey] as? String ?? error.localizedDescription
    }
    bytes = data.map { Array($0) } ?? []
    if let response = response as? HTTPURLResponse {
      status = response.statusCode
      let isPacked = response.value(forHTTPHeaderField: "Content-Encoding") != nil
      promised = isPacked ? -1 : Int(response.value(forHTTPHeaderField: "Content-Length") ?? "") ?? -1
    } else if problem == nil {
      problem = "no answer of a web server"
    }
    done.signal()
  }

  func wait() { done.wait() }
}
