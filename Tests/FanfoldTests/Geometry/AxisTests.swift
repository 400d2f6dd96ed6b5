import Testing

@_spi(Host) @testable import Fanfold

@Suite struct AxisTests {
    @Test func extentAlongAnAxisIsWidthOrHeight() {
        #expect(Size(width: 3, height: 4)[.horizontal] == 3)
        #expect(Size(width: 3, height: 4)[.vertical] == 4)
    }

    @Test func coordinateAlongAnAxisIsXOrY() {
        #expect(Point(x: 3, y: 4)[.horizontal] == 3)
        #expect(Point(x: 3, y: 4)[.vertical] == 4)
    }

    @Test func insetsAlongAnAxisAreThoseAtItsEnds() {
        let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.ends(along: .vertical) == (1, 3))
        #expect(insets.ends(along: .horizontal) == (2, 4))
    }
}
