import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// An application with a filter binds positions and open items before, during and after an empty result.
@MainActor @Suite(.serialized) struct FilteredListTests {
    nonisolated private static let layouts: [AnyCollectionLayout] = [
        .cardCarousel(), .expanding(), .tabStack(), .taskSwitcher(), .albumFan(coverSide: 160),
    ]
    private let all = (0..<20).map { Book(id: $0, title: "Book \($0)") }

    private func library(_ layout: AnyCollectionLayout, _ count: Int) -> Library<some View> {
        let library = Library(count) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
                .openItem(library.binding(\.open))
                .placeholder { Text("Nothing found") }
        }
        library.show()
        library.rest()
        return library
    }

    private func shown<Content: View>(_ library: Library<Content>) -> Int? {
        library.tabs?.fanfoldLayout?.indexPathShown.map { library.books[$0.item].id }
    }

    private func isPlaceholderShown<Content: View>(_ library: Library<Content>) -> Bool {
        library.window.rootViewController?.view.subviews.contains { $0.label == "Nothing found" } == true
    }

    /// Each result that is bound while there is none is shown as the items return, several times in turn.
    @Test(arguments: layouts)
    func eachBoundResultIsShown(_ layout: AnyCollectionLayout) {
        let library = library(layout, 0)
        for (position, open) in [(7, nil), (3, 3), (11, 8), (2, nil), (9, 9)] as [(Int, Int?)] {
            #expect(isPlaceholderShown(library))
            (library.atRest, library.open) = (position, open)
            library.refresh()
            library.rest()
            #expect(library.atRest == position && library.open == open)
            library.books = all
            library.rest()
            #expect(library.open == open && library.tabs?.openProgress == (open == nil ? 0 : 1))
            if open == nil || open == position { #expect(library.atRest == position) }
            #expect(shown(library) == library.atRest)
            #expect(!isPlaceholderShown(library))
            library.books = []
            library.rest()
            #expect(library.atRest == nil && library.open == nil)
        }
    }

    /// A value is bound in the update that empties the list, or in the one that fills it.
    @Test(arguments: layouts, [true, false])
    func valuesBoundTogetherWithTheItemsCount(_ layout: AnyCollectionLayout, _ isBoundWithEmptyList: Bool) {
        let library = library(layout, 20)
        if isBoundWithEmptyList { library.atRest = 7 }
        library.books = []
        library.rest()
        if !isBoundWithEmptyList { library.atRest = 7 }
        library.books = all
        library.rest()
        #expect(library.atRest == 7)
        #expect(shown(library) == 7)
    }

    /// The application withdraws a value that was waiting.
    @Test(arguments: layouts)
    func aWithdrawnValueIsNotAwaited(_ layout: AnyCollectionLayout) {
        let library = library(layout, 0)
        for open in [7, nil] {
            library.open = open
            library.refresh()
            library.rest()
        }
        library.books = all
        library.rest()
        #expect(library.open == nil && library.tabs?.openProgress == 0)
    }

    /// The items return while the closing of the emptied list is still to be seen.
    @Test(arguments: layouts, [0, 1 / 60.0, 0.1, 0.25, 0.45, 0.8])
    func itemsReturnAtAnyInstant(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = library(layout, 20)
        (library.atRest, library.open) = (5, 5)
        library.refresh()
        library.rest()
        for _ in 0..<3 {
            withAnimation { library.books = [] }
            if instant > 0 { StandIn.clock.advance(by: instant) }
            withAnimation { library.books = all }
            if instant > 0 { StandIn.clock.advance(by: instant) }
        }
        library.rest()
        #expect(library.tabs?.indexPathForOpenedItem.map { library.books[$0.item].id } == library.open)
        #expect(library.tabs?.openProgress == (library.open == nil ? 0 : 1))
        #expect(shown(library) == library.atRest)
        #expect(library.titles.count == library.tabs?.visibleCells.count)
    }
}
