@_spi(Host) import Fanfold
import FanfoldStandard
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// A view without area shows no item and reports none. Afterwards, binding and screen agree.
@MainActor @Suite(.serialized) struct NoAreaTests {
    private func library(_ layout: StandardLayout) -> Library<some View> {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
        }
        library.atRest = 2
        library.show()
        library.settle()
        library.writes = []
        return library
    }

    private func expectAgreement<Content: View>(_ library: Library<Content>) throws {
        let shown = try #require(library.tabs?.fanfoldLayout?.indexPathForShownItem)
        #expect(library.atRest == library.books[shown.item].id)
    }

    @Test(arguments: SortedItemsTests.layouts)
    func animatedScrollReportsNothingWithoutArea(_ layout: StandardLayout) throws {
        let library = library(layout)
        let size = library.window.frame.size
        withAnimation {
            library.atRest = 9
            library.refresh()
        }
        StandIn.clock.advance(by: 0.1)
        library.writes = []
        library.resize(to: .zero)
        library.settle()
        #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem == nil)
        #expect(library.writes.isEmpty)
        library.resize(to: size)
        library.settle()
        try expectAgreement(library)
        #expect(library.atRest == 9)
    }

    @Test(arguments: SortedItemsTests.layouts)
    func removalReportsNothingWithoutArea(_ layout: StandardLayout) throws {
        let library = library(layout)
        let size = library.window.frame.size
        library.books.remove(at: 2)
        library.resize(to: .zero)
        library.writes = []
        library.settle()
        #expect(library.writes.isEmpty)
        library.resize(to: size)
        library.settle()
        try expectAgreement(library)
    }
}

extension Library {
    fileprivate func resize(to size: CGSize) {
        window.frame.size = size
        tabs?.superview?.frame.size = size
        window.layoutIfNeeded()
    }
}
