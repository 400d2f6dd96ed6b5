import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// Previews, menus and the gestures of a collection view controller.
@MainActor @Suite(.serialized) final class PresentationTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    isolated deinit {}

    /// A preview's corners have the least squared distance to the item's corners: no other affine transform near it is
    /// better.
    @Test(arguments: LayoutKind.allCases)
    func aPreviewIsTheBestAffineFitOfTheItem(_ kind: LayoutKind) throws {
        let collection = Collection(kind)
        window.addSubview(collection.view)
        window.makeKeyAndVisible()
        let view = try #require(collection.view as? FanfoldCollectionView)
        for item in 0..<2 {
            let path = IndexPath(item: item, section: 0)
            let quad = try #require(collection.cell(item)?.quad)
            let preview = try #require(view.targetedPreview(forItemAt: path))
            let size = preview.view.bounds.size
            func error(_ transform: CGAffineTransform, _ center: CGPoint) -> Double {
                let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { x, y in
                    CGPoint(x: size.width * x, y: size.height * y).applying(transform)
                }
                return zip(corners, quad.corners).reduce(0) { sum, pair in
                    let x = pair.0.x + center.x - view.bounds.minX - pair.1.x
                    let y = pair.0.y + center.y - view.bounds.minY - pair.1.y
                    return sum + x * x + y * y
                }
            }
            let (transform, center) = (preview.target.transform, preview.target.center)
            let least = error(transform, center)
            for step in [-0.02, 0.02] {
                var others = [transform, transform, transform, transform]
                (others[0].a, others[1].b, others[2].c, others[3].d) =
                    (transform.a + step, transform.b + step, transform.c + step, transform.d + step)
                for other in others { #expect(error(other, center) > least) }
                #expect(error(transform, CGPoint(x: center.x + step, y: center.y)) > least)
            }
            #expect(preview.target.container === view)
        }
        #expect(view.targetedPreview(forItemAt: IndexPath(item: 30, section: 0)) == nil)
    }

    private final class Menus: NSObject, UICollectionViewDelegate {
        var offersMenus = true

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { offersMenus ? UIContextMenuConfiguration() : nil }
    }

    @Test(arguments: [true, false])
    func anItemWithAMenuIsNotReorderedByALongPress(_ offersMenus: Bool) throws {
        let collection = Collection(.expanding)
        let view = try #require(collection.view as? FanfoldCollectionView)
        let menus = Menus()
        menus.offersMenus = offersMenus
        view.delegate = menus
        view.allowsReordering = true
        window.addSubview(view)
        window.makeKeyAndVisible()
        let finger = SimulatedFinger(at: CGPoint(x: 180, y: 100), in: window)
        finger.hold(for: 0.8)
        finger.move(to: CGPoint(x: 180, y: 400), over: 0.5)
        finger.lift()
        StandIn.clock.advance(by: 2)
        #expect((collection.sections[0].first == "0") == offersMenus)
    }

    private final class Drags: NSObject, UICollectionViewDragDelegate {
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] { [] }
    }

    @Test(arguments: [true, false])
    func itemsThatAreDraggedToOtherViewsAreNotReorderedByALongPress(_ isEnabled: Bool) throws {
        let collection = Collection(.expanding)
        let view = try #require(collection.view as? FanfoldCollectionView)
        let drags = Drags()
        view.dragDelegate = drags
        view.dragInteractionEnabled = isEnabled
        view.allowsReordering = true
        window.addSubview(view)
        window.makeKeyAndVisible()
        let finger = SimulatedFinger(at: CGPoint(x: 180, y: 100), in: window)
        finger.hold(for: 0.8)
        finger.move(to: CGPoint(x: 180, y: 400), over: 0.5)
        finger.lift()
        StandIn.clock.advance(by: 2)
        #expect((collection.sections[0].first == "0") == isEnabled)
    }

    private final class Controller: UICollectionViewController {
        override func loadView() {
            view = FanfoldCollectionView(
                frame: CGRect(origin: .zero, size: Collection.phone),
                collectionViewLayout: ExpandingCollectionViewLayout())
        }
    }

    @Test func theStandardReorderingGestureIsTurnedOff() {
        let controller = Controller(collectionViewLayout: ExpandingCollectionViewLayout())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(!controller.installsStandardGestureForInteractiveMovement)
    }
}
