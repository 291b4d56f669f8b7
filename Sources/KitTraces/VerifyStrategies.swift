import BattleCore
import Kit
import PokeAPI
import Policies

extension KitVerifier {
  /// Base scores, the four choices made of them, and the handicap's draw.
  func verifyLoadout(_ field: KitTraceField) throws(KitTraceError) -> KitVerdict {
    func moves(_ field: KitTraceField) throws(KitTraceError) -> [UInt16] {
      try field.list { move throws(KitTraceError) in UInt16(try move.move(tables)) }
    }
    let id = try field["id"].text()
    let pool = try moves(field["pool"])
    let fighter = Kit.Fighter(try field["fighter"].entry(tables))
    let opponent = Kit.Fighter(try field["opponent"].entry(tables))
    let scores = try field["scores"].list { score throws(KitTraceError) in try score.number() }
    guard scores.count == pool.count else { throw field["scores"].error("a score for each move expected") }
    for move in pool where !tables.isOffered(Int(move)) {
      return KitVerdict(id: id, difference: "\(name(move)) is not offered")
    }
    let candidates = KitMoves.candidates(
      pool.map(Int.init), of: fighter, against: opponent, weights: weights, tables: tables)
    for (candidate, expected) in zip(candidates, scores) where abs(candidate.score - expected) > 1e-6 {
      let what = "score of \(name(candidate.move))"
      return KitVerdict(id: id, difference: "\(what): expected \(expected), not \(candidate.score)")
    }
    let pick = LoadoutStrategy.pick(candidates)
    var dice = TracingDice(seed: try field["seed"].hex())
    let handicapped = LoadoutStrategy.handicap(pick, from: candidates, dice: &dice)
    let results = [
      ("pick", try moves(field["pick"]), pick),
      ("shortlist", try moves(field["shortlist20"]), LoadoutStrategy.shortlist(candidates, limit: 20)),
      ("fill", try moves(field["fill"]), LoadoutStrategy.fill(try moves(field["fillSeed"]), from: candidates)),
      ("handicap", try moves(field["handicapped"]), handicapped),
    ]
    for (what, expected, actual) in results {
      if let difference = KitVerifier.difference(what, expected.map(name), actual.map(name)) {
        return KitVerdict(id: id, difference: difference)
      }
    }
    let draws = try field["draws"].texts()
    guard dice.records.count == draws.count else {
      return KitVerdict(id: id, difference: "draws: expected \(draws.count), not \(dice.records.count)")
    }
    return KitVerdict(id: id)
  }

  /// The ranking of the pool, and the pick.
  func verifyOpponent(_ field: KitTraceField) throws(KitTraceError) -> KitVerdict {
    let id = try field["id"].text()
    let player = try field["player"].entry(tables)
    let entries =
      try field["everyone"].flag()
      ? tables.data.fighters
      : try field["candidates"].list { entry throws(KitTraceError) in try entry.entry(tables) }
    let candidates = KitOpponents.candidates(entries, against: player, tables.data)
    let ranking = OpponentStrategy.ranking(candidates).map { entries[$0].identifier }
    let pick = OpponentStrategy.pick(candidates, playerTotal: player.total).map { entries[$0].identifier }
    let expected = try field["rankedBeforeShuffle"].texts()
    if let difference = KitVerifier.difference("rank", expected, ranking) {
      return KitVerdict(id: id, difference: difference)
    }
    let expectedPick = try field["pick"].text()
    guard pick == expectedPick else {
      return KitVerdict(id: id, difference: "pick: expected \(expectedPick), not \(pick ?? "nobody")")
    }
    return KitVerdict(id: id)
  }

  private func name(_ move: UInt16) -> String { tables.move(Int(move))?.identifier ?? "\(move)" }
}
