import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// SwiftUI's modifiers for scroll views reach the properties of the collection view.
@MainActor @Suite struct ScrollModifierTests {
    /// A modifier with its default or another value, and the property that it changes.
    struct Modifier: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let apply: @MainActor @Sendable (AnyView, _ isChanged: Bool) -> AnyView
        let property: @MainActor @Sendable (FanfoldCollectionView) -> Int
        let usual: Int
        let changed: Int
    }

    nonisolated private static let modifiers: [Modifier] = [
        Modifier(
            testDescription: "scrollDisabled(true)", apply: { AnyView($0.scrollDisabled($1)) },
            property: { $0.isScrollEnabled ? 1 : 0 }, usual: 1, changed: 0),
        Modifier(
            testDescription: "scrollIndicators(.hidden)",
            apply: { AnyView($0.scrollIndicators($1 ? .hidden : .visible, axes: .vertical)) },
            property: { $0.showsVerticalScrollIndicator ? 1 : 0 }, usual: 1, changed: 0),
        Modifier(
            testDescription: "scrollIndicators(.never)",
            apply: { AnyView($0.scrollIndicators($1 ? .never : .automatic, axes: .horizontal)) },
            property: { $0.showsHorizontalScrollIndicator ? 1 : 0 }, usual: 1, changed: 0),
        Modifier(
            testDescription: "scrollDismissesKeyboard(.interactively)",
            apply: { AnyView($0.scrollDismissesKeyboard($1 ? .interactively : .automatic)) },
            property: { $0.keyboardDismissMode.rawValue },
            usual: UIScrollView.KeyboardDismissMode.onDrag.rawValue,
            changed: UIScrollView.KeyboardDismissMode.interactive.rawValue),
        Modifier(
            testDescription: "scrollDismissesKeyboard(.never)",
            apply: { AnyView($0.scrollDismissesKeyboard($1 ? .never : .immediately)) },
            property: { $0.keyboardDismissMode.rawValue },
            usual: UIScrollView.KeyboardDismissMode.onDrag.rawValue,
            changed: UIScrollView.KeyboardDismissMode.none.rawValue),
        Modifier(
            testDescription: "scrollBounceBehavior(.basedOnSize)",
            apply: { AnyView($0.scrollBounceBehavior($1 ? .basedOnSize : .automatic)) },
            property: { $0.alwaysBounceVertical ? 1 : 0 }, usual: 1, changed: 0),
        Modifier(
            testDescription: "scrollBounceBehavior(.always)",
            apply: { AnyView($0.scrollBounceBehavior($1 ? .always : .automatic, axes: .horizontal)) },
            property: { $0.alwaysBounceHorizontal ? 1 : 0 }, usual: 0, changed: 1),
    ]

    @Test(arguments: modifiers)
    func aModifierChangesItsProperty(_ modifier: Modifier) throws {
        var isChanged = false
        let library = Library { library -> AnyView in
            let view = AnyView(FanfoldView(library.books, layout: .expanding()) { Text($0.title) })
            return modifier.apply(view, isChanged)
        }
        library.show()
        let tabs = try #require(library.tabs)
        #expect(modifier.property(tabs) == modifier.usual)
        isChanged = true
        library.refresh()
        #expect(library.tabs === tabs)
        #expect(modifier.property(tabs) == modifier.changed)
        isChanged = false
        library.refresh()
        #expect(modifier.property(tabs) == modifier.usual)
    }

    @Test func withoutModifiersThePropertiesAreUsual() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
        }
        library.show()
        let tabs = try #require(library.tabs)
        for modifier in Self.modifiers {
            #expect(modifier.property(tabs) == modifier.usual, "\(modifier.testDescription)")
        }
        #expect(tabs.refreshControl == nil)
    }

    @Test func disabledScrollingIgnoresASwipe() throws {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }.scrollDisabled(true)
        }
        library.show()
        let tabs = try #require(library.tabs)
        let start = tabs.contentOffset
        SimulatedFinger.swipe(
            from: CGPoint(x: 187, y: 500), by: CGPoint(x: 0, y: -300), over: 0.2, in: library.window)
        library.settle()
        #expect(tabs.contentOffset == start)
    }

    @Test func aPullRefreshesUntilTheActionHasEnded() async throws {
        let gate = RefreshGate()
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
                .refreshable { await gate.wait() }
        }
        library.show()
        let control = try #require(library.tabs?.refreshControl)
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        while await !gate.isEntered { await Task.yield() }
        #expect(control.isRefreshing)
        await gate.open()
        while control.isRefreshing { await Task.yield() }
        #expect(!control.isRefreshing)
    }

    /// A pull along a row would move the row.
    @Test func contentThatScrollsHorizontallyIsNotRefreshed() {
        let library = Library { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }.refreshable {}
        }
        library.show()
        #expect(library.tabs?.refreshControl == nil)
    }
}

/// An action that ends on request.
private actor RefreshGate {
    private(set) var isEntered = false
    private var waiting: CheckedContinuation<Void, Never>?

    func wait() async {
        isEntered = true
        await withCheckedContinuation { waiting = $0 }
    }

    func open() {
        waiting?.resume()
        waiting = nil
    }
}
