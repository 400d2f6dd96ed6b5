import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// Nothing moves while the application has disabled animations, such as for pictures of its screens.
@MainActor @Suite(.serialized) final class DisabledAnimationTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    private var retained: [Collection] = []

    isolated deinit {}

    /// A public entry that may move something.
    struct Entry: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let call: @MainActor @Sendable (FanfoldCollectionView, Collection) -> Void

        init(
            _ name: String, _ call: @escaping @MainActor @Sendable (FanfoldCollectionView, Collection) -> Void
        ) {
            (testDescription, self.call) = (name, call)
        }

        static func at(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

        static let all = [
            Entry("scrollToItem") { view, _ in view.scrollToItem(at: at(12), at: [], animated: true) },
            Entry("selectItem") { view, _ in
                view.selectItem(at: at(12), animated: true, scrollPosition: .top)
            },
            Entry("layout.scrollToItem") { view, _ in
                view.fanfoldLayout?.scrollToItem(at: at(12), animated: true)
            },
            Entry("scroll(byItems:)") { view, _ in view.scroll(byItems: 3) },
            Entry("setContentOffset") { view, _ in
                view.setContentOffset(
                    CGPoint(x: view.contentOffset.x, y: view.contentOffset.y), animated: true)
            },
            Entry("openItem") { view, _ in view.openItem(at: at(1)) },
            Entry("openItem out of view") { view, _ in view.openItem(at: at(25)) },
            Entry("openItem, closeItem") { view, _ in
                view.openItem(at: at(1))
                view.closeItem()
            },
            Entry("openItem, openItem") { view, _ in
                view.openItem(at: at(1))
                view.openItem(at: at(2))
            },
            Entry("appendItem") { view, _ in view.appendItem() },
            Entry("requestRemoval") { view, _ in view.requestRemoval(at: at(1)) },
            Entry("insertItems") { view, collection in
                view.performBatchUpdates {
                    collection.sections[0].insert("new", at: 1)
                    view.insertItems(at: [at(1)])
                }
            },
            Entry("deleteItems") { view, collection in
                collection.sections[0].remove(at: 1)
                view.deleteItems(at: [at(1)])
            },
            Entry("moveItem") { view, collection in
                collection.sections[0].insert(collection.sections[0].remove(at: 1), at: 3)
                view.moveItem(at: at(1), to: at(3))
            },
            Entry("setCollectionViewLayout") { view, _ in
                view.setCollectionViewLayout(LayoutKind.expanding.make(), animated: true)
            },
            Entry("accessibilityScroll") { view, _ in
                _ = view.accessibilityScroll(view.fanfoldLayout?.layout.axis == .vertical ? .down : .left)
            },
            Entry("a key") { view, _ in view.host.perform(.end) },
        ]
    }

    @Test(arguments: LayoutKind.allCases, Entry.all)
    func nothingMoves(_ kind: LayoutKind, _ entry: Entry) throws {
        let collection = Collection(kind, count: 31)
        retained.append(collection)
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.handlers.append = { collection.sections[0].append("appended") }
        view.handlers.didRemove = { collection.sections[0].remove(at: $0.item) }
        view.allowsRemoval = true
        collection.show(in: window)
        StandIn.clock.advance(by: 1)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        entry.call(view, collection)
        view.layoutIfNeeded()
        if entry.testDescription == "appendItem" { return }
        #expect(view.host.isAtRest)
        let (progress, position) = (view.openProgress, view.position)
        #expect(progress == 0 || progress == 1)
        StandIn.clock.advance(by: 2)
        #expect(view.openProgress == progress && abs(view.position - position) < 0.01)
    }
}
