/// Four corners in a plane: the projection of a rectangle.
public struct Quad: Equatable, Sendable {
    /// The projected top left corner.
    public var topLeft: Point
    /// The projected top right corner.
    public var topRight: Point
    /// The projected bottom right corner.
    public var bottomRight: Point
    /// The projected bottom left corner.
    public var bottomLeft: Point

    /// Creates a quad from its corners.
    public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The smallest rectangle that contains all four corners.
    public var bounds: Rect {
        let minX = min(min(topLeft.x, topRight.x), min(bottomRight.x, bottomLeft.x))
        let maxX = max(max(topLeft.x, topRight.x), max(bottomRight.x, bottomLeft.x))
        let minY = min(min(topLeft.y, topRight.y), min(bottomRight.y, bottomLeft.y))
        let maxY = max(max(topLeft.y, topRight.y), max(bottomRight.y, bottomLeft.y))
        return Rect(origin: Point(x: minX, y: minY), size: Size(width: maxX - minX, height: maxY - minY))
    }

    /// Returns whether any point of the quad lies inside a rectangle or on its edge.
    ///
    /// Two convex polygons are disjoint if and only if an edge of one of them separates them. In most cases a
    /// contained corner decides.
    #if hasFeature(Embedded)
    @inline(never)
    #else
    @inline(__always)
    #endif
    @inlinable
    public func touches(_ rect: Rect) -> Bool {
        rect.contains(topLeft) || rect.contains(bottomRight) || !isApart(from: rect)
    }

    @usableFromInline
    func isApart(from rect: Rect) -> Bool {
        let bounds = bounds
        guard
            bounds.maxX >= rect.minX && bounds.minX <= rect.maxX
                && bounds.maxY >= rect.minY && bounds.minY <= rect.maxY
        else { return true }
        return separates(topLeft, topRight, from: rect) || separates(topRight, bottomRight, from: rect)
            || separates(bottomRight, bottomLeft, from: rect) || separates(bottomLeft, topLeft, from: rect)
    }

    /// Returns whether the line through two adjacent corners separates the rectangle from the quad's center.
    private func separates(_ start: Point, _ end: Point, from rect: Rect) -> Bool {
        let normal = Point(x: end.y - start.y, y: start.x - end.x)
        func distance(_ x: Double, _ y: Double) -> Double {
            (x - start.x) * normal.x + (y - start.y) * normal.y
        }
        let inside = distance(
            (topLeft.x + topRight.x + bottomRight.x + bottomLeft.x) / 4,
            (topLeft.y + topRight.y + bottomRight.y + bottomLeft.y) / 4)
        guard inside != 0 else { return false }
        let side = inside > 0 ? 1.0 : -1.0
        return distance(rect.minX, rect.minY) * side < 0 && distance(rect.maxX, rect.minY) * side < 0
            && distance(rect.maxX, rect.maxY) * side < 0 && distance(rect.minX, rect.maxY) * side < 0
    }
}
