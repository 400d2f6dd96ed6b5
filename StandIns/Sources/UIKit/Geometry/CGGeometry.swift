public typealias CFTimeInterval = Double

/// A vector in two dimensions.
public struct CGVector: Equatable, Codable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init() {
        self.init(dx: 0, dy: 0)
    }

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    public static var zero: CGVector { CGVector() }
}

extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
    }

    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
    }

    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// The bounding box of the four transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull && !isInfinite else { return self }
        return CGRect(holding: corners.map { $0.applying(t) })
    }

    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

    /// Top left, top right, bottom right, bottom left.
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }

    /// The bounding box of points.
    init(holding points: [CGPoint]) {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    var isFinite: Bool { origin.isFinite && size.isFinite }

    /// Whether the rectangles share an area. On Linux, Foundation's `intersects` includes rectangles that
    /// only touch, unlike Core Graphics.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }

    static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x - right.x, y: left.y - right.y)
    }
}

extension CGSize {
    var isFinite: Bool { width.isFinite && height.isFinite }
}
