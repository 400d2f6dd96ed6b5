import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// The state of an item reaches its view, and costs nothing if the view does not read it.
@MainActor @Suite struct ViewItemStateTests {
    /// The evaluations of bodies and of root views while the content scrolls by 60 frames.
    private func cost<Content: View>(of library: Library<Content>) throws -> (bodies: Int, roots: Int) {
        library.show()
        library.settle()
        let tabs = try #require(library.tabs)
        let (bodies, roots) = (SimulatedSwiftUI.bodyEvaluations, SimulatedSwiftUI.rootViewAssignments)
        for _ in 0..<60 {
            // Together six points: no other row comes into view.
            tabs.contentOffset.y += 0.1
            StandIn.clock.advance(by: 1.0 / 60)
            library.window.layoutIfNeeded()
        }
        return (
            SimulatedSwiftUI.bodyEvaluations - bodies, SimulatedSwiftUI.rootViewAssignments - roots
        )
    }

    @Test func contentThatReadsNothingIsNotEvaluatedWhileItMoves() throws {
        let library = Library(30) { library in
            FanfoldView(library.books, layout: .expanding()) { book, _ in StateProbe(title: book.title) }
        }
        let cost = try cost(of: library)
        #expect(cost.bodies == 0)
        #expect(cost.roots == 0)
        #expect(library.titles.count > 2)
    }

    @Test func onlyTheViewThatReadsTheStateIsEvaluated() throws {
        let library = Library(30) { library in
            FanfoldView(library.books, layout: .expanding()) { book, state in
                StateProbe(title: book.title)
                CoverProbe(state: state)
            }
        }
        let cost = try cost(of: library)
        #expect(cost.roots == 0)
        // Each frame changes the covers of two rows: of the featured one and of the next.
        #expect(cost.bodies > 0 && cost.bodies <= 2 * 60)
    }

    /// A view that reads whether its item is shown is evaluated when that changes, for two items.
    @Test func aChangeOfTheShownItemEvaluatesTwoViews() throws {
        let library = Library(30) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { book, state in
                Text(state.isShown ? "\(book.title), shown" : book.title)
            }
        }
        library.show()
        let tabs = try #require(library.tabs)
        let pitch = try #require(tabs.fanfoldLayout?.contentOffset(showing: IndexPath(item: 1, section: 0))).x
        #expect(library.titles["Book 0, shown"] != nil && library.titles["Book 1"] != nil)
        tabs.contentOffset.x = 0.3 * pitch
        library.window.layoutIfNeeded()
        let bodies = SimulatedSwiftUI.bodyEvaluations
        tabs.contentOffset.x = 0.45 * pitch
        library.window.layoutIfNeeded()
        #expect(SimulatedSwiftUI.bodyEvaluations == bodies)
        tabs.contentOffset.x = 0.55 * pitch
        library.window.layoutIfNeeded()
        #expect(SimulatedSwiftUI.bodyEvaluations == bodies + 2)
        #expect(library.titles["Book 0"] != nil && library.titles["Book 1, shown"] != nil)
    }

    @Test func theDistanceIsCountedInItems() throws {
        let library = Library(30) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { book, state in
                Text("\(book.id) \(state.distance.formatted(.number.precision(.fractionLength(2))))")
            }
        }
        library.show()
        let tabs = try #require(library.tabs)
        let pitch = try #require(tabs.fanfoldLayout?.contentOffset(showing: IndexPath(item: 1, section: 0))).x
        tabs.contentOffset.x = 2.25 * pitch
        library.window.layoutIfNeeded()
        #expect(library.titles["2 -0.25"] != nil && library.titles["3 0.75"] != nil)
    }

    @Test func anItemIsSettledOnceScrollingHasEnded() throws {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { book, state in
                Text("\(book.id)\(state.isSettled ? " settled" : "")")
            }
        }
        library.show()
        library.settle()
        #expect(library.titles["0 settled"] != nil)
        SimulatedFinger.swipe(
            from: CGPoint(x: 200, y: 300), by: CGPoint(x: -120, y: 0), over: 0.2, in: library.window)
        StandIn.clock.advance(by: 1.0 / 30)
        #expect(!library.titles.isEmpty && library.titles.keys.allSatisfy { !$0.hasSuffix("settled") })
        library.settle()
        let shown = try #require(library.tabs?.fanfoldLayout?.indexPathForShownItem).item
        #expect(library.titles.keys.filter { $0.hasSuffix("settled") } == ["\(shown) settled"])
    }

    @Test func openAndSelectedItemsAreMarked() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .tabStack()) { book, state in
                Text("\(book.id)\(state.isOpen ? " open" : "")\(state.isSelected ? " selected" : "")")
            }
            .openItem(Binding(get: { library.open }, set: { library.open = $0 }))
            .selection(Binding(get: { library.selected }, set: { library.selected = $0 }))
        }
        library.selected = 1
        library.show()
        #expect(library.titles["1 selected"] != nil && library.titles["2"] != nil)
        library.open = 2
        library.refresh()
        library.settle()
        #expect(library.titles["2 open"] != nil)
        library.open = nil
        library.selected = 2
        library.refresh()
        library.settle()
        #expect(library.titles["1"] != nil && library.titles["2 selected"] != nil)
    }

    @Test func theProgressOfOpeningReachesTheOpenItemAlone() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .tabStack()) { book, state in
                Text("\(book.id) \(Int((state.openProgress * 100).rounded()))")
            }
            .openItem(library.binding(\.open))
        }
        library.show()
        #expect(library.titles["2 0"] != nil)
        library.open = 2
        withAnimation { library.refresh() }
        StandIn.clock.advance(by: 0.15)
        library.window.layoutIfNeeded()
        let moving = library.titles.keys.filter { !$0.hasSuffix(" 0") }
        #expect(moving.count == 1 && moving[0].hasPrefix("2 ") && moving[0] != "2 100")
        library.settle()
        #expect(library.titles["2 100"] != nil)
        library.open = nil
        withAnimation { library.refresh() }
        library.settle()
        #expect(library.titles.keys.allSatisfy { $0.hasSuffix(" 0") })
    }

    @Test func theFocusedItemIsMarked() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .tabStack()) { book, state in
                Text("\(book.id)\(state.isFocused ? " focused" : "")")
            }
        }
        library.show()
        defer { UIFocusSystem.moveFocus(to: nil) }
        for item in [1, 2] {
            UIFocusSystem.moveFocus(to: library.tabs?.cellForItem(at: IndexPath(item: item, section: 0)))
            library.settle()
            #expect(library.titles.keys.filter { $0.hasSuffix("focused") } == ["\(item) focused"])
        }
    }

    /// Cells are reused for other items; none shows a former item, or the state of one.
    @Test func aReusedCellShowsItsOwnItemAndState() throws {
        let library = Library(60) { library in
            FanfoldView(library.books, layout: .expanding()) { book, state in
                Text("\(book.id) \(Int(state.distance.rounded()))")
            }
        }
        library.show()
        let tabs = try #require(library.tabs)
        for step in 0...40 {
            tabs.contentOffset.y = CGFloat(step * 37 % 41) * 180
            library.window.layoutIfNeeded()
            let shown = try #require(tabs.fanfoldLayout?.indexPathForShownItem).item
            for (title, cell) in library.titles {
                let item = try #require(tabs.indexPath(for: cell)).item
                #expect(title == "\(item) \(item - shown)")
            }
        }
    }

    @Test func withoutALayoutTheStateIsAtItsDefaults() {
        let state = EnvironmentValues().itemState
        #expect(state.progress == 0 && state.distance == 0 && state[ExpandingLayout.titleScale] == 0)
        #expect(!state.isShown && !state.isSettled && !state.isOpen && !state.isSelected)
    }
}

private struct StateProbe: View {
    let title: String

    var body: some View { Text(title) }
}

private struct CoverProbe: View {
    let state: ItemState

    var body: some View { Color.black.opacity(state[ExpandingLayout.coverOpacity]) }
}
