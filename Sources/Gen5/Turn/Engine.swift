import BattleCore
import Dex

/// Plays a battle: the state by pointer, the dice and the sink by value, so that both are specialised away.
struct Engine<D: RandomSource, S: EventSink> where S.Event == Event {
  let pointer: UnsafeMutablePointer<Battle>
  var dice: D
  var sink: S

  init(_ pointer: UnsafeMutablePointer<Battle>, _ dice: D, _ sink: S) {
    self.pointer = pointer
    self.dice = dice
    self.sink = sink
  }

  var b: Battle {
    @inline(__always) _read { yield pointer.pointee }
    @inline(__always) nonmutating _modify { yield &pointer.pointee }
  }

  mutating func startBattle() {}
  mutating func advance(_ a: Choice, _ c: Choice) {}
}
