@_spi(Host) import Fanfold
import FanfoldStandard
import FanfoldUIKit
import SwiftUI
import Testing

/// A sort keeps the item at rest, and the binding names the item that is shown.
@MainActor @Suite(.serialized) struct SortedItemsTests {
    nonisolated static let layouts: [StandardLayout] = [
        .cardCarousel(CardCarouselLayout()), .albumFan(AlbumFanLayout()), .expanding(ExpandingLayout()),
        .taskSwitcher(TaskSwitcherLayout()),
    ]

    private func library(_ layout: StandardLayout, at item: Int) -> Library<some View> {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
        }
        library.atRest = item
        library.show()
        library.settle()
        library.writes = []
        return library
    }

    /// The index of a book in another order.
    private func rank(of book: Book) -> Int { (book.id * 7 + 12) % 20 }

    private func shownID<Content: View>(_ library: Library<Content>) throws -> Int {
        let shown = try #require(library.tabs?.fanfoldLayout?.indexPathForShownItem)
        return library.books[shown.item].id
    }

    @Test(arguments: layouts, [true, false])
    func sortKeepsTheItemAtRest(_ layout: StandardLayout, _ isAnimated: Bool) throws {
        let library = library(layout, at: 5)
        let sorted = library.books.sorted { rank(of: $0) < rank(of: $1) }
        if isAnimated { library.books = sorted } else { withoutAnimation { library.books = sorted } }
        library.settle()
        #expect(try shownID(library) == 5)
        #expect(library.atRest == 5)
        #expect(library.writes.isEmpty)
    }

    /// The item may move to an end at which nothing rests. The binding then names each item on the way once.
    @Test(arguments: layouts, [0, 5, 12])
    func reversalIsReported(_ layout: StandardLayout, _ item: Int) throws {
        let library = library(layout, at: item)
        library.books.reverse()
        library.settle()
        #expect(try shownID(library) == library.atRest)
        #expect(Set(library.writes).count == library.writes.count)
    }

    @Test(arguments: layouts, [0, 19])
    func moveOfTheItemAtRestIsReported(_ layout: StandardLayout, _ target: Int) throws {
        let library = library(layout, at: 5)
        let moved = library.books.remove(at: 5)
        library.books.insert(moved, at: target)
        library.settle()
        #expect(try shownID(library) == library.atRest)
        #expect(library.writes.count < 2)
    }
}
