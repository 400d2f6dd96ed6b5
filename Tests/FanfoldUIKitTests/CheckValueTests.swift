import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Numbers worked out by hand: 375 × 667 points, 31 items, scrolled by 270 points.
@MainActor @Suite struct CheckValueTests {
    private static let offset = 270.0

    private func scrolled(_ kind: LayoutKind) -> Collection {
        let collection = Collection(kind)
        collection.scroll(to: Self.offset)
        return collection
    }

    @Test func anExpandingListIsWhereItShouldBe() throws {
        let collection = scrolled(.expanding)
        #expect(collection.view.contentSize == CGSize(width: 375, height: 6067))
        let cell = try #require(collection.cell(2))
        #expect(cell.quad.isNear(quad((0, 140), (375, 140), (375, 330), (0, 330))))
        #expect(cell.frame == CGRect(x: 0, y: 270 + 140, width: 375, height: 190))
        let attributes = try #require(cell.attributes)
        #expect(attributes.progress == 0.5)
        #expect(attributes.appearance[ExpandingLayout.coverOpacity] == 0.525)
        #expect(attributes.appearance[ExpandingLayout.detailOpacity] == 0.5)
        #expect(attributes.appearance[ExpandingLayout.titleScale] == 0.5)
    }

    private func quad(
        _ topLeft: (Double, Double), _ topRight: (Double, Double), _ bottomRight: (Double, Double),
        _ bottomLeft: (Double, Double)
    ) -> Quad {
        func point(_ point: (Double, Double)) -> Point { Point(x: point.0, y: point.1) }
        return Quad(
            topLeft: point(topLeft), topRight: point(topRight), bottomRight: point(bottomRight),
            bottomLeft: point(bottomLeft))
    }
}
