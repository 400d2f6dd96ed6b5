import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The resting offsets that the application chooses.
@MainActor @Suite(.serialized) final class ViewSnappingTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    /// The data sources, which views do not retain.
    private var retained: [Collection] = []

    isolated deinit {}

    private func shown(_ kind: LayoutKind, _ snapping: Snapping) throws -> (Collection, FanfoldCollectionView)
    {
        let collection = Collection(kind)
        retained.append(collection)
        let view = try #require(collection.view as? FanfoldCollectionView)
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.snapping = snapping
        return (collection, view)
    }

    private func flick(_ view: UICollectionView, _ distance: CGFloat, velocity: CGFloat) {
        let isVertical = view.contentSize.height > view.bounds.height
        let unit = isVertical ? CGPoint(x: 0, y: 1) : CGPoint(x: 1, y: 0)
        view.standIn.flick(
            by: CGPoint(x: unit.x * distance, y: unit.y * distance),
            velocity: CGPoint(x: unit.x * velocity, y: unit.y * velocity))
        StandIn.clock.advance(by: 1)
    }

    private func isAtItem(_ collection: Collection) -> Bool {
        guard let shown = collection.layout.indexPathForShownItem else { return false }
        let offset = collection.layout.layout.offset(showing: Double(shown.item), in: collection.context)
        return abs(offset - collection.offset) < 0.6
    }

    @Test(arguments: LayoutKind.allCases)
    func itemSnappingPassesOneItemAtAnyVelocity(_ kind: LayoutKind) throws {
        let (collection, view) = try shown(kind, .item)
        flick(view, 20, velocity: 6000)
        #expect(collection.layout.indexPathForShownItem?.item == 1)
        #expect(isAtItem(collection))
    }

    @Test(arguments: LayoutKind.allCases)
    func flickSnappingPassesSeveralItemsAndRestsAtOne(_ kind: LayoutKind) throws {
        let (collection, view) = try shown(kind, .flick)
        flick(view, 20, velocity: 3000)
        #expect((collection.layout.indexPathForShownItem?.item ?? 0) > 1)
        #expect(isAtItem(collection))
    }

    @Test(arguments: LayoutKind.allCases)
    func withoutSnappingTheContentRestsAnywhere(_ kind: LayoutKind) throws {
        let (collection, view) = try shown(kind, .none)
        flick(view, 61, velocity: 0)
        #expect(abs(collection.offset - 61 - start(collection)) < 0.6)
    }

    private func start(_ collection: Collection) -> Double {
        collection.layout.layout.offset(showing: 0, in: collection.context)
    }
}
