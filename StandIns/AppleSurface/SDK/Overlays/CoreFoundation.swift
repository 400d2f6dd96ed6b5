@_exported import CoreFoundation
@_exported import Darwin

/// A structure in Apple's module. The Linux build checks the distinction from Double, because Foundation on
/// Linux also declares a structure.
public typealias CGFloat = Double
