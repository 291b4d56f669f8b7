public import Dex
public import Testing

// Test cases are named by what they are about, not by numbers.
extension MoveID: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension SpeciesID: CustomTestStringConvertible {
  public var testDescription: String { name }
}
