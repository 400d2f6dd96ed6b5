extension Transform3D {
    /// Projects a point of the plane z = 0 to the viewport. Returns nil if it is at or behind the eye.
    public func project(_ point: Point) -> Point? {
        let (r1, r2, _, r4) = rows
        let image = point.x * r1 + point.y * r2 + r4
        guard image.w > 0 else { return nil }
        return Point(image: image)
    }

    /// Projects the corners of a rectangle of the plane z = 0. Returns nil if a corner is at or behind the eye.
    public func project(_ rect: Rect) -> Quad? {
        project(rect.size, from: rect.minX * rows.0 + rect.minY * rows.1 + rows.3)
    }

    /// Projects a rectangle with the origin (0, 0), such as an item's own rectangle.
    @inlinable
    @inline(__always)
    func project(size: Size) -> Quad? { project(size, from: rows.3) }

    @inlinable
    @inline(__always)
    func project(_ size: Size, from topLeft: SIMD4<Double>) -> Quad? {
        let (right, down) = (size.width * rows.0, size.height * rows.1)
        let (topRight, bottomLeft) = (topLeft + right, topLeft + down)
        let bottomRight = bottomLeft + right
        guard topLeft.w > 0 && topRight.w > 0 && bottomRight.w > 0 && bottomLeft.w > 0 else { return nil }
        return Quad(
            topLeft: Point(image: topLeft), topRight: Point(image: topRight),
            bottomRight: Point(image: bottomRight), bottomLeft: Point(image: bottomLeft))
    }

    /// Returns the point of the plane z = 0 that is visible at a point of the viewport.
    ///
    /// Solves `project(result) == point`: two linear equations in two unknowns.
    ///
    /// - Returns: The point, or nil if the plane is edge-on, has no area, or is behind the eye at that point.
    public func unproject(_ point: Point) -> Point? {
        let (r1, r2, _, r4) = rows
        let a = r1.x - point.x * r1.w, b = r2.x - point.x * r2.w, e = point.x * r4.w - r4.x
        let c = r1.y - point.y * r1.w, d = r2.y - point.y * r2.w, f = point.y * r4.w - r4.y
        let determinant = a * d - b * c
        guard determinant.isFinite && determinant != 0 else { return nil }
        let result = Point(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
        guard result.x * r1.w + result.y * r2.w + r4.w > 0 else { return nil }
        return result
    }
}

extension Point {
    /// Creates the projection of homogeneous coordinates.
    @inlinable
    init(image: SIMD4<Double>) {
        self.init(x: image.x / image.w, y: image.y / image.w)
    }
}
