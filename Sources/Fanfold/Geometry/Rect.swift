/// A rectangle with horizontal and vertical edges, in points.
public struct Rect: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// The extents.
    public var size: Size

    /// Creates a rectangle from its top left corner and its size.
    public init(origin: Point = .zero, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// The left edge.
    public var minX: Double { origin.x }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }

    /// The corners, clockwise from the top left one.
    public var corners: Quad {
        Quad(
            topLeft: Point(x: minX, y: minY), topRight: Point(x: maxX, y: minY),
            bottomRight: Point(x: maxX, y: maxY), bottomLeft: Point(x: minX, y: maxY))
    }

    /// Returns whether a point lies inside or on an edge.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// Returns whether any point of another rectangle lies inside or on an edge.
    @inlinable
    func touches(_ other: Rect) -> Bool {
        maxX >= other.minX && minX <= other.maxX && maxY >= other.minY && minY <= other.maxY
    }
}
