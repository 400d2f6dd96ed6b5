import Testing

@_spi(Host) @testable import Fanfold

@Suite struct ProjectionTests {
    private static let tolerance = 1e-8

    @Test func unprojectionUndoesProjection() throws {
        var random = SeededGenerator()
        for _ in 0..<1_000 {
            let transform = random.transform()
            let point = Point(x: random.number(in: -500...500), y: random.number(in: -500...500))
            let seen = try #require(transform.project(point), SeededGenerator.replay)
            let back = try #require(transform.unproject(seen), SeededGenerator.replay)
            #expect(back.isNear(point, within: Self.tolerance), SeededGenerator.replay)
        }
    }

    @Test func projectionUndoesUnprojection() throws {
        var random = SeededGenerator()
        for _ in 0..<1_000 {
            let transform = random.transform()
            let centre = try #require(transform.project(.zero))
            let seen = Point(
                x: centre.x + random.number(in: -50...50), y: centre.y + random.number(in: -50...50))
            let point = try #require(transform.unproject(seen), SeededGenerator.replay)
            let back = try #require(transform.project(point), SeededGenerator.replay)
            #expect(back.isNear(seen, within: Self.tolerance), SeededGenerator.replay)
        }
    }

    @Test func rectangleIsProjectedByItsCorners() throws {
        var random = SeededGenerator()
        let transform = random.transform()
        let rect = Rect(origin: Point(x: 1, y: 2), size: Size(width: 3, height: 4))
        let quad = try #require(transform.project(rect), SeededGenerator.replay)
        let corners = [Point(x: 1, y: 2), Point(x: 4, y: 2), Point(x: 4, y: 6), Point(x: 1, y: 6)]
        for (corner, point) in zip(quad.corners, corners) {
            let seen = try #require(transform.project(point), SeededGenerator.replay)
            #expect(corner.isNear(seen, within: Self.tolerance), SeededGenerator.replay)
        }
    }

    @Test func distantObjectsAreSmaller() {
        let seen = Transform3D.translation(z: -300).concatenating(.perspective(eyeDistance: 1500))
        #expect(seen.project(Point(x: 120, y: -60)) == Point(x: 100, y: -50))
    }

    @Test(arguments: [1500.0, 1501, 1e6])
    func pointAtOrBehindTheEyeIsNotProjected(height: Double) {
        let seen = Transform3D.translation(z: height).concatenating(.perspective(eyeDistance: 1500))
        #expect(seen.project(.zero) == nil)
    }

    @Test func rectangleWithACornerBehindTheEyeIsNotProjected() {
        let seen = Transform3D.rotation(Rotation(x: 45)).concatenating(.perspective(eyeDistance: 1000))
        #expect(seen.project(Rect(size: Size(width: 100, height: 1400))) != nil)
        #expect(seen.project(Rect(size: Size(width: 100, height: 1500))) == nil)
    }

    @Test(arguments: [Point.zero, Point(x: 3, y: 0), Point(x: 3, y: 4), Point(x: -100, y: 1e6)])
    func edgeOnPlaneHasNoUnprojection(point: Point) {
        let edgeOn = Transform3D([1, 0, 0, 0], [0, 0, 1, 0], [0, -1, 0, 0], [0, 0, 0, 1])
        #expect(edgeOn.unproject(point) == nil)
        #expect(edgeOn.concatenating(.perspective(eyeDistance: 1500)).unproject(point) == nil)
    }

    @Test func planeWithoutAreaHasNoUnprojection() {
        #expect(Transform3D.scale(x: 0, y: 0).unproject(.zero) == nil)
        #expect(Transform3D.scale(x: 1, y: 0).unproject(Point(x: 1, y: 1)) == nil)
    }

    @Test func pointAboveTheHorizonHasNoUnprojection() {
        // A plane tilted by 45° has its horizon one eye distance above the center.
        let seen = Transform3D.rotation(Rotation(x: 45)).concatenating(.perspective(eyeDistance: 1000))
        #expect(seen.unproject(Point(x: 0, y: -999)) != nil)
        #expect(seen.unproject(Point(x: 0, y: -1001)) == nil)
    }

    @Test func planeBehindTheEyeHasNoUnprojection() {
        let seen = Transform3D.translation(z: 1600).concatenating(.perspective(eyeDistance: 1500))
        #expect(seen.unproject(Point(x: 10, y: 10)) == nil)
    }

    @Test(arguments: [Point(x: .nan, y: 0), Point(x: 0, y: .infinity)])
    func nonFinitePointHasNoUnprojection(point: Point) {
        let seen = Transform3D.rotation(Rotation(x: 45)).concatenating(.perspective(eyeDistance: 1000))
        #expect(seen.unproject(point) == nil)
    }
}
