#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Scrolling settles at a resting offset of the layout.
@MainActor @Suite struct ScrollingTests {
    /// Releases at a quarter of the distance between items: a proposed offset, and a velocity in points per second.
    static let releases: [(distance: Double, velocity: Double)] = [
        (0, 0), (40, 0), (-40, 0), (20, 400), (-20, -400), (900, 2_000), (-900, -2_000), (0, 100),
        (1e7, 5_000), (-1e7, -5_000),
    ]

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func aReleaseComesToRestWhereTheLayoutDoes(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        collection.scroll(to: 1_234)
        for (distance, velocity) in Self.releases {
            let expected = collection.layout.layout.restingOffset(
                forProposed: 1_234 + distance, velocity: velocity, in: collection.context)
            let target = collection.layout.targetContentOffset(
                forProposedContentOffset: collection.contentOffset(1_234 + distance),
                // UIKit's velocity is in points per millisecond.
                withScrollingVelocity: collection.along(velocity / 1_000))
            #expect(abs(collection.offset(of: target) - expected) < 1e-6)
        }
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func beyondTheEndTheLastItemIsShown(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        let range = collection.layout.layout.offsetRange(in: collection.context)
        collection.scroll(to: range.lowerBound - 300)
        #expect(collection.layout.indexPathForShownItem == IndexPath(item: 0, section: 0))
        collection.scroll(to: range.upperBound + 700)
        #expect(collection.layout.indexPathForShownItem == IndexPath(item: 30, section: 0))
    }

    @Test(arguments: LayoutKind.allCases)
    func theCollectionViewSlowsDownAsTheLayoutWishes(_ kind: LayoutKind) {
        let collection = Collection(kind)
        #expect(collection.view.decelerationRate == (kind == .expanding ? .fast : .normal))
        // The application's deceleration rate takes precedence.
        let chosen = UIScrollView.DecelerationRate(rawValue: 0.5)
        collection.view.decelerationRate = chosen
        collection.scroll(to: 500)
        collection.layout.invalidateLayout()
        collection.view.layoutIfNeeded()
        #expect(collection.view.decelerationRate == chosen)
    }

    @Test(arguments: LayoutKind.allCases)
    func everyMovementInvalidates(_ kind: LayoutKind) {
        let collection = Collection(kind)
        let bounds = collection.view.bounds
        let isVertical = collection.layout.layout.axis == .vertical
        let along = bounds.offsetBy(dx: isVertical ? 0 : 5, dy: isVertical ? 5 : 0)
        let across = bounds.offsetBy(dx: isVertical ? 5 : 0, dy: isVertical ? 0 : 5)
        #expect(collection.layout.shouldInvalidateLayout(forBoundsChange: along))
        // The pass moves the content back.
        #expect(collection.layout.shouldInvalidateLayout(forBoundsChange: across))
        #expect(!collection.layout.shouldInvalidateLayout(forBoundsChange: bounds))
        #expect(reason(collection, along) == .scrolling && reason(collection, across) == .scrolling)
        let larger = CGRect(x: 0, y: 0, width: 400, height: 300)
        #expect(collection.layout.shouldInvalidateLayout(forBoundsChange: larger))
        #expect(reason(collection, larger) == .resizing)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theDataSourceIsNotAskedForCountsWhileScrolling(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        let layout = collection.layout
        collection.sections[0].removeLast(10)
        for offset in stride(from: 0, to: 500, by: 50) { collection.scroll(to: Double(offset)) }
        // The layout keeps the former count until a reload.
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 30, section: 0)) != nil)
        collection.view.reloadData()
        collection.view.layoutIfNeeded()
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 30, section: 0)) == nil)
    }

    func reason(_ collection: Collection, _ bounds: CGRect) -> LayoutInvalidationContext.Reason? {
        let context = collection.layout.invalidationContext(forBoundsChange: bounds)
        return (context as? LayoutInvalidationContext)?.reason
    }
}

extension Collection {
    /// A distance along the axis, towards later items.
    func along(_ distance: Double) -> CGPoint {
        if layout.layout.axis == .vertical { return CGPoint(x: 0, y: distance) }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isMirrored ? -distance : distance, y: 0)
    }

    /// The content offset at a distance of the content from its leading edge.
    func contentOffset(_ offset: Double) -> CGPoint {
        let distance = along(offset - self.offset)
        return CGPoint(x: view.contentOffset.x + distance.x, y: view.contentOffset.y + distance.y)
    }

    /// The distance of the content from its leading edge at a content offset.
    func offset(of contentOffset: CGPoint) -> Double {
        let direction = along(1)
        let moved = CGPoint(
            x: contentOffset.x - view.contentOffset.x, y: contentOffset.y - view.contentOffset.y)
        return offset + moved.x * direction.x + moved.y * direction.y
    }
}
#endif
