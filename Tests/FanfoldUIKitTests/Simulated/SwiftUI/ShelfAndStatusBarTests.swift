import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// A tap on the status bar. UIKit scrolls only if exactly one scroll view on an iPhone's screen takes part.
@MainActor @Suite(.serialized) struct ShelfAndStatusBarTests {
    nonisolated private static let horizontal: [AnyCollectionLayout] = [.albumFan(), .cardCarousel()]
    nonisolated private static let vertical: [AnyCollectionLayout] = [.expanding(), .tabStack()]

    /// A shelf scrolls across: it has no top, and leaves the tap to its page.
    @Test(arguments: horizontal)
    func shelfLeavesTheTapToItsPage(_ layout: AnyCollectionLayout) throws {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
        }
        library.show()
        library.settle()
        #expect(try #require(library.tabs).scrollsToTop == false)
    }

    @Test(arguments: vertical)
    func listTakesPart(_ layout: AnyCollectionLayout) throws {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
        }
        library.show()
        library.settle()
        #expect(try #require(library.tabs).scrollsToTop)
    }

    /// The layout changes its axis, in a sheet with settings.
    @Test func partFollowsTheAxis() throws {
        var isShelf = false
        let library = Library(20) { library in
            FanfoldView(library.books, layout: isShelf ? .cardCarousel() : .expanding()) { Text($0.title) }
        }
        library.show()
        library.settle()
        for isNowShelf in [true, false] {
            isShelf = isNowShelf
            library.refresh()
            library.settle()
            #expect(try #require(library.tabs).scrollsToTop == !isNowShelf)
        }
    }

    /// The binding follows a scroll to the top.
    @Test(arguments: vertical)
    func bindingFollows(_ layout: AnyCollectionLayout) throws {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
        }
        library.atRest = 12
        library.show()
        library.settle()
        let tabs = try #require(library.tabs)
        #expect(library.atRest == 12)
        tabs.setContentOffset(CGPoint(x: 0, y: -tabs.adjustedContentInset.top), animated: true)
        library.settle()
        tabs.delegate?.scrollViewDidScrollToTop?(tabs)
        library.settle()
        #expect(library.atRest == 0)
    }

    /// The tap reaches the content of an open page, not the stack below it.
    @Test func stackBelowAnOpenPageDoesNotTakePart() throws {
        let library = Library(9) { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .openItem(library.binding(\.open))
        }
        library.show()
        library.settle()
        let tabs = try #require(library.tabs)
        for open in [3, nil, 5, nil] {
            library.open = open
            library.refresh()
            library.settle()
            #expect(tabs.scrollsToTop == (open == nil))
        }
    }

    /// The application's own setting counts as well.
    @Test func applicationMayOptOut() throws {
        let collection = Collection(.expanding)
        collection.view.scrollsToTop = false
        collection.view.collectionViewLayout.invalidateLayout()
        collection.view.layoutIfNeeded()
        #expect(!collection.view.scrollsToTop)
        collection.view.scrollsToTop = true
        #expect(collection.view.scrollsToTop)
    }
}
