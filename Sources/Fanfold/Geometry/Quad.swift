/// Four corners in a plane: where a rectangle lands when it is projected.
public struct Quad: Equatable, Sendable {
    /// Where the top left corner lands.
    public var topLeft: Point
    /// Where the top right corner lands.
    public var topRight: Point
    /// Where the bottom right corner lands.
    public var bottomRight: Point
    /// Where the bottom left corner lands.
    public var bottomLeft: Point

    /// Creates a quad from its corners.
    public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The smallest rectangle that holds all four corners.
    public var bounds: Rect {
        let minX = min(min(topLeft.x, topRight.x), min(bottomRight.x, bottomLeft.x))
        let maxX = max(max(topLeft.x, topRight.x), max(bottomRight.x, bottomLeft.x))
        let minY = min(min(topLeft.y, topRight.y), min(bottomRight.y, bottomLeft.y))
        let maxY = max(max(topLeft.y, topRight.y), max(bottomRight.y, bottomLeft.y))
        return Rect(origin: Point(x: minX, y: minY), size: Size(width: maxX - minX, height: maxY - minY))
    }

    /// Whether any point of the quad lies inside a rectangle or on its edge.
    ///
    /// Two convex shapes are apart exactly when an edge of one of them has the other wholly on its outside. Mostly
    /// a corner that lies inside answers it.
    #if !hasFeature(Embedded)
    @inline(__always)
    #endif
    public func touches(_ rect: Rect) -> Bool {
        rect.contains(topLeft) || rect.contains(bottomRight) || !isApart(from: rect)
    }

    @usableFromInline
    @inline(never)
    func isApart(from rect: Rect) -> Bool {
        let bounds = bounds
        guard
            bounds.maxX >= rect.minX && bounds.minX <= rect.maxX
                && bounds.maxY >= rect.minY && bounds.minY <= rect.maxY
        else { return true }
        return separates(topLeft, topRight, from: rect) || separates(topRight, bottomRight, from: rect)
            || separates(bottomRight, bottomLeft, from: rect) || separates(bottomLeft, topLeft, from: rect)
    }

    /// Whether the line through two neighbouring corners has the rectangle wholly on the side away from the
    /// quad's centre.
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
