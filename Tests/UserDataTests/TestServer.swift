import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A web server on this machine that answers as a test says, one connection at a time.
final class TestServer: Sendable {
  enum Answer: Sendable {
    case file(String)
    case status(Int)
    /// Promises all of the text and hangs up after so many bytes.
    case cut(String, after: Int)
    /// Sends chunks and hangs up before the last one.
    case cutChunk(String)
    /// Says nothing until the other side gives up.
    case silence
  }

  private let answers: Mutex<[String: Answer]>
  private let requests = Mutex<[String]>([])
  private let socket: Int32
  private let port: UInt16

  var address: String { "http://127.0.0.1:\(port)/csv" }
  /// The paths that were asked for.
  var asked: [String] { requests.withLock { $0 } }

  /// - Parameter answers: by name of the table; everything else is not found.
  init(_ answers: [String: Answer]) throws {
    self.answers = Mutex(answers)
    #if canImport(Glibc)
      let listener = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard listener >= 0, listening else { throw POSIXError(.EADDRNOTAVAIL) }
    socket = listener
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in serve() }
  }

  func set(_ table: String, _ answer: Answer?) { answers.withLock { $0[table] = answer } }

  /// Nobody listens any more.
  func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private func serve() {
    while true {
      let connection = accept(socket, nil, nil)
      if connection < 0 { return }
      let path = TestServer.path(connection)
      requests.withLock { $0.append(path) }
      let name = String(path.split(separator: "/").last?.dropLast(4) ?? "")
      answer(connection, answers.withLock { $0[name] } ?? .status(404))
      close(connection)
    }
  }

  private func answer(_ connection: Int32, _ answer: Answer) {
    switch answer {
    case .file(let text):
      send(connection, "HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n\(text)")
    case .status(let status):
      send(connection, "HTTP/1.1 \(status) No\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno")
    case .cut(let text, let bytes):
      let part = String(decoding: Array(text.utf8).prefix(bytes), as: UTF8.self)
      send(connection, "HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n\(part)")
    case .cutChunk(let text):
      let size = String(text.utf8.count, radix: 16)
      send(
        connection, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n\(size)\r\n\(text)\r\n")
    case .silence:
      var byte: UInt8 = 0
      while recv(connection, &byte, 1, 0) > 0 {}
    }
  }

  private static func path(_ connection: Int32) -> String {
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while !request.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { break }
      request += buffer[..<count]
    }
    return String(String(decoding: request, as: UTF8.self).split(separator: " ").dropFirst().first ?? "")
  }

  private func send(_ connection: Int32, _ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { rest in
        #if canImport(Glibc)
          Glibc.send(connection, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        #else
          Darwin.send(connection, rest.baseAddress, rest.count, 0)
        #endif
      }
      if count <= 0 { return }
      sent += count
    }
  }
}

/// A folder of its own for a test, removed afterwards.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("battlelab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
