import BattleCore
public import Dex

/// Parts of events, to be chained: `Event(.damage, who).hp(hp, max, status).from(.lifeOrb).of(foe)`.
extension Event {
  /// HP, maximum and status.
  @inline(__always)
  public func hp(_ hp: UInt16, _ max: UInt16, _ status: Status) -> Event {
    var event = self
    event.a = hp
    event.b = max
    event.status = status
    return event
  }

  /// The other fighter.
  @inline(__always)
  public func of(_ other: Who) -> Event {
    var event = self
    event.hasOther = true
    event.otherSeat = other.seat
    event.otherPlace = other.place
    return event
  }

  /// A cause that is no move, ability, item, status or condition.
  @inline(__always)
  public func from(_ cause: Cause, _ id: UInt16 = 0) -> Event {
    var event = self
    event.cause = cause
    event.causeID = id
    return event
  }

  @inline(__always) public func from(_ move: MoveID) -> Event { from(.move, move.rawValue) }
  @inline(__always) public func from(_ ability: AbilityID) -> Event { from(.ability, UInt16(ability.rawValue)) }
  @inline(__always) public func from(_ item: ItemID) -> Event { from(.item, item.rawValue) }
  @inline(__always) public func from(_ status: Status) -> Event { from(.status, UInt16(status.rawValue)) }
  @inline(__always) public func from(_ weather: Weather) -> Event { from(.weather, UInt16(weather.rawValue)) }
  @inline(__always) public func from(_ volatile: Volatile) -> Event { from(.volatile, UInt16(volatile.rawValue)) }
  @inline(__always)
  public func from(_ condition: SideCondition) -> Event { from(.sideCondition, UInt16(condition.rawValue)) }

  /// The variant.
  @inline(__always)
  public func because(_ reason: EventReason) -> Event {
    var event = self
    event.reason = reason
    return event
  }

  /// The move concerned.
  @inline(__always)
  public func with(_ move: MoveID) -> Event {
    var event = self
    event.move = move
    return event
  }

  @inline(__always)
  public func with(_ status: Status) -> Event {
    var event = self
    event.status = status
    return event
  }

  @inline(__always) public func with(_ volatile: Volatile) -> Event { code(volatile.rawValue) }
  @inline(__always) public func with(_ weather: Weather) -> Event { code(weather.rawValue) }
  @inline(__always) public func with(_ condition: SideCondition) -> Event { code(condition.rawValue) }
  @inline(__always) public func with(_ condition: PseudoWeather) -> Event { code(condition.rawValue) }

  /// A stat and a number of stages.
  @inline(__always)
  public func stages(_ stat: BoostStat, _ amount: Int) -> Event {
    code(stat.rawValue).numbers(UInt16(truncatingIfNeeded: amount))
  }

  /// The numbers `a` and `b`.
  @inline(__always)
  public func numbers(_ a: UInt16, _ b: UInt16 = 0) -> Event {
    var event = self
    event.a = a
    event.b = b
    return event
  }

  /// An item that is gained or lost.
  @inline(__always) public func with(_ item: ItemID) -> Event { numbers(item.rawValue) }

  /// An ability, and the one before it.
  @inline(__always)
  public func with(_ ability: AbilityID, was previous: AbilityID = .none) -> Event {
    numbers(UInt16(ability.rawValue), UInt16(previous.rawValue))
  }

  @inline(__always)
  private func code(_ value: UInt8) -> Event {
    var event = self
    event.code = value
    return event
  }
}
