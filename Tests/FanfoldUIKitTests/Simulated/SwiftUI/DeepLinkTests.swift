import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// A link or a notification names an item that comes a moment later: it has still to be loaded, or a filter hides it.
@MainActor @Suite(.serialized) struct DeepLinkTests {
    nonisolated private static let layouts: [AnyCollectionLayout] = [
        .tabStack(), .cardCarousel(), .expanding(), .taskSwitcher(),
    ]

    private func library(_ layout: AnyCollectionLayout) -> Library<some View> {
        let library = Library(8) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
                .openItem(library.binding(\.open))
        }
        library.show()
        library.settle()
        return library
    }

    private func expectOpen<Content: View>(_ id: Int, in library: Library<Content>) {
        library.settle()
        #expect(library.open == id)
        #expect(library.tabs?.openProgress == 1)
        #expect(library.tabs?.indexPathForOpenedItem.map { library.books[$0.item].id } == id)
    }

    /// The item is loaded after the link, beside those that are there.
    @Test(arguments: layouts, [1 / 60.0, 0.5])
    func aLinkedItemThatIsLoadedLaterOpens(_ layout: AnyCollectionLayout, _ wait: Double) {
        let library = library(layout)
        withAnimation {
            library.open = 100
            library.refresh()
        }
        StandIn.clock.advance(by: wait)
        library.window.layoutIfNeeded()
        withAnimation { library.books.append(Book(id: 100, title: "Book 100")) }
        expectOpen(100, in: library)
    }

    /// Both in one update: this is how it works today.
    @Test(arguments: layouts)
    func aLinkedItemThatComesWithTheLinkOpens(_ layout: AnyCollectionLayout) {
        let library = library(layout)
        withAnimation {
            library.open = 100
            library.books.append(Book(id: 100, title: "Book 100"))
        }
        expectOpen(100, in: library)
    }
}
