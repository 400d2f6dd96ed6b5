import Testing

@_spi(Host) @testable import Fanfold

@Suite struct RectTests {
    private static let rect = Rect(origin: Point(x: 10, y: 20), size: Size(width: 30, height: 40))

    @Test func cornersAreClockwiseFromTheTopLeft() {
        #expect(Self.rect.corners == Quad((10, 20), (40, 20), (40, 60), (10, 60)))
    }

    @Test func rectangleContainsItsEdges() {
        #expect(Self.rect.contains(Point(x: 10, y: 20)))
        #expect(Self.rect.contains(Point(x: 40, y: 60)))
        #expect(Self.rect.contains(Point(x: 25, y: 40)))
    }

    @Test func rectangleDoesNotContainOutsidePoints() {
        #expect(!Self.rect.contains(Point(x: 9.999, y: 40)))
        #expect(!Self.rect.contains(Point(x: 40.001, y: 40)))
        #expect(!Self.rect.contains(Point(x: 25, y: 19.999)))
        #expect(!Self.rect.contains(Point(x: 25, y: 60.001)))
        #expect(!Self.rect.contains(Point(x: .nan, y: 40)))
    }
}
