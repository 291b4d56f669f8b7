import Dex
import Testing

@testable import Gen5

/// The table of moves: its shape, and values in which generations differ.
@Suite struct MoveTableTests {
  @Test("a row for each of the 559 moves, in order")
  func rows() {
    #expect(MoveTable.rows.count == 560)
    #expect(MoveID.count == 559)
    for index in MoveTable.rows.indices { #expect(Int(MoveTable.rows[index].id.rawValue) == index) }
    #expect(MoveID.all.map(\.rawValue) == Array(1...559))
  }

  @Test("Metronome counts the moves that it can call")
  func metronome() {
    let callable = MoveTable.rows.indices.filter { MoveTable.rows[$0].flags.contains(.metronome) }
    #expect(callable.count == MoveTable.metronomeCount)
    for move in [MoveID.metronome, .struggle, .counter, .protect, .sketch, .mimic, .sleepTalk] {
      #expect(!move.row.flags.contains(.metronome), "\(move.name)")
    }
  }

  /// Values of Black 2 and White 2 that games before or after do not share.
  @Test(
    "power, accuracy and PP of this generation",
    arguments: [
      (MoveID.thunderbolt, 95, 100, 15), (.iceBeam, 95, 100, 10), (.flamethrower, 95, 100, 15), (.surf, 95, 100, 15),
      (.energyBall, 80, 100, 10), (.hydroPump, 120, 80, 5), (.fireBlast, 120, 85, 5), (.blizzard, 120, 70, 5),
      (.thunder, 120, 70, 10), (.tackle, 50, 100, 35), (.vineWhip, 35, 100, 15), (.lick, 20, 100, 30),
      (.knockOff, 20, 100, 20), (.gigaDrain, 75, 100, 10), (.leechLife, 20, 100, 15), (.lowSweep, 60, 100, 20),
      (.jumpKick, 100, 95, 10), (.highJumpKick, 130, 90, 10), (.petalDance, 120, 100, 10), (.outrage, 120, 100, 10),
      (.dracoMeteor, 140, 90, 5), (.overheat, 140, 90, 5), (.leafStorm, 140, 90, 5), (.hurricane, 120, 70, 10),
      (.willOWisp, 0, 75, 15), (.thunderWave, 0, 100, 20), (.toxic, 0, 90, 10), (.glare, 0, 90, 30),
      (.poisonGas, 0, 80, 40), (.psywave, 0, 80, 15), (.struggle, 50, 0, 1), (.meteorMash, 100, 85, 10),
      (.rockTomb, 50, 80, 10), (.chargeBeam, 50, 90, 10), (.stormThrow, 40, 100, 10), (.frostBreath, 40, 90, 10),
    ])
  func values(move: MoveID, power: Int, accuracy: Int, pp: Int) {
    #expect(Int(move.row.power) == power)
    #expect(Int(move.row.accuracy) == accuracy)
    #expect(Int(move.row.pp) == pp)
  }

  @Test(
    "priority of this generation",
    arguments: [
      (MoveID.protect, 4), (.detect, 4), (.endure, 4), (.quickGuard, 3), (.wideGuard, 3), (.fakeOut, 3),
      (.extremeSpeed, 2), (.followMe, 3), (.quickAttack, 1), (.suckerPunch, 1), (.vitalThrow, -1), (.focusPunch, -3),
      (.counter, -5), (.mirrorCoat, -5), (.roar, -6), (.dragonTail, -6), (.trickRoom, -7), (.teleport, 0),
    ])
  func priority(move: MoveID, priority: Int) { #expect(Int(move.row.priority) == priority) }

  @Test("types and categories that later games change")
  func types() {
    #expect(MoveID.charm.row.type == .normal)
    #expect(MoveID.moonlight.row.type == .normal)
    #expect(MoveID.sweetKiss.row.type == .normal)
    #expect(MoveID.bite.row.type == .dark)
    #expect(MoveID.bite.row.category == .physical)
    #expect(MoveID.karateChop.row.type == .fighting)
    #expect(MoveID.curse.row.type == .ghost)
  }

  @Test("a move that hits several times says how often")
  func hits() {
    for index in MoveTable.rows.indices {
      let row = MoveTable.rows[index]
      #expect(row.minHits >= 1 && row.minHits <= row.maxHits && row.maxHits <= 5, "row \(index)")
    }
    #expect(MoveID.bulletSeed.row.minHits == 2)
    #expect(MoveID.bulletSeed.row.maxHits == 5)
    #expect(MoveID.tripleKick.row.maxHits == 3)
  }

  @Test("status moves have no power, secondary effects have a chance")
  func sense() {
    for index in 1..<MoveTable.rows.count {
      let row = MoveTable.rows[index]
      if row.category == .status { #expect(row.power == 0, "row \(index)") }
      for secondary in [row.secondary, row.secondary2] {
        #expect((secondary.kind == .none) == (secondary.chance == 0), "row \(index)")
        #expect(secondary.chance <= 100, "row \(index)")
      }
      #expect(row.pp >= 1 && row.pp <= 40, "row \(index)")
      #expect(row.accuracy <= 100, "row \(index)")
    }
  }
}
