import Fanfold
import FanfoldKeyframes
import FanfoldUIKit
import SwiftUI
import Testing

/// A pager of photos or stories, whose page the application requests while pages come, leave and turn.
@MainActor @Suite(.serialized) struct PagerRequestTests {
    nonisolated private static let layouts: [AnyCollectionLayout] = [
        .cardCarousel(), .albumFan(coverSide: 160), AnyCollectionLayout(KeyframePreset.stories.layout),
        AnyCollectionLayout(KeyframePreset.zoomPager.layout), AnyCollectionLayout(KeyframePreset.cube.layout),
    ]
    /// The times between two requests, in seconds.
    nonisolated private static let instants: [Double] = [0, 1 / 60.0, 0.1, 0.25, 0.45, 0.8]

    private func pager(_ layout: AnyCollectionLayout, at page: Int = 4) -> Library<some View> {
        let library = Library(16) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
        }
        library.atRest = page
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

    /// Checks that a page rests, and that no other one was written since the request.
    private func expect<Content: View>(_ page: Int, in library: Library<Content>, writes: [Int]? = nil) {
        library.rest()
        #expect(library.atRest == page)
        #expect(library.tabs?.fanfoldLayout?.indexPathShown.map { library.books[$0.item].id } == page)
        let others = Set(library.writes).subtracting((writes ?? [page]).map { "at rest \($0)" })
        #expect(others.isEmpty, "\(library.writes)")
        #expect(library.titles.count == library.tabs?.visibleCells.count)
    }

    @Test(arguments: layouts, instants)
    func pagesOnTheWayAreRemoved(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = pager(layout)
        library.writes = []
        change(library) { library.atRest = 12 }
        StandIn.clock.advance(by: instant)
        change(library) { library.books.removeAll { [0, 4, 7].contains($0.id) } }
        expect(12, in: library)
    }

    @Test(arguments: layouts, instants)
    func theRequestedPageIsRemoved(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = pager(layout)
        library.writes = []
        change(library) { library.atRest = 12 }
        StandIn.clock.advance(by: instant)
        change(library) { library.books.removeAll { $0.id == 12 } }
        expect(13, in: library, writes: [12, 13])
    }
}
