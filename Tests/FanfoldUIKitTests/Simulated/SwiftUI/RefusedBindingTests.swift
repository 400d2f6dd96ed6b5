import Fanfold
@testable import FanfoldUIKit
import SwiftUI
import Testing

/// An application's bindings reject all new values.
@MainActor @Suite struct RefusedBindingTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func settled<Content: View>(_ library: Library<Content>) throws -> FanfoldCollectionView {
        library.show()
        library.settle()
        return try #require(library.tabs)
    }

    @Test(arguments: [nil, 2])
    func aSelectionThatIsRefusedIsNotShown(_ kept: Int?) throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }.selection(.constant(kept))
        }
        let tabs = try settled(library)
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 330), in: library.window)
        library.settle()
        #expect(tabs.indexPathsForSelectedItems == (kept.map { [path($0)] } ?? []))
    }

    @Test(arguments: [nil, 2])
    func anOpeningThatIsRefusedGoesBack(_ kept: Int?) throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .openItem(.constant(kept))
        }
        let tabs = try settled(library)
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 230), in: library.window)
        _ = tabs.accessibilityPerformEscape()
        library.settle()
        #expect(tabs.indexPathForOpenedItem == kept.map(path))
        #expect(tabs.openProgress == (kept == nil ? 0 : 1))
    }

    @Test func anOpeningThatIsRefusedGoesBackAfterTheTimeToAccept() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .openItem(.constant(nil))
        }
        let tabs = try settled(library)
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 230), in: library.window)
        StandIn.clock.advance(by: 0.2)
        #expect(tabs.indexPathToOpen != nil && tabs.openProgress > 0)
        StandIn.clock.advance(by: 0.1)
        #expect(tabs.indexPathToOpen == nil)
    }

    @Test(arguments: [2, 4])
    func contentGoesBackToTheItemAtRestThatIsKept(_ kept: Int) throws {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .scrollPosition(id: .constant(kept))
        }
        let tabs = try settled(library)
        for distance in [-400.0, 400] {
            SimulatedFinger.swipe(
                from: CGPoint(x: 187, y: 300), by: CGPoint(x: distance, y: 0), over: 0.2, in: library.window)
            library.settle()
            #expect(tabs.fanfoldLayout?.indexPathForShownItem == path(kept))
        }
    }

    /// In a list that ends at the lower edge, the last rows have no resting offset.
    @Test func anItemAtRestThatNothingRestsAtIsNotAskedForAtRest() throws {
        var count = 0
        let library = Library(20) { library in
            FanfoldView(library.books, layout: .taskSwitcher()) { Text($0.title) }
                .scrollPosition(id: Binding(get: { 19 }, set: { _ in count += 1 }))
        }
        let links = StandIn.runningDisplayLinks
        let tabs = try settled(library)
        let offset = tabs.contentOffset
        SimulatedFinger.swipe(
            from: CGPoint(x: 187, y: 300), by: CGPoint(x: 0, y: 200), over: 0.2, in: library.window)
        library.settle()
        let settledCount = count
        library.settle()
        #expect(tabs.contentOffset == offset)
        #expect(count == settledCount)
        #expect(StandIn.runningDisplayLinks.isSubset(of: links))
    }
}
