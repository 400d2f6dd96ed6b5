import Fanfold
import FanfoldKeyframes
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

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
        #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem.map { library.books[$0.item].id } == page)
        let others = Set(library.writes).subtracting((writes ?? [page]).map { "at rest \($0)" })
        #expect(others.isEmpty, "\(library.writes)")
        #expect(library.titles.count == library.tabs?.visibleCells.count)
    }

    @Test(arguments: layouts, instants.quarter(from: 1))
    func pagesOnTheWayAreRemoved(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = pager(layout)
        library.writes = []
        change(library) { library.atRest = 12 }
        StandIn.clock.advance(by: instant)
        change(library) { library.books.removeAll { [0, 4, 7].contains($0.id) } }
        expect(12, in: library)
    }

    @Test(arguments: layouts, instants.quarter(from: 2))
    func theRequestedPageIsRemoved(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = pager(layout)
        library.writes = []
        change(library) { library.atRest = 12 }
        StandIn.clock.advance(by: instant)
        change(library) { library.books.removeAll { $0.id == 12 } }
        expect(13, in: library, writes: [12, 13])
    }

    @Test(arguments: layouts, instants.quarter(from: 3))
    func theLaterRequestCounts(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = pager(layout)
        library.writes = []
        change(library) { library.atRest = 12 }
        StandIn.clock.advance(by: instant)
        change(library) { library.atRest = 2 }
        expect(2, in: library, writes: [12, 2])
    }

    @Test(arguments: layouts, instants.quarter(from: 0))
    func theScreenIsTurnedOnTheWay(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = pager(layout)
        library.writes = []
        change(library) { library.atRest = 12 }
        StandIn.clock.advance(by: instant)
        let size = CGSize(width: 667, height: 375)
        library.window.frame.size = size
        library.window.rootViewController?.view.frame.size = size
        library.window.layoutIfNeeded()
        expect(12, in: library)
    }

    /// A request in the update that also reverses the pages.
    @Test(arguments: layouts, instants.quarter(from: 1))
    func thePagesAreSortedOnTheWay(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = pager(layout)
        library.writes = []
        change(library) { library.atRest = 12 }
        StandIn.clock.advance(by: instant)
        change(library) { library.books.reverse() }
        expect(12, in: library)
    }

    /// The application turns pages from the report of the last turn.
    @Test(arguments: layouts)
    func eachReportMayRequestTheNextPage(_ layout: AnyCollectionLayout) {
        var shown: Int? = 0
        var reports: [Int?] = []
        let library = Library<AnyView>(16) { library in
            AnyView(
                FanfoldView(library.books, layout: layout) { Text($0.title) }
                    .scrollPosition(
                        id: Binding(get: { shown }) { [unowned library] page in
                            reports.append(page)
                            shown = min((page ?? 0) + 2, 12)
                            withAnimation { library.refresh() }
                        }))
        }
        library.show()
        library.rest()
        SimulatedFinger.swipe(
            from: CGPoint(x: 300, y: 300), by: CGPoint(x: -220, y: 0), over: 0.1, in: library.window)
        for _ in 0..<12 { library.rest() }
        #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem.map { library.books[$0.item].id } == shown)
        #expect(reports.count < 16)
    }
}
