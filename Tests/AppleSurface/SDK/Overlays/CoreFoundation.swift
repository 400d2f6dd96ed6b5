@_exported import CoreFoundation
@_exported import Darwin

/// A structure of its own in Apple's module. That it is no Double is checked where this repository's code is compiled
/// for Linux, whose Foundation has it as a structure, too.
public typealias CGFloat = Double
