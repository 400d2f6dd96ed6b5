import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Rules of UIKit that its documentation leaves open. A device has to confirm them.
@MainActor @Suite(.serialized) final class DeviceTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    isolated deinit {}

    private func shown(_ kind: LayoutKind, count: Int = 31) -> Collection {
        let collection = Collection(kind, count: count)
        window.addSubview(collection.view)
        window.isHidden = false
        collection.view.layoutIfNeeded()
        return collection
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Performs an action of assistive technologies on an item.
    private func perform(_ name: String, on item: String, in collection: Collection) -> Bool {
        passTime(0.1, in: collection.view)
        let action = collection.cells[item]?.accessibilityCustomActions?.first { $0.name == name }
        guard let action, let handler = action.actionHandler else { return false }
        return handler(action)
    }

    private func expectRest(_ collection: Collection) {
        for (name, cell) in collection.cells {
            let index = collection.sections[0].firstIndex(of: name)
            #expect(cell.quad.isNear(index.flatMap(collection.expectedQuad), within: 0.5), "item \(name)")
        }
    }

    @Test(arguments: LayoutKind.allCases)
    func insertionAboveTheViewportKeepsTheItemsDuringScrolling(_ kind: LayoutKind) throws {
        let collection = shown(kind)
        collection.view.scrollToItem(at: path(12), at: [], animated: true)
        passTime(0.15, in: collection.view)
        let before = try #require(collection.cells.first { $0.value.quad.bounds.size.height > 0 })
        let place = before.value.quad
        collection.view.performBatchUpdates {
            collection.sections[0].insert(contentsOf: ["a", "b"], at: 0)
            collection.view.insertItems(at: [self.path(0), self.path(1)])
        }
        let after = try #require(collection.cells[before.key])
        #expect(after.quad.isNear(place, within: 30))
        passTime(4, in: collection.view)
        #expect(collection.layout.indexPathShown == path(14))
        expectRest(collection)
    }

    @Test(arguments: LayoutKind.allCases)
    func moveLaterMovesTheItemEachTime(_ kind: LayoutKind) throws {
        let collection = shown(kind)
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.allowsReordering = true
        passTime(0.1, in: view)
        for _ in 0..<2 {
            #expect(perform(view.strings.moveLater, on: "0", in: collection))
            passTime(2, in: view)
        }
        #expect(Array(collection.sections[0].prefix(3)) == ["1", "2", "0"])
        expectRest(collection)
    }

    @Test(arguments: LayoutKind.allCases)
    func removalRightAfterReorderingRemovesTheItem(_ kind: LayoutKind) throws {
        let collection = shown(kind)
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.allowsReordering = true
        passTime(0.1, in: view)
        #expect(perform(view.strings.moveLater, on: "0", in: collection))
        view.performBatchUpdates {
            collection.sections[0].remove(at: 1)
            view.deleteItems(at: [self.path(1)])
        }
        passTime(4, in: view)
        #expect(collection.sections[0].first == "1")
        #expect(collection.cells["0"] == nil)
        expectRest(collection)
    }

    @Test(arguments: LayoutKind.allCases)
    func rotationDuringScrollingEndsAtTheItem(_ kind: LayoutKind) {
        let collection = shown(kind)
        collection.view.scrollToItem(at: path(9), at: [], animated: true)
        passTime(0.1, in: collection.view)
        UIView.animate(withDuration: 0.3) {
            collection.view.frame.size = CGSize(width: 667, height: 375)
            collection.view.layoutIfNeeded()
        }
        passTime(4, in: collection.view)
        #expect(collection.layout.indexPathShown == path(9))
        expectRest(collection)
    }

    @Test func keyboardAtTheEndKeepsTheLastRow() {
        let collection = shown(.expanding)
        collection.view.scrollToItem(at: path(30), at: [], animated: false)
        passTime(1, in: collection.view)
        let offset = collection.offset
        for inset in [336.0, 0] {
            UIView.animate(withDuration: 0.25) {
                collection.view.contentInset.bottom = inset
                collection.view.layoutIfNeeded()
            }
            passTime(1, in: collection.view)
        }
        #expect(abs(collection.offset - offset) < 1)
        expectRest(collection)
    }

    @Test(arguments: LayoutKind.allCases)
    func voiceOverReadsTheItemsInOrder(_ kind: LayoutKind) {
        let collection = shown(kind)
        passTime(0.5, in: collection.view)
        let cells = (collection.view.accessibilityElements ?? []).compactMap { $0 as? NamedCell }
        let numbers = cells.compactMap { Int($0.name) }
        #expect(!numbers.isEmpty)
        #expect(numbers == numbers.sorted())
    }
}
