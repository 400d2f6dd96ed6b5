import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// A binding names an existing item: after its item is gone, it names the item that is shown now, or nil.
@MainActor @Suite(.serialized) struct MissingItemTests {
    private func carousel(at item: Int) -> Library<some View> {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
        }
        library.atRest = item
        library.show()
        library.settle()
        library.writes = []
        return library
    }

    private func expectAgreement<Content: View>(_ library: Library<Content>, writes: Int) throws {
        let shown = try #require(library.tabs?.fanfoldLayout?.indexPathForShownItem)
        #expect(library.atRest == library.books[shown.item].id)
        #expect(library.writes.count == writes)
    }

    @Test(arguments: [[6, 7, 8, 9], [18, 19], [1, 2]])
    func filterUpdatesThePosition(_ kept: [Int]) throws {
        let library = carousel(at: 5)
        library.books = library.books.filter { kept.contains($0.id) }
        library.settle()
        try expectAgreement(library, writes: 1)
    }

    @Test func filterThatKeepsTheItemKeepsThePosition() throws {
        let library = carousel(at: 5)
        library.books = library.books.filter { [3, 5, 8].contains($0.id) }
        library.settle()
        try expectAgreement(library, writes: 0)
        #expect(library.atRest == 5)
    }

    @Test func replacementUpdatesThePosition() throws {
        let library = carousel(at: 5)
        library.books = (100..<130).map { Book(id: $0, title: "Other \($0)") }
        library.settle()
        try expectAgreement(library, writes: 1)
    }

    @Test func removalOfAllItemsClearsThePosition() {
        let library = carousel(at: 5)
        library.books = []
        library.settle()
        #expect(library.atRest == nil)
    }

    @Test func removalWithoutAnimationUpdatesThePosition() throws {
        let library = carousel(at: 19)
        withoutAnimation { library.books.removeLast() }
        library.settle()
        try expectAgreement(library, writes: 1)
    }

    /// The last update may come while the content still moves.
    @Test func filterDuringAnAnimatedScrollUpdatesThePosition() throws {
        let library = carousel(at: 2)
        withAnimation {
            library.atRest = 9
            library.refresh()
        }
        StandIn.clock.advance(by: 0.1)
        library.books = library.books.filter { $0.id < 6 }
        StandIn.clock.advance(by: 0.05)
        #expect(library.books.contains { $0.id == library.atRest })
        library.settle()
        let shown = try #require(library.tabs?.fanfoldLayout?.indexPathForShownItem)
        #expect(library.atRest == library.books[shown.item].id)
    }

    /// Items that are still to come keep the initial position.
    @Test func positionIsKeptUntilTheFirstItemsArrive() throws {
        let library = Library(0) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
        }
        library.atRest = 7
        library.show()
        library.settle()
        #expect(library.atRest == 7)
        library.books = (0..<20).map { Book(id: $0, title: "Book \($0)") }
        library.settle()
        #expect(library.atRest == 7)
        #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem?.item == 7)
    }

    @Test(arguments: [true, false])
    func removalOfTheOpenItemClearsTheBinding(_ byTheView: Bool) throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .openItem(library.binding(\.open))
                .onRemove { book in library.books.removeAll { $0.id == book.id } }
        }
        library.show()
        library.settle()
        library.open = 3
        library.refresh()
        library.settle()
        library.writes = []
        let removed = library.books[3]
        if byTheView {
            library.tabs?.removeItem(at: IndexPath(item: 3, section: 0))
        } else {
            library.books.remove(at: 3)
        }
        library.settle()
        #expect(library.tabs?.openProgress == 0)
        #expect(library.open == nil)
        #expect(library.writes == ["open nil"])
        library.books.insert(removed, at: 3)
        library.settle()
        #expect(library.tabs?.openProgress == 0)
    }

    @Test func removalOfTheSelectedItemClearsTheBinding() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
                .selection(library.binding(\.selected))
        }
        library.selected = 4
        library.show()
        library.settle()
        library.books.remove(at: 4)
        library.settle()
        #expect(library.selected == nil)
    }
}
