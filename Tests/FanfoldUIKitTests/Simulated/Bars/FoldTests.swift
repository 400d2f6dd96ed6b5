@_spi(Host) import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A half-folded iPhone Duo.
@MainActor @Suite(.serialized) final class FoldTests {
    isolated deinit {}
    private static let size = CGSize(width: 951, height: 669)
    private static let fold = CGRect(x: 455.5, y: 0, width: 40, height: 669)

    private func show(_ layout: AnyLayout, _ direction: Direction) -> (
        collection: Collection, window: UIWindow
    ) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
        window.simulatedSafeAreaInsets.right = 84
        window.simulatedFold = Self.fold
        let collection = Collection(
            layout.make(), direction, sections: [(0..<31).map { "\($0)" }], size: Self.size)
        collection.show(in: window)
        return (collection, window)
    }

    /// Folding the device moves the item at rest out of the fold, and unfolding moves it back.
    @Test(arguments: AnyLayout.allCases, Direction.allCases)
    func itemsRestInOneHalf(_ layout: AnyLayout, _ direction: Direction) throws {
        let (collection, window) = show(layout, direction)
        collection.view.scrollToItem(at: IndexPath(item: 12, section: 0), at: [], animated: false)
        StandIn.clock.advance(by: 3)
        window.layoutIfNeeded()
        let shown = try #require(collection.layout.indexPathForShownItem)
        let flat = try collection.rect(of: shown.item)
        for isFolded in [true, false] {
            window.isFoldActive = isFolded
            window.layoutIfNeeded()
            StandIn.clock.advance(by: 3)
            window.layoutIfNeeded()
            let rect = try collection.rect(of: shown.item)
            let isRowEnd = !layout.layout.snaps
            if isFolded {
                #expect(rect.midX < Self.fold.minX || isRowEnd)
            } else {
                #expect(abs(rect.midX - flat.midX) < 1 || isRowEnd)
            }
            if layout.layout.snaps { #expect(collection.layout.indexPathForShownItem == shown) }
        }
    }

    @Test(arguments: Direction.allCases)
    func openItemFillsOneHalf(_ direction: Direction) throws {
        let (collection, window) = show(.standard(1), direction)
        let view = try #require(collection.view as? FanfoldCollectionView)
        window.isFoldActive = true
        window.layoutIfNeeded()
        view.openItem(at: IndexPath(item: 1, section: 0), animated: false)
        view.layoutIfNeeded()
        #expect(try collection.rect(of: 1) == CGRect(x: 0, y: 0, width: 455.5, height: 669))
        window.isFoldActive = false
        window.layoutIfNeeded()
        StandIn.clock.advance(by: 1)
        window.layoutIfNeeded()
        #expect(try collection.rect(of: 1) == CGRect(origin: .zero, size: Self.size))
    }

    @Test func applicationMayIgnoreTheFold() throws {
        let (collection, window) = show(.standard(3), .leftToRight)
        let rect = try collection.rect(of: 0)
        (collection.view as? FanfoldCollectionView)?.avoidsFold = false
        window.isFoldActive = true
        window.layoutIfNeeded()
        #expect(try collection.rect(of: 0) == rect)
    }

    /// A window beside the fold is not divided.
    @Test func foldOutsideOfTheViewHasNoEffect() throws {
        let (collection, window) = show(.standard(3), .leftToRight)
        collection.view.frame.size.width = 400
        window.layoutIfNeeded()
        let rect = try collection.rect(of: 0)
        window.isFoldActive = true
        window.layoutIfNeeded()
        #expect(try collection.rect(of: 0) == rect)
    }
}
