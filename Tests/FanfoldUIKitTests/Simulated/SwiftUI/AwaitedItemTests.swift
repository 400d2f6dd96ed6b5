import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// A binding waits for an item that has not been there yet, and leaves one that is gone.
@MainActor @Suite(.serialized) struct AwaitedItemTests {
    private func library(_ count: Int) -> Library<some View> {
        Library(count) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
                .openItem(library.binding(\.open))
        }
    }

    private let books = (0..<20).map { Book(id: $0, title: "Book \($0)") }

    private func expect<Content: View>(_ item: Int, open: Int?, in library: Library<Content>) {
        library.settle()
        let index = library.tabs?.fanfoldLayout?.indexPathForShownItem?.item
        #expect(index.map { library.books[$0].id } == item)
        #expect(library.atRest == item)
        #expect(library.open == open)
        #expect(library.tabs?.openProgress == (open == nil ? 0 : 1))
    }

    @Test(arguments: [nil, 7, 12])
    func boundBeforeTheFirstItems(_ open: Int?) {
        let library = library(0)
        (library.atRest, library.open) = (7, open)
        library.show()
        library.settle()
        #expect(library.atRest == 7 && library.open == open)
        library.books = books
        library.settle()
        #expect(library.open == open)
        if open != 12 { expect(7, open: open, in: library) }
    }

    @Test(arguments: [nil, 7])
    func boundWhileAFilterShowsNothing(_ open: Int?) {
        let library = library(20)
        library.atRest = 3
        library.show()
        library.settle()
        library.books = []
        library.settle()
        #expect(library.atRest == nil)
        (library.atRest, library.open) = (7, open)
        library.refresh()
        library.settle()
        #expect(library.atRest == 7 && library.open == open)
        library.books = books
        expect(7, open: open, in: library)
    }

    /// The awaited item comes with a later part of the data.
    @Test func anItemOfALaterPageIsAwaited() {
        let library = library(0)
        library.atRest = 15
        library.show()
        library.settle()
        library.books = Array(books.prefix(10))
        library.settle()
        #expect(library.atRest == 15)
        library.books = books
        expect(15, open: nil, in: library)
    }

    @Test func aFingerEndsTheWaiting() {
        let library = library(0)
        library.atRest = 15
        library.show()
        library.books = Array(books.prefix(10))
        library.settle()
        SimulatedFinger.swipe(
            from: CGPoint(x: 300, y: 300), by: CGPoint(x: -250, y: 0), over: 0.2, in: library.window)
        library.settle()
        let shown = library.tabs?.fanfoldLayout?.indexPathForShownItem?.item
        #expect(shown != 0 && library.atRest == shown)
        library.books = books
        library.settle()
        #expect(library.atRest == shown)
    }

    /// The user has opened and closed the item before a filter hides it.
    @Test func anItemThatWasOpenIsAwaited() {
        let library = library(20)
        library.show()
        library.settle()
        library.tabs?.openItem(at: IndexPath(item: 0, section: 0))
        library.settle()
        library.tabs?.closeItem()
        library.books = Array(books.suffix(10))
        library.settle()
        library.open = 0
        library.refresh()
        library.settle()
        #expect(library.open == 0)
        library.books = books
        expect(0, open: 0, in: library)
    }

    @Test func anItemThatIsGoneIsNotAwaited() {
        let library = library(20)
        (library.atRest, library.open) = (7, 7)
        library.show()
        library.settle()
        library.books = []
        library.settle()
        #expect(library.atRest == nil && library.open == nil)
        library.books = books
        library.settle()
        #expect(library.open == nil)
        #expect(library.tabs?.openProgress == 0)
    }
}
