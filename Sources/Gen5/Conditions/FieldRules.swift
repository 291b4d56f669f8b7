import BattleCore
import Dex

// Weather and the conditions of the whole field.
extension Engine {
  mutating func setWeather(_ weather: Weather, from source: Seat, _ effect: Effect) -> StepResult {
    if b.field.weather == weather { return .no }
    b.field.weather = weather
    let rock: ItemRule =
      switch weather {
      case .rain: .dampRock
      case .sun: .heatRock
      case .sand: .smoothRock
      case .hail, .none: .icyRock
      }
    b.field.weatherDuration = item(source) == rock ? 8 : 5
    tellWeather(weather)
    weatherChanged()
    return .yes
  }

  mutating func clearWeather() {
    if b.field.weather == .none { return }
    tellWeather(.none)
    b.field.weather = .none
    b.field.weatherDuration = 0
    weatherChanged()
  }

  mutating func tellWeather(_ weather: Weather, _ reason: EventReason = .none) {
    tell(Event(.weather).with(weather).because(reason))
  }

  /// Everyone hears of new weather, in order of speed.
  mutating func weatherChanged() {
    if !hooked(.p1, .weather) && !hooked(.p2, .weather) {
      if isSpeedTie { dice.waste(2, .tieUpdate) }
      return
    }
    if isFainted(.p1) && isFainted(.p2) { return }
    let order = speedOrder(.tieUpdate)
    changeWithWeather(order.first)
    if let second = order.second { changeWithWeather(second) }
  }

  /// Damaging weather passes over the types of its element and those below the ground or water.
  mutating func canBeHurtByWeather(_ seat: Seat) -> Bool {
    if isFainted(seat) { return false }
    switch b.field.weather {
    case .sand: if hasType(seat, .rock) || hasType(seat, .ground) || hasType(seat, .steel) { return false }
    case .hail: if hasType(seat, .ice) { return false }
    case .none, .rain, .sun: break
    }
    immunityDraws(seat)
    if isAbilityImmune(seat, to: b.field.weather) { return false }
    return !has(seat, .dig) && !has(seat, .dive)
  }

  /// Begins a pseudo-weather; the rooms end when made again.
  mutating func addPseudoWeather(_ kind: PseudoWeather, from source: Seat) -> StepResult {
    if duration(of: kind) != 0 {
      switch kind {
      case .trickroom, .wonderroom, .magicroom:
        endPseudoWeather(kind)
        return .yes
      case .echoedvoice:
        if b.field.echoedVoice != 2 {
          b.field.echoedVoice = 2
          if b.field.echoedVoiceMultiplier < 5 { b.field.echoedVoiceMultiplier += 1 }
        }
        return .yes
      case .gravity, .none: return .no
      }
    }
    b.field.order[Int(b.field.orderCount)] = kind
    b.field.orderCount += 1
    switch kind {
    case .trickroom: b.field.trickRoom = 5
    case .wonderroom: b.field.wonderRoom = 5
    case .gravity: b.field.gravity = 5
    case .magicroom:
      b.field.magicRoom = 5
      b.field.magicRoomSeat = source
      b.field.magicRoomPlace = b[source].activePlace
    case .echoedvoice:
      b.field.echoedVoice = 2
      b.field.echoedVoiceMultiplier = 1
      return .yes
    case .none: break
    }
    if S.isRecording {
      let event = Event(.fieldStart).with(kind)
      sink.emit(kind == .gravity ? event : event.of(who(source)))
    }
    if kind == .gravity { pullDown() }
    if kind == .magicroom {
      refresh(.p1)
      refresh(.p2)
    }
    return .yes
  }

  func duration(of kind: PseudoWeather) -> UInt8 {
    switch kind {
    case .none: 0
    case .trickroom: b.field.trickRoom
    case .gravity: b.field.gravity
    case .wonderroom: b.field.wonderRoom
    case .magicroom: b.field.magicRoom
    case .echoedvoice: b.field.echoedVoice
    }
  }

  mutating func setDuration(_ value: UInt8, of kind: PseudoWeather) {
    switch kind {
    case .none: break
    case .trickroom: b.field.trickRoom = value
    case .gravity: b.field.gravity = value
    case .wonderroom: b.field.wonderRoom = value
    case .magicroom: b.field.magicRoom = value
    case .echoedvoice: b.field.echoedVoice = value
    }
  }

  mutating func endPseudoWeather(_ kind: PseudoWeather) {
    if S.isRecording && kind != .echoedvoice {
      let event = Event(.fieldEnd).with(kind)
      let maker = Who(b.field.magicRoomSeat, b.field.magicRoomPlace)
      sink.emit(kind == .magicroom ? event.of(maker) : event)
    }
    setDuration(0, of: kind)
    var kept = 0
    for i in 0..<Int(b.field.orderCount) {
      let other = b.field.order[i]
      if other != kind {
        b.field.order[kept] = other
        kept += 1
      }
    }
    b.field.orderCount = UInt8(kept)
    if kind == .magicroom {
      refresh(.p1)
      refresh(.p2)
    }
  }

  /// Gravity brings everyone to the ground.
  private mutating func pullDown() {
    for index in 0..<2 {
      let seat: Seat = index == 0 ? .p1 : .p2
      if isFainted(seat) { continue }
      var applies = false
      if groundFlyerQuietly(seat) { applies = true }
      if has(seat, .skydrop) {
        applies = true
        cancelMove(seat)
        tell(.volatileEnd, seat.other, .skydrop, .interrupt)
        removeVolatile(.skydrop, seat)
        removeVolatile(.twoturnmove, seat)
      }
      if has(seat, .magnetrise) {
        applies = true
        erase(.magnetrise, seat)
      }
      if has(seat, .telekinesis) {
        applies = true
        erase(.telekinesis, seat)
      }
      if applies { tellActivate(seat, .gravity) }
    }
  }

  private mutating func groundFlyerQuietly(_ seat: Seat) -> Bool {
    guard removeVolatile(.bounce, seat) || removeVolatile(.fly, seat) else { return false }
    cancelMove(seat)
    removeVolatile(.twoturnmove, seat)
    return true
  }
}
