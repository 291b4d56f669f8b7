import BattleCore
import Dex
import Gen5

/// The battles in which the policies of the games' rules are asked. They stay as they are: other teams would make other
/// fingerprints of the same policies.
enum Gen5Probes {
  static let turns = 12
  /// What a policy that looks ahead may spend on a decision here.
  static let iterations = 300
  static let limit = 2_000

  static let all: [(Team, Team)] = [first] + drawn + teams
  /// One battle of each kind.
  static let few = [first, teams[0]]

  /// Battles with little chance in them, which can be solved for two decisions at once.
  static let certain = [
    duel(
      set(.clefable, .seismicToss, .softBoiled, .dragonRage, .ironDefense),
      set(.weavile, .seismicToss, .recover, .dragonRage, .swordsDance))
  ]

  private static let first = duel(
    set(.charizard, .flamethrower, .airSlash, .willOWisp, .roost),
    set(.blastoise, .surf, .iceBeam, .yawn, .toxic))

  /// Anybody with any three attacks and another move.
  private static let drawn: [(Team, Team)] = {
    var dice = Gen5Dice(seed: SeedTree(0).child("fighters").seed)
    let species = SpeciesID.all.filter { !Dex.species($0).isCosmetic && !Dex.species($0).isBattleOnly }
    let attacks = MoveID.all.filter { $0.row.power > 0 && $0 != .struggle }
    let others = MoveID.all.filter { $0.row.category == .status }
    func fighter() -> PokemonSet {
      var known = attacks
      let chosen = (0..<3).map { _ in known.remove(at: dice.below(known.count, .other)) }
      return set(
        species[dice.below(species.count, .other)], chosen[0], chosen[1], chosen[2],
        others[dice.below(others.count, .other)])
    }
    return (0..<24).map { _ in duel(fighter(), fighter()) }
  }()

  private static let teams = [
    match(
      [
        set(.salamence, .dragonDance, .outrage, .earthquake, .fireBlast, .intimidate, .leftovers),
        set(.ferrothorn, .stealthRock, .powerWhip, .gyroBall, .leechSeed, .ironBarbs, .leftovers),
        set(.rotomWash, .hydroPump, .thunderbolt, .voltSwitch, .willOWisp, .levitate, .choiceScarf),
      ],
      [
        set(.scizor, .bulletPunch, .uTurn, .superpower, .pursuit, .technician, .choiceBand),
        set(.jellicent, .scald, .recover, .taunt, .shadowBall, .waterAbsorb, .lifeOrb),
        set(.tyranitar, .stoneEdge, .crunch, .rapidSpin, .thunderWave, .sandStream, .lumBerry),
      ]),
    match(
      [
        set(.politoed, .scald, .iceBeam, .toxic, .protect, .drizzle, .leftovers),
        set(.kingdra, .dracoMeteor, .surf, .rainDance, .dragonDance, .swiftSwim, .lifeOrb),
        set(.conkeldurr, .drainPunch, .machPunch, .bulkUp, .payback, .guts, .flameOrb),
      ],
      [
        set(.skarmory, .spikes, .whirlwind, .roost, .braveBird, .sturdy, .rockyHelmet),
        set(.blissey, .softBoiled, .aromatherapy, .seismicToss, .thunderWave, .naturalCure, .leftovers),
        set(.latios, .dracoMeteor, .psyshock, .calmMind, .recover, .levitate, .sitrusBerry),
      ]),
  ]

  private static func set(
    _ species: SpeciesID, _ one: MoveID, _ two: MoveID, _ three: MoveID, _ four: MoveID,
    _ ability: AbilityID = .none, _ item: ItemID = .none
  ) -> PokemonSet {
    PokemonSet(
      name: species.name, species: species, gender: Dex.species(species).genderRatio.fixed ?? .male,
      evs: [84, 84, 84, 84, 84, 84], ability: ability, item: item, moves: [one, two, three, four])
  }

  private static func duel(_ one: PokemonSet, _ two: PokemonSet) -> (Team, Team) { match([one], [two]) }

  private static func match(_ one: [PokemonSet], _ two: [PokemonSet]) -> (Team, Team) {
    do { return (try Team(one), try Team(two)) } catch { preconditionFailure("a fixed team is refused: \(error)") }
  }
}
