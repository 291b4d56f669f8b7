import BattleCore
import Dex
import Gen5

extension RendererTests {
  /// One event for each shape of line: p1 has Snorlax in, p2 a Starmie called Twinkle.
  static let table: [Entry] = frame + hits + conditions + activations + things

  private static let a = Who(.p1, 0)
  private static let b = Who(.p2, 0)
  private static let p = "p1a: Snorlax"
  private static let q = "p2a: Twinkle"

  private static let frame: [Entry] = [
    Entry(Event(.switchIn, a).hp(9, 235, .toxic).from(.uTurn), "|switch|\(p)|Snorlax, L50, M|9/235 tox|[from] U-turn"),
    Entry(Event(.drag, b).hp(135, 135, .none), "|drag|\(q)|Starmie, L50|135/135"),
    Entry(Event(.turn).numbers(12), "|turn|12"),
    Entry(Event(.upkeep), "|upkeep"),
    Entry(Event(.win, b), "|win|p2"),
    Entry(Event(.tie), "|tie"),
    Entry(Event(.blank), "|"),
    Entry(Event(.move, a).with(MoveID.surf).of(b), "|move|\(p)|Surf|\(q)"),
    Entry(Event(.move, a).with(MoveID.surf).of(b).from(.copycat), "|move|\(p)|Surf|\(q)|[from] move: Copycat"),
    Entry(
      Event(.move, a).with(MoveID.toxic).of(b).from(Volatile.magiccoat), "|move|\(p)|Toxic|\(q)|[from] Magic Coat"),
    Entry(Event(.move, a).with(MoveID.rest).of(a).from(Volatile.snatch), "|move|\(p)|Rest|\(p)|[from] Snatch"),
    Entry(
      Event(.move, a).with(MoveID.toxic).of(b).from(.magicBounce),
      "|move|\(p)|Toxic|\(q)|[from] ability: Magic Bounce"),
    Entry(Event(.cant, a).because(.flinch), "|cant|\(p)|flinch"),
    Entry(Event(.cant, a).because(.disable).with(MoveID.surf), "|cant|\(p)|Disable|Surf"),
    Entry(Event(.cant, a).because(.taunt).with(MoveID.rest), "|cant|\(p)|move: Taunt|Rest"),
    Entry(Event(.cant, a).because(.truant), "|cant|\(p)|ability: Truant"),
    Entry(
      Event(.cant, a).because(.damp).with(MoveID.explosion).of(b), "|cant|\(p)|ability: Damp|Explosion|[of] \(q)"),
  ]

  private static let hits: [Entry] = [
    Entry(Event(.damage, b).hp(41, 135, .paralysis), "|-damage|\(q)|41/135 par"),
    Entry(Event(.damage, b).hp(0, 135, .paralysis), "|-damage|\(q)|0 fnt"),
    Entry(Event(.damage, b).hp(5, 135, .toxic).from(Status.toxic), "|-damage|\(q)|5/135 tox|[from] psn"),
    Entry(Event(.damage, b).hp(5, 135, .none).from(Weather.hail), "|-damage|\(q)|5/135|[from] Hail"),
    Entry(Event(.damage, b).hp(5, 135, .none).from(.recoil), "|-damage|\(q)|5/135|[from] Recoil"),
    Entry(Event(.damage, b).hp(5, 135, .none).from(.struggleRecoil), "|-damage|\(q)|5/135|[from] recoil"),
    Entry(Event(.damage, b).hp(5, 135, .none).from(Volatile.confusion), "|-damage|\(q)|5/135|[from] confusion"),
    Entry(
      Event(.damage, b).hp(5, 135, .none).from(Volatile.leechseed).of(a),
      "|-damage|\(q)|5/135|[from] Leech Seed|[of] \(p)"),
    Entry(
      Event(.damage, b).hp(5, 135, .none).from(SideCondition.stealthrock), "|-damage|\(q)|5/135|[from] Stealth Rock"),
    Entry(
      Event(.damage, b).hp(5, 135, .none).from(.crash, MoveID.highJumpKick.rawValue),
      "|-damage|\(q)|5/135|[from] highjumpkick"),
    Entry(
      Event(.damage, b).hp(5, 135, .none).from(.wrap).because(.partiallyTrapped),
      "|-damage|\(q)|5/135|[from] move: Wrap|[partiallytrapped]"),
    Entry(
      Event(.damage, b).hp(5, 135, .none).from(.rockyHelmet).of(a),
      "|-damage|\(q)|5/135|[from] item: Rocky Helmet|[of] \(p)"),
    Entry(Event(.heal, b).hp(9, 135, .sleep).because(.silent), "|-heal|\(q)|9/135 slp|[silent]"),
    Entry(Event(.heal, b).hp(9, 135, .none).from(.drain).of(a), "|-heal|\(q)|9/135|[from] drain|[of] \(p)"),
    Entry(
      Event(.heal, b).hp(9, 135, .none).from(.wish).because(.wisher).of(b),
      "|-heal|\(q)|9/135|[from] move: Wish|[wisher] Twinkle"),
    Entry(
      Event(.setHP, b).hp(9, 135, .none).from(.painSplit).because(.silent),
      "|-sethp|\(q)|9/135|[from] move: Pain Split|[silent]"),
    Entry(Event(.fail, a), "|-fail|\(p)"),
    Entry(Event(.fail, a).with(Status.paralysis), "|-fail|\(p)|par"),
    Entry(Event(.fail, a).because(.heal), "|-fail|\(p)|heal"),
    Entry(Event(.fail, a).with(MoveID.substitute).because(.weak), "|-fail|\(p)|move: Substitute|[weak]"),
    Entry(
      Event(.fail, a).with(Status.sleep).from(Volatile.uproar).because(.message),
      "|-fail|\(p)|slp|[from] Uproar|[msg]"),
    Entry(
      Event(.fail, a).because(.unboost).from(.clearBody).of(a),
      "|-fail|\(p)|unboost|[from] ability: Clear Body|[of] \(p)"),
    Entry(Event(.miss, a).of(b), "|-miss|\(p)|\(q)"),
    Entry(Event(.immune, a), "|-immune|\(p)"),
    Entry(Event(.immune, a).because(.ohko), "|-immune|\(p)|[ohko]"),
    Entry(Event(.immune, a).from(.levitate), "|-immune|\(p)|[from] ability: Levitate"),
    Entry(Event(.immune, a).from(.oblivious).because(.plain), "|-immune|\(p)|[from] Oblivious"),
    Entry(Event(.superEffective, a), "|-supereffective|\(p)"),
    Entry(Event(.resisted, a), "|-resisted|\(p)"),
    Entry(Event(.ohko), "|-ohko"),
    Entry(Event(.prepare, a).with(MoveID.fly), "|-prepare|\(p)|Fly"),
    Entry(Event(.prepare, a).with(MoveID.skyDrop).of(b), "|-prepare|\(p)|Sky Drop|\(q)"),
    Entry(Event(.mustRecharge, a), "|-mustrecharge|\(p)"),
  ]

  private static let conditions: [Entry] = [
    Entry(Event(.boost, a).stages(.attack, 2), "|-boost|\(p)|atk|2"),
    Entry(Event(.unboost, a).stages(.evasion, 0), "|-unboost|\(p)|evasion|0"),
    Entry(Event(.boost, a).stages(.attack, 1).from(.liechiBerry), "|-boost|\(p)|atk|1|[from] item: Liechi Berry"),
    Entry(Event(.setBoost, a).stages(.attack, 6).from(.bellyDrum), "|-setboost|\(p)|atk|6|[from] move: Belly Drum"),
    Entry(Event(.setBoost, a).stages(.attack, -6).from(.bellyDrum), "|-setboost|\(p)|atk|-6|[from] move: Belly Drum"),
    Entry(Event(.clearBoost, a), "|-clearboost|\(p)"),
    Entry(Event(.clearAllBoosts), "|-clearallboost"),
    Entry(Event(.clearNegativeBoost, a).because(.silent), "|-clearnegativeboost|\(p)|[silent]"),
    Entry(Event(.copyBoost, a).of(b).from(.psychUp), "|-copyboost|\(p)|\(q)|[from] move: Psych Up"),
    Entry(
      Event(.swapBoost, a).of(b).from(.powerSwap).because(.attackStats),
      "|-swapboost|\(p)|\(q)|atk, spa|[from] move: Power Swap"),
    Entry(Event(.status, a).with(Status.sleep).from(.rest), "|-status|\(p)|slp|[from] move: Rest"),
    Entry(
      Event(.cureStatus, a).with(Status.toxic).from(.naturalCure).because(.silent),
      "|-curestatus|\(p)|tox|[from] ability: Natural Cure|[silent]"),
    Entry(Event(.volatileStart, a).with(Volatile.confusion).because(.fatigue), "|-start|\(p)|confusion|[fatigue]"),
    Entry(Event(.volatileStart, a).with(Volatile.leechseed), "|-start|\(p)|move: Leech Seed"),
    Entry(Event(.volatileStart, a).with(Volatile.yawn).of(b), "|-start|\(p)|move: Yawn|[of] \(q)"),
    Entry(Event(.volatileStart, a).with(Volatile.flashfire), "|-start|\(p)|ability: Flash Fire"),
    Entry(Event(.volatileStart, a).with(Volatile.disable).with(MoveID.surf), "|-start|\(p)|Disable|Surf"),
    Entry(
      Event(.volatileStart, a).with(Volatile.perishsong).numbers(3).because(.silent), "|-start|\(p)|perish3|[silent]"),
    Entry(Event(.volatileStart, a).with(Volatile.stockpile).numbers(2), "|-start|\(p)|stockpile2"),
    Entry(
      Event(.volatileStart, a).with(Volatile.attract).from(.cuteCharm).of(b),
      "|-start|\(p)|Attract|[from] ability: Cute Charm|[of] \(q)"),
    Entry(Event(.volatileStart, a).with(MoveID.futureSight), "|-start|\(p)|move: Future Sight"),
    Entry(Event(.volatileStart, a).with(MoveID.doomDesire), "|-start|\(p)|Doom Desire"),
    Entry(
      Event(.volatileStart, a).with(MoveID.mimic).numbers(MoveID.surf.rawValue), "|-start|\(p)|Mimic|Surf"),
    Entry(Event(.volatileEnd, a).with(MoveID.doomDesire), "|-end|\(p)|move: Doom Desire"),
    Entry(Event(.volatileEnd, a).with(Volatile.bide).because(.silent), "|-end|\(p)|move: Bide|[silent]"),
    Entry(Event(.volatileEnd, a).with(Volatile.slowstart), "|-end|\(p)|Slow Start"),
    Entry(
      Event(.volatileEnd, a).with(Volatile.partiallytrapped).with(MoveID.wrap).because(.partiallyTrappedSilent),
      "|-end|\(p)|Wrap|[partiallytrapped]|[silent]"),
    Entry(
      Event(.volatileEnd, a).with(Volatile.leechseed).from(.rapidSpin).of(a),
      "|-end|\(p)|Leech Seed|[from] move: Rapid Spin|[of] \(p)"),
    Entry(Event(.singleTurn, a).with(Volatile.protect), "|-singleturn|\(p)|Protect"),
    Entry(Event(.singleTurn, a).with(Volatile.focuspunch), "|-singleturn|\(p)|move: Focus Punch"),
    Entry(Event(.singleTurn, a).with(MoveID.quickGuard), "|-singleturn|\(p)|Quick Guard"),
    Entry(Event(.singleMove, a).with(Volatile.destinybond), "|-singlemove|\(p)|Destiny Bond"),
    Entry(
      Event(.typeChange, a).numbers(UInt16(PokeType.water.rawValue), UInt16(PokeType.ice.rawValue)),
      "|-start|\(p)|typechange|Water/Ice"),
    Entry(
      Event(.typeChange, a).from(.reflectType).of(b), "|-start|\(p)|typechange|[from] move: Reflect Type|[of] \(q)"),
    Entry(Event(.sideStart, a).with(SideCondition.tailwind), "|-sidestart|p1: p1|move: Tailwind"),
    Entry(Event(.sideStart, b).with(SideCondition.spikes), "|-sidestart|p2: p2|Spikes"),
    Entry(Event(.sideEnd, a).with(SideCondition.lightscreen), "|-sideend|p1: p1|move: Light Screen"),
    Entry(
      Event(.sideEnd, a).with(SideCondition.lightscreen).from(.defog).of(b),
      "|-sideend|p1: p1|Light Screen|[from] move: Defog|[of] \(q)"),
    Entry(
      Event(.sideEnd, a).with(SideCondition.toxicspikes).of(a), "|-sideend|p1: p1|move: Toxic Spikes|[of] \(p)"),
    Entry(Event(.fieldStart).with(PseudoWeather.trickroom).of(a), "|-fieldstart|move: Trick Room|[of] \(p)"),
    Entry(Event(.fieldEnd).with(PseudoWeather.gravity), "|-fieldend|move: Gravity"),
    Entry(Event(.weather).with(Weather.rain).because(.upkeep), "|-weather|RainDance|[upkeep]"),
    Entry(
      Event(.weather).with(Weather.sun).from(.drought).of(a), "|-weather|SunnyDay|[from] ability: Drought|[of] \(p)"),
    Entry(Event(.weather), "|-weather|none"),
  ]

  private static let activations: [Entry] = [
    Entry(Event(.activate, a).from(MoveID.protect), "|-activate|\(p)|move: Protect"),
    Entry(Event(.activate, a).from(.wrap).of(b), "|-activate|\(p)|move: Wrap|[of] \(q)"),
    Entry(Event(.activate, a).from(.magnitude).numbers(9), "|-activate|\(p)|move: Magnitude|9"),
    Entry(Event(.activate, a).from(.spite).with(MoveID.surf).numbers(4), "|-activate|\(p)|move: Spite|Surf|4"),
    Entry(
      Event(.activate, a).from(.forewarn).with(MoveID.surf).of(b),
      "|-activate|\(p)|ability: Forewarn|Surf|[of] \(q)"),
    Entry(Event(.activate, a).from(.shadowForce).because(.broken), "|-activate|\(p)|move: Shadow Force|[broken]"),
    Entry(Event(.activate, a).from(.custapBerry).because(.consumed), "|-activate|\(p)|item: Custap Berry|[consumed]"),
    Entry(Event(.activate, a).from(Volatile.substitute).because(.damage), "|-activate|\(p)|Substitute|[damage]"),
    Entry(Event(.activate, a).from(Volatile.confusion), "|-activate|\(p)|confusion"),
    Entry(Event(.activate, a).from(Volatile.trapped), "|-activate|\(p)|trapped"),
    Entry(Event(.activate, a).from(.quickGuard).because(.plain), "|-activate|\(p)|Quick Guard"),
    Entry(
      Event(.activate, a).with(.static, was: .none).because(.skillSwap).of(b),
      "|-activate|\(p)|Skill Swap|Static|No Ability|[of] \(q)"),
    Entry(
      Event(.activate, a).from(.mummy).with(.static).because(.mummy).of(b),
      "|-activate|\(p)|ability: Mummy|\(q)|[ability] Static"),
  ]

  private static let things: [Entry] = [
    Entry(Event(.faint, a), "|faint|\(p)"),
    Entry(Event(.transform, a).of(b).from(.imposter), "|-transform|\(p)|\(q)|[from] ability: Imposter"),
    Entry(Event(.ability, a).with(.pressure), "|-ability|\(p)|Pressure"),
    Entry(Event(.ability, a).with(.intimidate).because(.boost), "|-ability|\(p)|Intimidate|boost"),
    Entry(
      Event(.ability, a).with(.static, was: .trace).because(.changed).from(.trace).of(b),
      "|-ability|\(p)|Static|Trace|[from] ability: Trace|[of] \(q)"),
    Entry(Event(.endAbility, a), "|-endability|\(p)"),
    Entry(Event(.nothing), "|-nothing"),
    Entry(Event(.fieldActivate).with(MoveID.perishSong), "|-fieldactivate|move: Perish Song"),
    Entry(Event(.item, a).with(.leftovers).from(.trick), "|-item|\(p)|Leftovers|[from] move: Trick"),
    Entry(
      Event(.item, a).with(.leftovers).because(.frisk).from(.frisk),
      "|-item||Leftovers|[from] ability: Frisk|[of] \(p)"),
    Entry(Event(.endItem, a).with(.lumBerry).because(.eat), "|-enditem|\(p)|Lum Berry|[eat]"),
    Entry(Event(.endItem, a).with(.fireGem).from(.gem), "|-enditem|\(p)|Fire Gem|[from] gem"),
    Entry(
      Event(.endItem, a).with(.leftovers).because(.silent).from(.thief).of(b),
      "|-enditem|\(p)|Leftovers|[silent]|[from] move: Thief|[of] \(q)"),
    Entry(
      Event(.endItem, a).with(.lumBerry).because(.stolen).with(MoveID.pluck).of(b),
      "|-enditem|\(p)|Lum Berry|[from] stealeat|[move] Pluck|[of] \(q)"),
    Entry(
      Event(.formChange, a).numbers(SpeciesID.darmanitan.rawValue).because(.silent).from(.zenMode),
      "|-formechange|\(p)|Darmanitan|[silent]|[from] ability: Zen Mode"),
    Entry(
      Event(.formChange, a).numbers(SpeciesID.meloettaPirouette.rawValue), "|-formechange|\(p)|Meloetta-Pirouette|"),
    Entry(Event(.detailsChange, a).numbers(SpeciesID.munchlax.rawValue), "|detailschange|\(p)|Munchlax, L50, M"),
    Entry(Event(.hint).because(.fakeOutHint), "|-hint|Fake Out only works on your first turn out."),
    Entry(
      Event(.hint).because(.futureMoveHint).with(MoveID.doomDesire),
      "|-hint|Doom Desire did not hit because the target is fainted."),
    Entry(
      Event(.hint).because(.faintSwitchHint),
      "|-hint|A Pokemon can't switch between when it runs out of HP and when it faints"),
  ]
}
