/// Shows how far a run is: a live line on a terminal, a line now and then otherwise.
public struct ProgressLine {
  private let console: Console
  private let what: String
  private let isQuiet: Bool
  private let interval: Double
  private var shownAt = -Double.infinity
  private var shownWidth = 0

  /// - Parameters:
  ///   - what: what is counted, such as "battles".
  ///   - isQuiet: shows nothing at all.
  ///   - interval: seconds between lines where there is no terminal.
  public init(_ what: String, console: Console, isQuiet: Bool, interval: Double = 10) {
    self.console = console
    self.what = what
    self.isQuiet = isQuiet
    self.interval = interval
    // A short run shows nothing but its last line where there is no terminal.
    if !console.isErrorTerminal { shownAt = 0 }
  }

  /// Shows the state when it is time to.
  public mutating func update(done: Int, total: Int, seconds: Double) {
    guard !isQuiet, seconds - shownAt >= (console.isErrorTerminal ? 0.1 : interval) else { return }
    show(done, total, seconds, isLast: false)
  }

  /// Shows the last state and ends the live line.
  public mutating func finish(done: Int, total: Int, seconds: Double) {
    guard !isQuiet else { return }
    show(done, total, seconds, isLast: true)
  }

  private mutating func show(_ done: Int, _ total: Int, _ seconds: Double, isLast: Bool) {
    shownAt = seconds
    let line = ProgressLine.text(what, done: done, total: total, seconds: seconds)
    guard console.isErrorTerminal else {
      console.writeError(line + "\n")
      return
    }
    // Blanks wipe what is left of a longer line.
    let blanks = String(repeating: " ", count: max(0, shownWidth - line.count))
    shownWidth = line.count
    console.writeError("\r" + line + blanks + (isLast ? "\n" : ""))
  }

  /// "12,000 of 24,000 battles (50 %), 3,210/s, 4 s left".
  public static func text(_ what: String, done: Int, total: Int, seconds: Double) -> String {
    let percent = total > 0 ? Int(Double(done) / Double(total) * 100) : 100
    var text = "\(grouped(done)) of \(grouped(total)) \(what) (\(percent) %)"
    guard done > 0, seconds > 0 else { return text }
    let rate = Double(done) / seconds
    let shown = rate >= 10 ? grouped(Int(rate)) : tenths(rate)
    text += ", \(shown)/s"
    return text + (done < total ? ", \(duration(Double(total - done) / rate)) left" : ", \(duration(seconds))")
  }

  /// A number with commas between groups of three digits.
  static func grouped(_ value: Int) -> String {
    var text = ""
    for (index, digit) in String(value).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3), digit != "-" { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// Seconds in words: "0.4 s", "12 s", "3 min 05 s", "2 h 10 min".
  static func duration(_ seconds: Double) -> String {
    guard seconds >= 10 else { return tenths(seconds) + " s" }
    guard seconds < 1e9 else { return "years" }
    let whole = Int(seconds.rounded())
    func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(padded(whole % 60)) s" }
    return "\(whole / 3600) h \(padded(whole % 3600 / 60)) min"
  }

  private static func tenths(_ value: Double) -> String {
    let units = Int((value * 10).rounded())
    return "\(units / 10).\(units % 10)"
  }
}
