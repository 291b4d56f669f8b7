/// The rules of moves that are more than their row. A row names one; each stage of a move asks for the cases it knows.
public enum MoveEffect: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case none = 0
  case targetWeight, weightRatio, flail, eruption, wringOut, gyroBall, electroBall, punishment, storedPower
  case trumpCard, returnPower, frustration, hiddenPower, tripleKick, rollout, furyCutter, echoedVoice, payback
  case assurance, revenge, pursuit, hex, wakeUpSlap, smellingSalts, acrobatics, beatUp, spitUp, naturalGift, fling
  case round, facade, brine, venoshock, retaliate, fusionFlare, fusionBolt, counter, mirrorCoat, metalBurst
  case superFang, endeavor, psywave, finalGambit, bide, blizzard, thunder, growth, magnitude, present, weatherBall
  case curse, struggle, chatter, judgment, technoBlast, charge, skyDrop, disable, encore, attract, leechSeed
  case dreamEater, synchronoise, worrySeed, trick, focusPunch, fakeOut, suckerPunch, snore, sleepTalk, rest
  case splash, stockpile, swallow, lastResort, magnetRise, telekinesis, futureSight, doomDesire, failsAlone
  case helpingHand, wideGuard, protect, destinyBond, mimic, sketch, transform, metronome, mirrorMove, copycat
  case assist, meFirst, naturePower, conversion, conversion2, camouflage, soak, reflectType, substitute, trap
  case lockOn, spite, bellyDrum, foresight, miracleEye, perishSong, healBell, aromatherapy, painSplit, batonPass
  case rapidSpin, weatherHeal, psychUp, uproar, haze, clearSmog, yawn, knockOff, thief, bugBite, incinerate
  case skillSwap, rolePlay, refresh, magicCoat, recycle, brickBreak, acupressure, psychoShift, powerSwap
  case guardSwap, heartSwap, guardSplit, powerSplit, gastroAcid, simpleBeam, entrainment, afterYou, quash
  case allySwitch, healPulse, bestow, healingWish, defog, falseSwipe, autotomize, relicSong, wish, nightmare
  case pledge
}
