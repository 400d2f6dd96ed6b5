/// A convex polygon, by its corners in order.
struct ConvexPolygon {
    /// The corners, clockwise on screen: the inside is to the right of each edge.
    private var corners: [Point]

    init(_ quad: Quad) {
        corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
        // The corners of an item seen from behind are counterclockwise.
        if area < 0 { corners.swapAt(1, 3) }
    }

    private init(corners: [Point]) { self.corners = corners }

    /// The area, in square points.
    var area: Double {
        guard var last = corners.last else { return 0 }
        var sum = 0.0
        for corner in corners {
            sum += last.x * corner.y - corner.x * last.y
            last = corner
        }
        return sum / 2
    }

    /// Passes the parts that another polygon does not cover to `visit`. They are convex and do not overlap.
    ///
    /// Each edge of the other polygon cuts off a part outside of it; the rest at the end is covered.
    func visitParts(outside other: ConvexPolygon, _ visit: (ConvexPolygon) -> Void) {
        var (rest, start) = (self, other.corners[other.corners.count - 1])
        for end in other.corners {
            visit(rest.part(inside: end, start))
            rest = rest.part(inside: start, end)
            start = end
        }
    }

    /// Returns the intersection with another polygon.
    func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
        var (common, start) = (self, other.corners[other.corners.count - 1])
        for end in other.corners {
            common = common.part(inside: start, end)
            start = end
        }
        return common
    }

    /// Returns the part to the right of an edge; with start and end exchanged, the part to the left.
    @inline(never)  // 3 copies would add to the WebAssembly.
    private func part(inside start: Point, _ end: Point) -> ConvexPolygon {
        func side(_ point: Point) -> Double {
            (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
        }
        guard var last = corners.last else { return self }
        var (kept, lastSide) = ([Point](), side(last))
        for corner in corners {
            let side = side(corner)
            if side > 0 && lastSide < 0 || side < 0 && lastSide > 0 {
                let amount = lastSide / (lastSide - side)
                kept.append(Point(x: mix(last.x, corner.x, amount), y: mix(last.y, corner.y, amount)))
            }
            if side >= 0 { kept.append(corner) }
            (last, lastSide) = (corner, side)
        }
        return ConvexPolygon(corners: kept)
    }

    /// The area below which a polygon is a rounding error, in square points.
    static var smallestArea: Double { 1e-3 }
}

@_spi(Host)
extension Quad {
    /// Returns a point of the quad inside a rectangle: the mean corner of the common part. Returns nil if there is none.
    public func point(inside rect: Rect) -> Point? {
        ConvexPolygon(self).intersection(ConvexPolygon(rect.corners)).meanCorner
    }
}

extension ConvexPolygon {
    /// The mean of the corners; nil without corners.
    fileprivate var meanCorner: Point? {
        guard !corners.isEmpty else { return nil }
        let sum = corners.reduce(into: Point.zero) { sum, corner in
            sum = Point(x: sum.x + corner.x, y: sum.y + corner.y)
        }
        return Point(x: sum.x / Double(corners.count), y: sum.y / Double(corners.count))
    }
}
