/// A position for people: who is in, who waits, and what lies on the field. What has not been seen is "?".
public struct PositionView: Sendable, Equatable {
  public struct Move: Sendable, Equatable {
    public var name: String
    /// Nil under rules without PP.
    public var pp: Int?
    public var maxPP: Int?
  }

  public struct Fighter: Sendable, Equatable {
    public var name: String
    /// Level, types, item and the like, in words.
    public var facts: [String] = []
    public var hp: Int
    public var maxHP: Int
    /// "paralysed"; empty when healthy.
    public var status: String
    /// Stages and conditions, in words; of whoever is in.
    public var conditions: [String] = []
    public var moves: [Move] = []
    public var isIn: Bool

    /// Whole per cent of the HP, 0 only for nobody left.
    public var percent: Int { maxHP == 0 ? 0 : hp == 0 ? 0 : max(1, hp * 100 / maxHP) }
  }

  public struct SideView: Sendable, Equatable {
    /// Whoever is in, then the bench in the order of the team.
    public var fighters: [Fighter]
    /// Hazards, screens and the like.
    public var conditions: [String]
  }

  public var turn: Int
  public var field: [String]
  public var sides: [SideView]
}
