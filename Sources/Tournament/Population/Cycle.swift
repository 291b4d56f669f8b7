/// Finds policies that beat each other in a circle, so that no order of them is right.
enum Cycle {
  /// A shortest circle: each policy beats the next, the last the first. nil when there is none.
  ///
  /// - Parameter beats: whether one policy surely scores above ½ against another.
  static func shortest(_ policies: Int, beats: (Int, Int) -> Bool) -> [Int]? {
    var best: [Int]?
    for start in 0..<policies {
      // Breadth first from `start`, until somebody beats it.
      var parent = [Int?](repeating: nil, count: policies)
      var queue = [start]
      var place = 0
      search: while place < queue.count {
        let from = queue[place]
        place += 1
        for to in 0..<policies where beats(from, to) {
          if to == start {
            var path = [from]
            while let last = path.last, last != start, let before = parent[last] { path.append(before) }
            if best.map({ path.count < $0.count }) ?? true { best = path.reversed() }
            break search
          }
          if parent[to] == nil, to != start {
            parent[to] = from
            queue.append(to)
          }
        }
      }
    }
    return best
  }
}
