import Testing

@_spi(Host) @testable import Fanfold

@Suite struct QuadTests {
    private static let square = Rect(origin: Point(x: 10, y: 20), size: Size(width: 100, height: 50))

    @Test func touchEqualsNonemptyClipping() {
        var random = SeededGenerator()
        var touching = 0
        for _ in 0..<4_000 {
            let quad = random.convexQuad(), rect = random.rect()
            let isLeft = !clipped(quad.corners, to: rect).isEmpty
            touching += isLeft ? 1 : 0
            #expect(quad.touches(rect) == isLeft, "\(quad), \(rect), \(SeededGenerator.replay)")
        }
        #expect((500...3_500).contains(touching), "both cases have to be met often")
    }

    @Test func sharedEdgesAndCornersTouch() {
        let beside = Rect(origin: Point(x: 110, y: 30), size: Size(width: 5, height: 5))
        let below = Rect(origin: Point(x: 0, y: 70), size: Size(width: 500, height: 1))
        let atTheCorner = Rect(origin: Point(x: 0, y: 0), size: Size(width: 10, height: 20))
        for rect in [beside, below, atTheCorner] {
            #expect(Self.square.corners.touches(rect))
            #expect(rect.corners.touches(Self.square))
        }
    }

    @Test func separatedQuadDoesNotTouch() {
        let beside = Rect(origin: Point(x: 110.001, y: 30), size: Size(width: 5, height: 5))
        let below = Rect(origin: Point(x: 0, y: 70.001), size: Size(width: 500, height: 1))
        for rect in [beside, below] {
            #expect(!Self.square.corners.touches(rect))
            #expect(!rect.corners.touches(Self.square))
        }
    }

    @Test func containedAndContainingQuadsTouch() {
        let small = Rect(origin: Point(x: 50, y: 40), size: Size(width: 1, height: 1))
        #expect(Self.square.corners.touches(small))
        #expect(small.corners.touches(Self.square))
    }

    @Test func cornerOnASlantedEdgeTouches() {
        // A diamond around the origin whose edges pass through (5, 5).
        let diamond = Quad((0, -10), (10, 0), (0, 10), (-10, 0))
        #expect(diamond.touches(Rect(origin: Point(x: 5, y: 5), size: Size(width: 9, height: 9))))
        #expect(!diamond.touches(Rect(origin: Point(x: 5.001, y: 5), size: Size(width: 9, height: 9))))
        #expect(!diamond.touches(Rect(origin: Point(x: -14, y: -14.001), size: Size(width: 9, height: 9))))
    }

    @Test func degenerateQuadTouchesRectanglesThatContainIt() {
        let point = Quad((30, 30), (30, 30), (30, 30), (30, 30))
        #expect(point.touches(Self.square))
        #expect(!point.touches(Rect(size: Size(width: 20, height: 20))))
    }

    @Test func boundsContainAllCorners() {
        let quad = Quad((3, -1), (8, 2), (5, 9), (-2, 4))
        #expect(quad.bounds == Rect(origin: Point(x: -2, y: -1), size: Size(width: 10, height: 10)))
    }
}

extension SeededGenerator {
    /// Four corners on an ellipse, in either orientation.
    fileprivate mutating func convexQuad() -> Quad {
        let angles = (0..<4).map { _ in number(in: 0...360) }.sorted()
        let radii = Point(x: number(in: 1...200), y: number(in: 1...200))
        let centre = point(in: Size(width: 400, height: 400))
        let corners = angles.map { angle in
            let (sine, cosine) = Rotation.sineAndCosine(angle)
            return (centre.x + radii.x * cosine, centre.y + radii.y * sine)
        }
        return Bool.random(using: &self)
            ? Quad(corners[0], corners[1], corners[2], corners[3])
            : Quad(corners[3], corners[2], corners[1], corners[0])
    }

    fileprivate mutating func rect() -> Rect {
        Rect(
            origin: point(in: Size(width: 300, height: 300)),
            size: Size(width: number(in: 0...200), height: number(in: 0...200)))
    }
}

/// The intersection of a rectangle and a convex polygon, by Sutherland and Hodgman: each side clips the
/// polygon.
private func clipped(_ polygon: [Point], to rect: Rect) -> [Point] {
    let distances: [(Point) -> Double] = [
        { $0.x - rect.minX }, { rect.maxX - $0.x }, { $0.y - rect.minY }, { rect.maxY - $0.y },
    ]
    return distances.reduce(polygon) { cut($0, where: $1) }
}

/// The part of a polygon with a nonnegative distance.
private func cut(_ polygon: [Point], where distance: (Point) -> Double) -> [Point] {
    polygon.indices.flatMap { index -> [Point] in
        let start = polygon[index], end = polygon[(index + 1) % polygon.count]
        let (before, after) = (distance(start), distance(end))
        let kept = before >= 0 ? [start] : []
        guard (before >= 0) != (after >= 0) else { return kept }
        let fraction = before / (before - after)
        return kept + [Point(x: mix(start.x, end.x, fraction), y: mix(start.y, end.y, fraction))]
    }
}
