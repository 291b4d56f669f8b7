extension Arguments {
  /// These arguments, and those of `other` for options that are not given here: a file of defaults under a command line.
  public func filled(from other: Arguments) -> Arguments {
    Arguments(values: values.merging(other.values) { own, _ in own }, positionals: positionals)
  }
}
