import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// The source of a zoom transition is shown when another item is presented, and not with each update.
@MainActor @Suite(.serialized) struct PresentedItemTests {
    private final class Model {
        var presented: Int?
    }

    private func library(_ model: Model) -> Library<AnyView> {
        Library<AnyView>(20) { library in
            guard #available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *) else {
                return AnyView(EmptyView())
            }
            return AnyView(
                FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
                    .transitionSource(id: model.presented, in: Namespace().wrappedValue))
        }
    }

    @Test func theListScrollsWhileStateChangesInEachFrame() throws {
        let model = Model()
        let library = library(model)
        library.show()
        library.settle()
        model.presented = 2
        library.refresh()
        library.settle()
        let view = try #require(library.tabs)
        view.fanfoldLayout?.scrollToItem(at: IndexPath(item: 12, section: 0), animated: true)
        for _ in 0..<120 {
            StandIn.clock.advance(by: 1 / 60)
            library.refresh()
        }
        #expect(view.fanfoldLayout?.indexPathForShownItem?.item == 12)
    }

    /// The item arrives after it was presented.
    @Test func anItemThatComesLaterIsShown() throws {
        let model = Model()
        let library = library(model)
        library.show()
        library.settle()
        model.presented = 100
        library.refresh()
        library.books.append(Book(id: 100, title: "Book 100"))
        library.settle()
        #expect(library.tabs?.indexPathsForVisibleItems.contains(IndexPath(item: 20, section: 0)) == true)
    }
}
