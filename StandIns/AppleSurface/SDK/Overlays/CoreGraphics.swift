@_exported import CoreGraphics
@_exported import CoreFoundation

// Additions of Apple's Swift modules to the C structures.

extension CGPoint: Hashable {
    public static var zero: CGPoint { CGPoint() }
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
    public func applying(_ transform: CGAffineTransform) -> CGPoint { self }
}

extension CGSize: Hashable {
    public static var zero: CGSize { CGSize() }
    public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    public static func == (lhs: CGSize, rhs: CGSize) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}

extension CGColor {
    public var components: [CGFloat]? { nil }
}

extension CGVector {
    public static var zero: CGVector { CGVector() }
}

extension CGRect: Hashable {
    public static var zero: CGRect { CGRect() }
    public static var null: CGRect { CGRect() }
    public static var infinite: CGRect { CGRect() }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
    public static func == (lhs: CGRect, rhs: CGRect) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
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
