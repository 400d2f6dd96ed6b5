import Fanfold
import SwiftUI
import Testing
import UIKit

@testable import FanfoldUIKit

/// Items as the sources of zoom transitions.
@MainActor @Suite(.serialized) final class ZoomTransitionTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    /// The data sources, which views do not retain.
    private var retained: [Collection] = []

    isolated deinit {}

    /// A controller with a collection view, in a navigation controller.
    private func shown(
        _ kind: LayoutKind, _ direction: Direction = .leftToRight
    ) throws -> (Collection, FanfoldCollectionView, UINavigationController) {
        let collection = Collection(kind, direction)
        retained.append(collection)
        let view = try #require(collection.view as? FanfoldCollectionView)
        let controller = UIViewController()
        controller.view = UIView(frame: window.bounds)
        controller.view.addSubview(view)
        let navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        view.layoutIfNeeded()
        return (collection, view, navigation)
    }

    private func details(of view: FanfoldCollectionView, _ item: Int) -> UIViewController {
        let details = UIViewController()
        details.preferredTransition = .zoom { [weak view] _ in
            view?.transitionSource(forItemAt: IndexPath(item: item, section: 0))
        }
        return details
    }

    /// Whether a quad is a rectangle with horizontal and vertical edges.
    private func isUpright(_ quad: Quad) -> Bool {
        let bounds = quad.bounds
        return quad.isNear(bounds.corners, within: 1e-6)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func sourcesAreFlatAtBothEnds(_ kind: LayoutKind, _ direction: Direction) throws {
        let (collection, view, navigation) = try shown(kind, direction)
        view.scrollToItem(at: IndexPath(item: 1, section: 0), at: [], animated: false)
        view.layoutIfNeeded()
        let before = try #require(collection.cell(1)?.quad)
        for isReturn in [false, true] {
            if isReturn {
                navigation.popViewController(animated: true)
            } else {
                navigation.pushViewController(details(of: view, 1), animated: true)
            }
            let source = try #require(navigation.simulatedZoomSources.last as? UIView)
            #expect(source === collection.cell(1))
            #expect(isUpright(source.quad))
            let fit = before.affineFit(of: Size(width: source.bounds.width, height: source.bounds.height))
            let center = source.quad.affineFit(of: Size(width: 1, height: 1)).center
            #expect(hypot(center.x - fit.center.x, center.y - fit.center.y) < 0.01)
            let area = abs(fit.xAxis.x * fit.yAxis.y - fit.xAxis.y * fit.yAxis.x)
            let scale = source.quad.bounds.size.width / source.bounds.width
            #expect(abs(scale * scale - area) < 1e-6)
            StandIn.clock.advance(by: 0.45)
            #expect(isUpright(source.quad))
            StandIn.clock.advance(by: 1)
        }
        #expect(navigation.simulatedZoomSources.count == 2)
        let after = try #require(collection.cell(1)?.quad)
        #expect(after.isNear(before, within: 1e-6))
        #expect(view.host.flatItem == nil && !view.host.driver.isRunning)
    }

    /// The user may have paged to another item in the details.
    @Test(arguments: LayoutKind.allCases)
    func anItemOutOfViewIsScrolledTo(_ kind: LayoutKind) throws {
        let (collection, view, navigation) = try shown(kind)
        navigation.pushViewController(details(of: view, 20), animated: true)
        let source = try #require(navigation.simulatedZoomSources.last as? UIView)
        #expect(source === collection.cell(20))
        #expect(isUpright(source.quad))
        let center = source.quad.affineFit(of: Size(width: 1, height: 1)).center
        #expect(Rect(size: Size(width: 375, height: 667)).contains(center))
    }

    @Test func aMovementOfTheContentReleasesTheItemGradually() throws {
        let (collection, view, _) = try shown(.tabStack)
        let before = try #require(collection.cell(1)?.quad)
        _ = view.transitionSource(forItemAt: IndexPath(item: 1, section: 0))
        StandIn.clock.advance(by: 1)
        let flat = try #require(collection.cell(1)?.quad)
        #expect(isUpright(flat) && !isUpright(before))
        view.openItem(at: IndexPath(item: 1, section: 0))
        StandIn.clock.advance(by: 1 / 60)
        let next = try #require(collection.cell(1)?.quad)
        #expect(!next.isNear(flat, within: 1e-3) && next.isNear(flat, within: 40))
        StandIn.clock.advance(by: 2)
        view.closeItem()
        StandIn.clock.advance(by: 2)
        #expect(collection.cell(1)?.quad.isNear(before, within: 0.1) == true)
    }

    @Test func theFlatItemFollowsChangesOfTheItems() throws {
        let (collection, view, _) = try shown(.tabStack)
        _ = view.transitionSource(forItemAt: IndexPath(item: 1, section: 0))
        UIView.performWithoutAnimation {
            view.performBatchUpdates {
                collection.sections[0].insert("new", at: 0)
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        let cell = try #require(collection.cells["1"])
        #expect(isUpright(cell.quad))
        #expect(view.transitionSource(forItemAt: IndexPath(item: 90, section: 0)) == nil)
        UIView.performWithoutAnimation {
            view.performBatchUpdates {
                collection.sections[0].remove(at: 2)
                view.deleteItems(at: [IndexPath(item: 2, section: 0)])
            }
        }
        StandIn.clock.advance(by: 1)
        #expect(view.host.flatItem == nil)
    }

    @Test(arguments: [true, false])
    func thePresentedItemOfASwiftUIViewIsFlat(_ isVisible: Bool) throws {
        let zoom = Namespace().wrappedValue
        let library = Library(20) { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .selection(library.binding(\.selected))
                .transitionSource(id: library.selected, in: zoom)
        }
        library.show()
        library.settle()
        let item = isVisible ? 1 : 15
        library.selected = item
        library.refresh()
        let cell = try #require(library.titles["Book \(item)"])
        #expect(isUpright(cell.quad))
        StandIn.clock.advance(by: 2)
        #expect(isUpright(cell.quad))
        library.selected = nil
        library.refresh()
        library.settle()
        #expect(!isUpright(cell.quad))
    }
}
