import Fanfold
import FanfoldKeyframes
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// The application chooses a page that is in view: it opens it and makes it the one shown, in one animated update. Closed
/// again, that page is shown.
@MainActor @Suite(.serialized) struct OpeningKeepsTheScrollTests {
    nonisolated private static let layouts: [AnyCollectionLayout] = [
        .tabStack(), .expanding(), .taskSwitcher(), .cardCarousel(), .albumFan(coverSide: 160),
        AnyCollectionLayout(KeyframePreset.wallet.layout),
        AnyCollectionLayout(KeyframePreset.coverFlow.layout),
    ]

    @Test(arguments: layouts, [1, 2, 7])
    func theOpenedPageIsTheOneShown(_ layout: AnyCollectionLayout, _ page: Int) throws {
        let library = Library(14) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
                .openItem(library.binding(\.open))
        }
        library.show()
        library.settle()
        withAnimation {
            library.atRest = page
            library.open = page
            library.refresh()
        }
        library.settle()
        #expect(library.open == page)
        #expect(library.tabs?.openProgress == 1)
        #expect(library.atRest == page)
        withAnimation {
            library.open = nil
            library.refresh()
        }
        library.settle()
        #expect(library.tabs?.openProgress == 0)
        #expect(library.atRest == page)
        #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem?.item == page)
    }

    /// The same, one after the other.
    @Test(arguments: layouts, [0, 1.0 / 60, 0.1])
    func aScrollIsNotForgottenAsAPageOpens(_ layout: AnyCollectionLayout, _ wait: Double) throws {
        let library = Library(14) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
                .openItem(library.binding(\.open))
        }
        library.show()
        library.settle()
        withAnimation {
            library.atRest = 2
            library.refresh()
        }
        StandIn.clock.advance(by: wait)
        withAnimation {
            library.open = 2
            library.refresh()
        }
        library.settle()
        #expect(library.tabs?.openProgress == 1)
        library.open = nil
        library.refresh()
        library.settle()
        #expect(library.tabs?.openProgress == 0)
        #expect(library.atRest == 2)
        #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem?.item == 2)
    }
}
