import Fanfold
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import FanfoldUIKit

/// Nothing moves while the application has disabled animations, such as for pictures of its screens.
@MainActor @Suite(.serialized) final class DisabledAnimationTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    private var retained: [Collection] = []

    isolated deinit {
        for case let view as FanfoldCollectionView in retained.map(\.view) { view.stopAutoplay() }
    }

    private func shown(_ kind: LayoutKind) throws -> (Collection, FanfoldCollectionView) {
        let collection = Collection(kind, count: 31)
        retained.append(collection)
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.handlers.appendItem = { collection.sections[0].append("appended") }
        view.handlers.didRemove = { collection.sections[0].remove(at: $0.item) }
        view.handlers.didUndoRemoval = { collection.sections[0].insert("back", at: $0.item) }
        (view.allowsRemoval, view.opensTappedItem, view.registersUndo) = (true, true, true)
        collection.show(in: window)
        StandIn.clock.advance(by: 1)
        return (collection, view)
    }

    @Test(arguments: LayoutKind.allCases, Entry.all)
    func nothingMoves(_ kind: LayoutKind, _ entry: Entry) async throws {
        let (collection, view) = try shown(kind)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        await entry.call(view, collection)
        view.layoutIfNeeded()
        if !entry.movesScrollView { #expect(view.host.isAtRest) }
        let (progress, cells) = (view.openProgress, collection.cells.mapValues(\.quad))
        #expect(progress == 0 || progress == 1)
        StandIn.clock.advance(by: 2)
        #expect(view.openProgress == progress)
        for (name, cell) in collection.cells { #expect(cells[name]?.isNear(cell.quad, within: 0.01) == true) }
    }

    /// Each public function and property of the view and its layout is called above, or cannot move anything by itself.
    @Test func everyPublicEntryIsTried() throws {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
        }
        let file = root.appendingPathComponent("Documentation/PublicAPI/FanfoldUIKit.txt")
        let list = try String(contentsOf: file, encoding: .utf8)
        let entries = list.split(separator: "\n").filter { line in
            let type = line.prefix { $0 != "." }
            return ["FanfoldCollectionView", "FanfoldCollectionViewLayout"].contains(type)
                && (line.contains(" func ") || line.contains(" set }"))
        }
        let names = Set(entries.compactMap { $0.split(separator: " ").first.map(String.init) })
        let known = Entry.all.flatMap(\.names) + Entry.still
        #expect(names.subtracting(known).isEmpty, "\(names.subtracting(known).sorted()) is new")
        #expect(Set(known).subtracting(names).isEmpty, "\(Set(known).subtracting(names).sorted()) is gone")
    }

    /// A binding, the items or the layout of a `FanfoldView` may be changed in an animation.
    @Test(arguments: 0..<5)
    func changesInSwiftUIEndAtOnce(_ change: Int) throws {
        var layout = AnyCollectionLayout.tabStack()
        let library = Library(20) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
                .openItem(library.binding(\.open))
        }
        library.show()
        library.settle()
        let view = try #require(library.tabs)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        withAnimation {
            switch change {
            case 0: library.atRest = 12
            case 1: library.open = 15
            case 2: library.books.removeFirst(3)
            case 3: library.books.insert(Book(id: 100, title: "new"), at: 1)
            default: layout = .cardCarousel()
            }
            library.refresh()
        }
        #expect(view.host.isAtRest)
        let cells = library.titles.mapValues(\.quad)
        library.settle()
        for (name, cell) in library.titles { #expect(cells[name]?.isNear(cell.quad, within: 0.01) == true) }
    }
}

extension DisabledAnimationTests {
    /// A call of the public API that may move something.
    struct Entry: CustomTestStringConvertible, Sendable {
        /// The called entries, as the list of the public API names them.
        let names: [String]
        let call: @MainActor @Sendable (FanfoldCollectionView, Collection) async -> Void

        let testDescription: String

        /// Whether the scroll view itself moves: the view is at rest a moment later.
        var movesScrollView: Bool {
            testDescription.contains("ontentOffset") || testDescription.contains("didUpdateFocus")
        }

        init(
            _ names: String...,
            call: @escaping @MainActor @Sendable (FanfoldCollectionView, Collection) async -> Void
        ) {
            self.names = names.map { $0.contains(".") ? $0 : "FanfoldCollectionView.\($0)" }
            (testDescription, self.call) = (names.joined(separator: ", "), call)
        }

        private init(
            title: String,
            call: @escaping @MainActor @Sendable (FanfoldCollectionView, Collection) async -> Void
        ) {
            (names, testDescription, self.call) = ([], title, call)
        }

        private static func at(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

        static let all = scrolling + opening + changes + layouts + settings

        private static let scrolling = [
            Entry("scrollToItem(at:at:animated:)") { view, _ in
                view.scrollToItem(at: at(12), at: [], animated: true)
            },
            Entry("selectItem(at:animated:scrollPosition:)") { view, _ in
                view.selectItem(at: at(12), animated: true, scrollPosition: .top)
            },
            Entry("FanfoldCollectionViewLayout.scrollToItem(at:animated:)") { view, _ in
                view.fanfoldLayout?.scrollToItem(at: at(12), animated: true)
            },
            Entry("FanfoldCollectionViewLayout.scrollToItem(at:align:duration:animated:)") { view, _ in
                view.fanfoldLayout?.scrollToItem(at: at(12), align: .start, duration: 1, animated: true)
            },
            Entry("scroll(byItems:animated:)") { view, _ in view.scroll(byItems: 3) },
            Entry("setContentOffset(_:animated:)", "FanfoldCollectionViewLayout.contentOffset(showing:)") {
                view, _ in
                let offset = view.fanfoldLayout?.contentOffset(showing: at(8))
                view.setContentOffset(offset ?? .zero, animated: true)
            },
            Entry("contentOffset") { view, _ in
                view.contentOffset = view.fanfoldLayout?.contentOffset(showing: at(8)) ?? .zero
            },
            Entry("scrollAutomatically(velocity:)") { view, _ in view.scrollAutomatically() },
            Entry("startAutoplay(every:)", "autoplayInterval", "isAutoplayPaused") { view, _ in
                view.startAutoplay(every: 1.5)
                view.isAutoplayPaused = true
                view.isAutoplayPaused = false
                view.autoplayInterval = 10
            },
            Entry("accessibilityScroll(_:)") { view, _ in
                _ = view.accessibilityScroll(view.fanfoldLayout?.layout.axis == .vertical ? .down : .left)
            },
            Entry("keyCommands") { view, _ in view.host.perform(.end) }.unlisted,
            Entry("pageControl") { view, _ in
                let control = UIPageControl()
                view.pageControl = control
                control.currentPage = 9
                control.sendActions(for: .valueChanged)
            },
            Entry("didUpdateFocus(in:with:)", "shouldUpdateFocus(in:)") { view, _ in
                UIFocusSystem.moveFocus(to: view.cellForItem(at: at(1)))
                UIFocusSystem.moveFocus(to: nil)
            },
        ]

        private static let opening = [
            Entry("openItem(at:animated:completion:)") { view, _ in view.openItem(at: at(1), completion: nil)
            },
            Entry("openItem(at:animated:)") { view, _ in await view.openItem(at: at(25)) },
            Entry("closeItem(animated:completion:)") { view, _ in
                view.openItem(at: at(1), completion: nil)
                view.closeItem(completion: nil)
            },
            Entry("closeItem(animated:)") { view, _ in
                view.openItem(at: at(1), completion: nil)
                view.openItem(at: at(2), completion: nil)
                await view.closeItem()
            },
            Entry("accessibilityPerformEscape()") { view, _ in
                view.openItem(at: at(1), completion: nil)
                _ = view.accessibilityPerformEscape()
            },
            Entry("transitionSource(forItemAt:)", "targetedPreview(forItemAt:parameters:)") { view, _ in
                _ = view.transitionSource(forItemAt: at(20))
                _ = view.targetedPreview(forItemAt: at(20))
                view.host.releaseFlatItem()
            },
        ]

        private static let changes = [
            Entry("appendItem()") { view, _ in await view.appendItem() },
            Entry("appendItem(completion:)") { view, _ in
                await withCheckedContinuation { done in view.appendItem { _ in done.resume() } }
            },
            Entry("removeItem(at:completion:)") { view, _ in view.removeItem(at: at(1), completion: nil) },
            Entry("requestRemoval(at:completion:)") { view, _ in view.requestRemoval(at: at(1)) },
            Entry("removeItem(at:)") { view, _ in await view.removeItem(at: at(1)) },
            Entry("undoRemoval()") { view, _ in
                await view.removeItem(at: at(1))
                view.undoRemoval()
            },
            Entry("registersUndo") { view, _ in
                await view.removeItem(at: at(1))
                view.undoManager?.undo()
            },
            Entry("performBatchUpdates(_:completion:)") { view, collection in
                view.performBatchUpdates {
                    collection.sections[0].insert("new", at: 1)
                    view.insertItems(at: [at(1)])
                }
            },
            Entry("deleteItems") { view, collection in
                collection.sections[0].remove(at: 1)
                view.deleteItems(at: [at(1)])
            }.unlisted,
            Entry("moveItem") { view, collection in
                collection.sections[0].insert(collection.sections[0].remove(at: 1), at: 3)
                view.moveItem(at: at(1), to: at(3))
            }.unlisted,
            Entry("reloadData()") { view, collection in
                collection.sections[0].removeFirst(9)
                view.reloadData()
            },
        ]

        private static let layouts = [
            Entry("setCollectionViewLayout(_:animated:)") { view, _ in
                view.setCollectionViewLayout(LayoutKind.expanding.make(), animated: true)
            },
            Entry("setCollectionViewLayout(_:animated:completion:)") { view, _ in
                view.setCollectionViewLayout(LayoutKind.albumFan.make(), animated: true, completion: nil)
            },
            Entry("collectionViewLayout") { view, _ in view.collectionViewLayout = LayoutKind.tabStack.make()
            },
            Entry("FanfoldCollectionViewLayout.layoutDidChange()") { view, _ in
                view.performBatchUpdates { view.fanfoldLayout?.layoutDidChange() }
            },
            Entry("startInteractiveTransition(to:completion:)", "finishInteractiveTransition()") { view, _ in
                _ = view.startInteractiveTransition(to: LayoutKind.albumFan.make())
                view.finishInteractiveTransition()
            },
            Entry("cancelInteractiveTransition()") { view, _ in
                _ = view.startInteractiveTransition(to: LayoutKind.albumFan.make())
                view.cancelInteractiveTransition()
            },
            Entry("loops") { view, _ in view.loops = true },
            Entry("adjustedContentInsetDidChange()") { view, _ in view.contentInset.top = 60 },
            Entry("didMoveToWindow()") { view, _ in
                let window = view.window
                view.openItem(at: at(1), completion: nil)
                view.removeFromSuperview()
                window?.addSubview(view)
            },
        ]

        private static let settings = [
            Entry(
                "handlers", "motionStyle", "snapping", "snappingName", "opensTappedItem", "allowsRemoval",
                "allowsReordering"
            ) {
                view, _ in
                view.handlers = FanfoldHandlers()
                (view.snapping, view.snappingName) = (.item, "flick")
                view.motionStyle = .snappy
                (view.opensTappedItem, view.allowsRemoval, view.allowsReordering) = (false, false, true)
            },
            Entry("isEditing", "handlesKeyboard", "scrollsToTappedItem", "scrollsToTop", "avoidsFold") {
                view, _ in
                (view.isEditing, view.handlesKeyboard, view.scrollsToTappedItem) = (true, true, true)
                (view.scrollsToTop, view.avoidsFold) = (false, false)
            },
        ]

        /// The same call under a name that the list does not contain, because UIKit declares it.
        private var unlisted: Entry { Entry(title: testDescription, call: call) }

        /// Entries that cannot move anything by themselves.
        static let still =
            [
                "accessibilityElements", "accessibilityScrollStatus(showing:)", "backgroundView",
                "didAddSubview(_:)", "gestureRecognizerShouldBegin(_:)", "hitTest(_:with:)",
                "indexPathForItem(at:)", "layoutIfNeeded()", "layoutSubviews()", "perform(_:with:)",
                "pressesBegan(_:with:)",
                "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)", "stopAutoplay()",
            ].map { "FanfoldCollectionView.\($0)" }
            + [
                "finalLayoutAttributesForDisappearingItem(at:)", "finalizeAnimatedBoundsChange()",
                "finalizeCollectionViewUpdates()", "finalizeLayoutTransition()", "initialIndexPath",
                "initialLayoutAttributesForAppearingItem(at:)", "invalidateLayout(with:)",
                "invalidationContext(forBoundsChange:)", "layoutAttributesForElements(in:)",
                "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)",
                "layoutAttributesForItem(at:)", "prepare()", "prepare(forAnimatedBoundsChange:)",
                "prepare(forCollectionViewUpdates:)", "prepareForTransition(from:)",
                "register(_:forDecorationViewOfKind:)", "shouldInvalidateLayout(forBoundsChange:)",
                "targetContentOffset(forProposedContentOffset:)",
                "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
                "targetIndexPath(forInteractivelyMovingItem:withPosition:)",
            ].map { "FanfoldCollectionViewLayout.\($0)" }
    }
}
