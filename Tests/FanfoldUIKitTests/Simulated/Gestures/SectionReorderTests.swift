import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A finger or an action moves an item from one section to another.
@MainActor @Suite struct SectionReorderTests {
    private func shown(_ sections: [[String]]) throws -> (Collection, UIWindow) {
        let collection = Collection(CustomCollectionViewLayout(ExpandingLayout()), sections: sections)
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        window.addSubview(collection.view)
        window.makeKeyAndVisible()
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.allowsReordering = true
        view.layoutIfNeeded()
        return (collection, window)
    }

    /// Drags an item to the position of another one.
    private func drag(
        _ name: String, to other: String, _ collection: Collection, _ window: UIWindow
    ) throws {
        let start = try #require(collection.cells[name]).center
        let end = try #require(collection.cells[other]).center
        let finger = SimulatedFinger(at: start, in: window)
        finger.hold(for: 0.7)
        finger.move(to: end, over: 0.5)
        finger.hold(for: 0.5)
        finger.lift()
        StandIn.clock.advance(by: 1.0 / 60)
        // The item continues from the position of the finger.
        #expect(abs(try #require(collection.cells[name]).center.y - end.y) < 30)
        StandIn.clock.advance(by: 3)
        window.layoutIfNeeded()
    }

    nonisolated private static let sections = [["a", "b"], ["c", "d"], ["e", "f"]]

    @Test(arguments: [
        ("a", "b", [["b", "a"], ["c", "d"], ["e", "f"]]), ("a", "c", [["b"], ["c", "a", "d"], ["e", "f"]]),
        ("a", "d", [["b"], ["c", "d", "a"], ["e", "f"]]), ("b", "c", [["a"], ["c", "b", "d"], ["e", "f"]]),
        ("b", "d", [["a"], ["c", "d", "b"], ["e", "f"]]), ("d", "a", [["d", "a", "b"], ["c"], ["e", "f"]]),
        ("d", "b", [["a", "d", "b"], ["c"], ["e", "f"]]),
        ("d", "c", [["a", "b"], ["d", "c"], ["e", "f"]]),
    ])
    func anItemGoesToWhereItIsDropped(_ name: String, _ other: String, _ expected: [[String]]) throws {
        let (collection, window) = try shown(Self.sections)
        try drag(name, to: other, collection, window)
        #expect(collection.sections == expected)
        collection.expectAllInPlace()
        for (name, cell) in collection.cells {
            let path = try #require(collection.view.indexPath(for: cell))
            #expect(collection.sections[path.section][path.item] == name)
        }
    }

    @Test(arguments: [
        ("b", 1, [["a"], ["c", "b", "d"], ["e", "f"]]), ("c", 0, [["a", "c", "b"], ["d"], ["e", "f"]]),
    ])
    func anActionMovesAnItemPastTheNextOne(_ name: String, _ action: Int, _ expected: [[String]]) throws {
        let (collection, window) = try shown(Self.sections)
        let action = try #require(collection.cells[name]?.accessibilityCustomActions?[action])
        _ = withExtendedLifetime(window) { action.actionHandler?(action) }
        StandIn.clock.advance(by: 3)
        #expect(collection.sections == expected)
        collection.expectAllInPlace()
    }
}
