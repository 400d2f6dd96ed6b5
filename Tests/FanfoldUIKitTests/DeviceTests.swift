#if canImport(UIKit)
import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// Rules of UIKit that its documentation leaves open: eight checks that run on Apple's simulators and on Linux.
///
/// A test cannot create touches. Two checks therefore report a finger's movements to the engine, or its state to the view.
@MainActor @Suite(.serialized) struct DeviceTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    /// A collection view in a window, with its clock.
    private func shown(
        _ kind: LayoutKind, count: Int = 31
    ) throws -> (Collection, FanfoldCollectionView, DeviceClock) {
        let collection = Collection(kind, count: count)
        let view = try #require(collection.view as? FanfoldCollectionView)
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
        return (collection, view, DeviceClock(for: view))
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func expectRest(_ collection: Collection) {
        for (name, cell) in collection.cells {
            let index = collection.sections[0].firstIndex(of: name)
            #expect(cell.quad.isNear(index.flatMap(collection.expectedQuad), within: 0.5), "item \(name)")
        }
    }

    // MARK: Updates

    @Test(arguments: LayoutKind.allCases)
    func insertionAboveTheViewportKeepsTheItemsDuringScrolling(_ kind: LayoutKind) async throws {
        let (collection, view, clock) = try shown(kind)
        view.scrollToItem(at: path(12), at: [], animated: true)
        await clock.pass(0.15)
        let before = try #require(collection.cells.first { $0.value.quad.bounds.size.height > 0 })
        let quad = before.value.quad
        insert(["a", "b"], into: collection)
        let after = try #require(collection.cells[before.key])
        #expect(after.quad.isNear(quad, within: 30))
        await clock.pass(3)
        #expect(collection.layout.indexPathForShownItem == path(14))
        expectRest(collection)
    }

    /// Inserts items at the beginning. In an asynchronous function, the call would mean the asynchronous version.
    private func insert(_ names: [String], into collection: Collection) {
        collection.view.performBatchUpdates {
            collection.sections[0].insert(contentsOf: names, at: 0)
            collection.view.insertItems(at: names.indices.map(path))
        }
    }

    private func remove(_ item: Int, from collection: Collection) {
        collection.view.performBatchUpdates {
            collection.sections[0].remove(at: item)
            collection.view.deleteItems(at: [path(item)])
        }
    }

    // MARK: Reordering

    /// Performs an action of assistive technologies on an item.
    private func perform(_ name: String, on item: String, in collection: Collection) -> Bool {
        let action = collection.cells[item]?.accessibilityCustomActions?.first { $0.name == name }
        guard let action, let handler = action.actionHandler else { return false }
        return handler(action)
    }

    @Test(arguments: LayoutKind.allCases)
    func moveLaterMovesTheItemEachTime(_ kind: LayoutKind) async throws {
        let (collection, view, clock) = try shown(kind)
        view.allowsReordering = true
        await clock.pass(0.1)
        for _ in 0..<2 {
            #expect(perform(view.strings.moveLater, on: "0", in: collection))
            await clock.pass(2)
        }
        #expect(Array(collection.sections[0].prefix(3)) == ["1", "2", "0"])
        expectRest(collection)
    }

    @Test(arguments: LayoutKind.allCases)
    func removalRightAfterReorderingRemovesTheItem(_ kind: LayoutKind) async throws {
        let (collection, view, clock) = try shown(kind)
        view.allowsReordering = true
        await clock.pass(0.1)
        #expect(perform(view.strings.moveLater, on: "0", in: collection))
        remove(1, from: collection)
        await clock.pass(3)
        #expect(collection.sections[0].first == "1")
        #expect(collection.cells["0"] == nil)
        expectRest(collection)
    }

    // MARK: Fingers

    /// A page that a finger drags has a cell until no part of it is on screen.
    @Test func pageDraggedToTheLeftKeepsItsCell() async throws {
        let (collection, view, clock) = try shown(.tabStack)
        view.handlers.didRemove = { _ in }
        view.allowsRemoval = true
        let viewport = Rect(size: Size(width: view.bounds.width, height: view.bounds.height))
        let quad = try #require(collection.cells["1"]?.quad)
        var point = Point(x: view.bounds.midX, y: quad.bounds.minY + 20)
        view.host.perform { $0.pointerDown(ItemGestures.pointer, at: point, time: $1) }
        for _ in 0..<60 {
            let page = try #require(collection.cells["1"])
            guard page.quad.bounds.maxX > 30 else { break }
            point.x -= 15
            view.host.perform { $0.pointerMoved(ItemGestures.pointer, to: point, time: $1) }
            await clock.pass(1 / 60)
            #expect(try #require(collection.cells["1"]).quad.touches(viewport))
        }
        #expect(try #require(collection.cells["1"]).quad.bounds.maxX <= 30)
        view.host.perform { $0.pointerCancelled(ItemGestures.pointer, time: $1) }
        await clock.pass(2)
        expectRest(collection)
    }

    /// A view whose content a finger has caught. UIKit may still report deceleration.
    private final class CaughtView: FanfoldCollectionView {
        var isCaught = false
        override var isTracking: Bool { isCaught }
        override var isDragging: Bool { false }
        override var isDecelerating: Bool { isCaught }
    }

    @Test(arguments: LayoutKind.allCases)
    func flingThatATapCatchesStopsAndEndsAtAnItem(_ kind: LayoutKind) async throws {
        let collection = Collection(kind)
        let view = CaughtView(frame: window.bounds, collectionViewLayout: kind.make())
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = collection
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
        let clock = DeviceClock(for: view)
        view.scrollToItem(at: path(12), at: [], animated: true)
        await clock.pass(0.15)
        view.isCaught = true
        await clock.pass(1 / 60)
        let offset = view.contentOffset
        await clock.pass(0.5)
        #expect(view.contentOffset == offset)
        view.isCaught = false
        view.fanfoldLayout?.invalidateLayout()
        await clock.pass(3)
        let layout = try #require(view.fanfoldLayout)
        let shown = try #require(layout.indexPathForShownItem)
        let resting = try #require(layout.contentOffset(showing: shown))
        if layout.layout.snaps {
            #expect(abs(view.contentOffset.x - resting.x) < 1 && abs(view.contentOffset.y - resting.y) < 1)
        }
    }

    // MARK: Sizes

    @Test(arguments: LayoutKind.allCases)
    func rotationDuringScrollingEndsAtTheItem(_ kind: LayoutKind) async throws {
        let (collection, view, clock) = try shown(kind)
        view.scrollToItem(at: path(9), at: [], animated: true)
        await clock.pass(0.1)
        animate(0.3, in: view) { $0.frame.size = CGSize(width: 667, height: 375) }
        await clock.pass(3)
        #expect(collection.layout.indexPathForShownItem == path(9))
        expectRest(collection)
    }

    private func animate(
        _ duration: Double, in view: UICollectionView, _ change: @escaping (UICollectionView) -> Void
    ) {
        UIView.animate(withDuration: duration) {
            change(view)
            view.layoutIfNeeded()
        }
    }

    @Test func keyboardAtTheEndKeepsTheLastRow() async throws {
        let (collection, view, clock) = try shown(.expanding)
        view.scrollToItem(at: path(30), at: [], animated: false)
        await clock.pass(0.5)
        let offset = collection.offset
        for inset in [336.0, 0] {
            animate(0.25, in: view) { $0.contentInset.bottom = inset }
            await clock.pass(1)
        }
        #expect(abs(collection.offset - offset) < 1)
        expectRest(collection)
    }

    // MARK: VoiceOver

    @Test(arguments: LayoutKind.allCases)
    func voiceOverReadsTheItemsInOrder(_ kind: LayoutKind) async throws {
        let (_, view, clock) = try shown(kind)
        await clock.pass(0.5)
        let cells = (view.accessibilityElements ?? []).compactMap { $0 as? NamedCell }
        let numbers = cells.compactMap { Int($0.name) }
        #expect(!numbers.isEmpty)
        #expect(numbers == numbers.sorted())
    }
}
#endif
