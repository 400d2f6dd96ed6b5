@_exported import CoreGraphics
@_exported import CoreFoundation

// Additions of Apple's Swift modules to the C structures.

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension CGPoint: Equatable {
    public static var zero: CGPoint { CGPoint() }
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { true }
    public func applying(_ transform: CGAffineTransform) -> CGPoint { self }
}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension CGSize: Equatable {
    public static var zero: CGSize { CGSize() }
    public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    public static func == (lhs: CGSize, rhs: CGSize) -> Bool { true }
}

// From Apple's pages; the interface of 17.4 does not have them.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension CGPoint: Hashable {
    public func hash(into hasher: inout Hasher) {}
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension CGSize: Hashable {
    public func hash(into hasher: inout Hasher) {}
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension CGRect: Hashable {
    public func hash(into hasher: inout Hasher) {}
}

extension CGColor {
    public var components: [CGFloat]? { nil }
}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension CGVector: Equatable {
    public static func == (lhs: CGVector, rhs: CGVector) -> Bool { true }
    public static var zero: CGVector { CGVector() }
}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension CGRect: Equatable {
    public static var zero: CGRect { CGRect() }
    public static var null: CGRect { CGRect() }
    public static var infinite: CGRect { CGRect() }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
    public static func == (lhs: CGRect, rhs: CGRect) -> Bool { true }
    public var minX: CGFloat { 0 }
    public var midX: CGFloat { 0 }
    public var maxX: CGFloat { 0 }
    public var minY: CGFloat { 0 }
    public var midY: CGFloat { 0 }
    public var maxY: CGFloat { 0 }
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public var isNull: Bool { false }
    public var isEmpty: Bool { false }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func union(_ other: CGRect) -> CGRect { self }
    public func intersection(_ other: CGRect) -> CGRect { self }
    public func intersects(_ other: CGRect) -> Bool { false }
    public func contains(_ point: CGPoint) -> Bool { false }
    public func contains(_ rect: CGRect) -> Bool { false }
}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension CGAffineTransform: Equatable {
    public static var identity: CGAffineTransform { CGAffineTransform() }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init() }
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init() }
    public init(rotationAngle angle: CGFloat) { self.init() }
    public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool { true }
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { self }
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }
    public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
    public func inverted() -> CGAffineTransform { self }
}
