/// A convex part of a plane, by its corners in order.
struct ConvexPolygon {
    /// The way round that has what is inside to the right of each edge, as one walks along it on screen.
    private var corners: [Point]

    @inline(never)
    init(_ quad: Quad) {
        corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
        // What is seen from behind runs the other way.
        if area < 0 { corners.swapAt(1, 3) }
    }

    private init(corners: [Point]) { self.corners = corners }

    /// How large it is, in square points.
    @inline(never)
    var area: Double {
        guard var last = corners.last else { return 0 }
        var sum = 0.0
        for corner in corners {
            sum += last.x * corner.y - corner.x * last.y
            last = corner
        }
        return sum / 2
    }

    /// Shows `visit` the parts of it that are left where another one lies in front. They are convex, and do not overlap.
    ///
    /// Each edge of the other one cuts off what lies outside of it; what is left at last is hidden.
    func visitParts(outside other: ConvexPolygon, _ visit: (ConvexPolygon) -> Void) {
        var (rest, start) = (self, other.corners[other.corners.count - 1])
        for end in other.corners {
            visit(rest.part(inside: end, start))
            rest = rest.part(inside: start, end)
            start = end
        }
    }

    /// What it has in common with another one.
    func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
        var (common, start) = (self, other.corners[other.corners.count - 1])
        for end in other.corners {
            common = common.part(inside: start, end)
            start = end
        }
        return common
    }

    /// The part to the right of an edge, from its start to its end; with the two exchanged, what that one leaves.
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

    /// What rounding may leave between two edges that meet, in square points.
    static var smallestArea: Double { 1e-3 }
}
