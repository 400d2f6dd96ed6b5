#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Values calculated by hand: 375 × 667 points, 31 items, offset 270 points.
@MainActor @Suite struct ViewCheckValueTests {
    private static let offset = 270.0

    private func scrolled(_ kind: LayoutKind) -> Collection {
        let collection = Collection(kind)
        collection.scroll(to: Self.offset)
        return collection
    }

    @Test func anExpandingListIsWhereItShouldBe() throws {
        let collection = scrolled(.expanding)
        #expect(collection.view.contentSize.isNear(CGSize(width: 375, height: 6067)))
        let cell = try #require(collection.cell(2))
        #expect(cell.quad.isNear(quad((0, 140), (375, 140), (375, 330), (0, 330))))
        #expect(cell.frame == CGRect(x: 0, y: 270 + 140, width: 375, height: 190))
        let attributes = try #require(cell.attributes)
        #expect(attributes.progress == 0.5)
        #expect(attributes.appearance[ExpandingLayout.coverOpacity] == 0.525)
        #expect(attributes.appearance[ExpandingLayout.detailOpacity] == 0.5)
        #expect(attributes.appearance[ExpandingLayout.titleScale] == 0.5)
    }

    @Test func anExpandingListRestsAtAMultipleOfItsDragDistance() {
        #expect(restingOffset(scrolled(.expanding)) == 360)
    }

    @Test func aTabStackIsWhereItShouldBe() throws {
        let collection = scrolled(.tabStack)
        // The content starts 20 points before the first page.
        #expect(collection.view.contentSize.isNear(CGSize(width: 375, height: 5467 + 20)))
        let cell = try #require(collection.cell(2))
        #expect(
            cell.quad.isNear(
                quad(
                    (1.935099, 211.048796), (373.064901, 211.048796), (322.433649, 508.898015),
                    (52.566351, 508.898015))))
    }

    @Test func anAlbumFanIsWhereItShouldBe() throws {
        let collection = scrolled(.albumFan)
        let attributes = try #require(collection.cell(3)?.attributes)
        #expect(abs(attributes.progress - -0.195358) < Self.rounding)
        let layers = [0, 1.465184, 2.930368, 4.395551, 5.860735]
        for (layer, offset) in layers.enumerated() {
            #expect(abs(attributes.appearance.values[layer] - offset) < Self.rounding)
        }
    }

    @Test func aCardCarouselIsWhereItShouldBe() throws {
        let collection = scrolled(.cardCarousel)
        #expect(abs(collection.view.contentSize.width - 8732.142857) < Self.rounding)
        #expect(abs(restingOffset(collection) - 278.571429) < Self.rounding)
        let cell = try #require(collection.cell(1))
        #expect(
            cell.quad.isNear(
                quad(
                    (64.842577, 83.415303), (327.30028, 83.415303), (327.30028, 583.584697),
                    (64.842577, 583.584697))))
    }

    @Test func aTaskSwitcherIsWhereItShouldBe() throws {
        let collection = scrolled(.taskSwitcher)
        let cell = try #require(collection.cell(0))
        #expect(
            cell.quad.isNear(
                quad(
                    (34.514, 62.743645), (340.486, 62.743645), (340.486, 314.240927), (34.514, 314.240927)),
                within: Self.hundredth))
        let attributes = try #require(cell.attributes)
        #expect(abs(attributes.progress - -1.11919) < Self.rounding)
        #expect(abs(attributes.appearance[TaskSwitcherLayout.scale] - 0.932849) < Self.rounding)
        #expect(abs(attributes.appearance[TaskSwitcherLayout.displacement] - -6.355105) < Self.rounding)
    }

    /// The last digit of the values below.
    private static let rounding = 1e-6
    /// The table's corners result from a rounded card width and height.
    private static let hundredth = 1e-3

    /// The offset at which a release without velocity settles.
    private func restingOffset(_ collection: Collection) -> Double {
        let offset = collection.view.contentOffset
        let target = collection.layout.targetContentOffset(
            forProposedContentOffset: offset, withScrollingVelocity: .zero)
        return collection.layout.layout.axis == .vertical ? target.y : target.x
    }

    private func quad(
        _ topLeft: (Double, Double), _ topRight: (Double, Double), _ bottomRight: (Double, Double),
        _ bottomLeft: (Double, Double)
    ) -> Quad {
        func point(_ point: (Double, Double)) -> Fanfold.Point { Fanfold.Point(x: point.0, y: point.1) }
        return Quad(
            topLeft: point(topLeft), topRight: point(topRight), bottomRight: point(bottomRight),
            bottomLeft: point(bottomLeft))
    }
}
#endif
