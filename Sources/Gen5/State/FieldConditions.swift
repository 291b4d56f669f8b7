/// Weather.
public enum Weather: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case none = 0
  case rain, sun, sand, hail

  /// The identifier used in traces.
  public var identifier: String {
    switch self {
    case .none: ""
    case .rain: "raindance"
    case .sun: "sunnyday"
    case .sand: "sandstorm"
    case .hail: "hail"
    }
  }

  /// The name that the protocol prints.
  public var name: String {
    switch self {
    case .none: "none"
    case .rain: "RainDance"
    case .sun: "SunnyDay"
    case .sand: "Sandstorm"
    case .hail: "Hail"
    }
  }
}

/// A condition of the whole field other than weather.
public enum PseudoWeather: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case none = 0
  case trickroom, gravity, wonderroom, magicroom, echoedvoice

  public var identifier: String { String(describing: self) }
}

/// A condition of one side.
public enum SideCondition: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case none = 0
  case reflect, lightscreen, safeguard, mist, tailwind, luckychant, spikes, toxicspikes, stealthrock
  case quickguard, wideguard, firepledge, waterpledge, grasspledge

  public var identifier: String { String(describing: self) }
}

/// A condition of the place on the field, whoever stands there.
public enum SlotCondition: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case none = 0
  case wish, futuremove, healingwish, lunardance
}
