import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// A browser's tray: tabs are opened, closed, restored and added at any instant of another movement.
@MainActor @Suite(.serialized) struct TrayTests {
    nonisolated private static let layouts: [AnyCollectionLayout] = [
        .tabStack(), .cardCarousel(), .taskSwitcher(), .albumFan(coverSide: 160), .expanding(),
    ]
    /// The times between two requests, in seconds.
    nonisolated private static let instants: [Double] = [0, 1 / 60.0, 0.1, 0.25, 0.45, 0.8]

    private func tray(_ layout: AnyCollectionLayout, at tab: Int = 6) -> Library<some View> {
        let library = Library(16) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
                .openItem(library.binding(\.open))
                .selection(library.binding(\.selected))
                .onRemove { book in library.books.removeAll { $0.id == book.id } }
        }
        library.atRest = tab
        library.show()
        library.rest()
        return library
    }

    private func change<Content: View>(_ library: Library<Content>, _ change: () -> Void) {
        withAnimation {
            change()
            library.refresh()
        }
    }

    private func wait<Content: View>(_ duration: Double, in library: Library<Content>) {
        if duration > 0 { StandIn.clock.advance(by: duration) }
        library.window.layoutIfNeeded()
    }

    /// Checks that bindings and screen agree.
    private func expect<Content: View>(_ shown: Int?, open: Int?, in library: Library<Content>) {
        library.rest()
        let view = library.tabs
        #expect(
            view?.fanfoldLayout?.indexPathForShownItem.map { library.books[$0.item].id } == library.atRest)
        #expect(view?.indexPathForOpenedItem.map { library.books[$0.item].id } == open)
        #expect(library.open == open)
        #expect(view?.openProgress == (open == nil ? 0 : 1))
        if let shown { #expect(library.atRest == shown) }
    }

    @Test(arguments: layouts, instants.quarter(from: 1))
    func aNewTabOpensDuringAFlick(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = tray(layout)
        let way = layout.axis == .vertical ? CGPoint(x: 5, y: 260) : CGPoint(x: 260, y: 5)
        SimulatedFinger.swipe(from: CGPoint(x: 60, y: 200), by: way, over: 0.1, in: library.window)
        wait(instant, in: library)
        change(library) {
            library.books.append(Book(id: 100, title: "new"))
            (library.atRest, library.open) = (100, 100)
        }
        expect(nil, open: 100, in: library)
        change(library) { library.open = nil }
        expect(layout.rests(at: 16, of: 17) ? 100 : nil, open: nil, in: library)
    }

    @Test(arguments: layouts, instants.quarter(from: 2))
    func anOpeningTabIsClosedForGood(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = tray(layout)
        change(library) { library.open = 7 }
        wait(instant, in: library)
        change(library) { library.books.removeAll { $0.id == 7 } }
        expect(nil, open: nil, in: library)
        #expect(library.titles["Book 7"] == nil)
    }

    @Test(arguments: layouts, instants.quarter(from: 3))
    func aRestoredTabDisturbsNeitherPositionNorSelection(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = tray(layout)
        change(library) { library.selected = 7 }
        library.rest()
        let closed = library.books[3]
        change(library) { library.books.remove(at: 3) }
        wait(instant, in: library)
        change(library) { library.books.insert(closed, at: 3) }
        expect(6, open: nil, in: library)
        #expect(library.selected == 7)
        #expect(library.tabs?.indexPathsForSelectedItems?.map(\.item) == [7])
    }

    @Test(arguments: layouts, instants.quarter(from: 0))
    func theLastTabIsClosedDuringAScrollToIt(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = tray(layout)
        change(library) { library.atRest = 15 }
        wait(instant, in: library)
        change(library) { library.books.removeLast() }
        expect(layout.rests(at: 14, of: 15) ? 14 : nil, open: nil, in: library)
    }

    @Test(arguments: layouts, instants.quarter(from: 1))
    func aTabThatReplacesAllOthersOpens(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = tray(layout)
        change(library) { library.books = [] }
        wait(instant, in: library)
        change(library) {
            library.books = [Book(id: 100, title: "new")]
            library.open = 100
        }
        expect(nil, open: 100, in: library)
    }
}

extension AnyCollectionLayout {
    /// Whether an item has its own resting offset in a phone: the last items of a list have none.
    fileprivate func rests(at item: Int, of count: Int) -> Bool {
        var context = LayoutContext(viewport: Fanfold.Size(width: 375, height: 667), count: count)
        context.offset = offset(showing: Double(item), in: context)
        return position(shownAt: context.offset, in: context).rounded() == Double(item)
    }
}
