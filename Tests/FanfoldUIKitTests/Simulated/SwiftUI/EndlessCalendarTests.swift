import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// A calendar adds earlier months as soon as its first ones are near, during any movement.
@MainActor @Suite(.serialized) struct EndlessCalendarTests {
    nonisolated private static let layouts: [AnyCollectionLayout] = [
        .tabStack(), .cardCarousel(), .taskSwitcher(), .albumFan(coverSide: 160), .expanding(),
    ]
    private final class Calendar {
        var shown: Int?
        var written: [Int] = []
        var months = (0..<10).map { Book(id: $0, title: "Month \($0)") }
        var additions = 0
    }

    /// The number of months before the one shown, below which earlier ones are added.
    private static let reserve = 4

    private func shown(
        _ layout: AnyCollectionLayout, _ direction: SwiftUI.LayoutDirection, loops: Bool = false,
        in calendar: Calendar
    ) -> Library<some View> {
        let library = Library<AnyView>(0) { library in
            AnyView(
                FanfoldView(calendar.months, layout: layout) { Text($0.title) }
                    .scrollPosition(
                        id: Binding(get: { calendar.shown }) { [unowned library] shown in
                            calendar.shown = shown
                            if let shown { calendar.written.append(shown) }
                            addEarlierMonths(to: calendar)
                            library.refresh()
                        }
                    )
                    .loops(loops)
                    .environment(\.layoutDirection, direction))
        }
        calendar.shown = 5
        library.show()
        library.rest()
        return library
    }

    private func addEarlierMonths(to calendar: Calendar) {
        guard let first = calendar.months.first?.id, let shown = calendar.shown,
            shown - first < Self.reserve
        else { return }
        calendar.additions += 1
        calendar.months.insert(
            contentsOf: (first - 6..<first).map { Book(id: $0, title: "Month \($0)") }, at: 0)
    }

    /// A distance of a finger that moves the content toward earlier months.
    private func back(
        _ distance: CGFloat, _ layout: AnyCollectionLayout, _ direction: SwiftUI.LayoutDirection
    ) -> CGPoint {
        guard layout.axis == .horizontal else { return CGPoint(x: 3, y: distance) }
        return CGPoint(x: direction == .rightToLeft ? -distance : distance, y: 3)
    }

    /// Checks that the months that were shown lead steadily to the last one, which rests.
    private func expectEarlierAndEarlier(_ calendar: Calendar, in library: Library<some View>) {
        library.rest()
        let written = calendar.written
        #expect(zip(written, written.dropFirst()).allSatisfy { $1 <= $0 && $0 - $1 <= 6 }, "\(written)")
        #expect((written.last ?? 5) < 5, "\(written)")
        let shown = library.tabs?.fanfoldLayout?.indexPathShown.map { calendar.months[$0.item].id }
        #expect(shown == calendar.shown)
        #expect(calendar.months.map(\.id) == Array((calendar.months.first?.id ?? 0)..<10))
    }

    @Test(arguments: layouts, [SwiftUI.LayoutDirection.leftToRight, .rightToLeft])
    func flicksLeadEarlierAndEarlier(_ layout: AnyCollectionLayout, _ direction: SwiftUI.LayoutDirection) {
        let calendar = Calendar()
        let library = shown(layout, direction, in: calendar)
        let way = back(220, layout, direction)
        for _ in 0..<8 {
            let start = CGPoint(x: way.x < 0 ? 330 : 50, y: 120)
            SimulatedFinger.swipe(from: start, by: way, over: 0.08, in: library.window)
            StandIn.clock.advance(by: 0.2)
        }
        expectEarlierAndEarlier(calendar, in: library)
        #expect(calendar.additions >= 2)
    }

    @Test(arguments: layouts, [SwiftUI.LayoutDirection.leftToRight, .rightToLeft])
    func aSlowDragLeadsEarlierAndEarlier(_ layout: AnyCollectionLayout, _ direction: SwiftUI.LayoutDirection)
    {
        let calendar = Calendar()
        let library = shown(layout, direction, in: calendar)
        for _ in 0..<4 {
            let way = back(300, layout, direction)
            let finger = SimulatedFinger(at: CGPoint(x: way.x < 0 ? 350 : 20, y: 100), in: library.window)
            for _ in 0..<10 { finger.move(by: CGPoint(x: way.x / 10, y: way.y / 10), over: 0.05) }
            finger.lift()
            StandIn.clock.advance(by: 0.1)
        }
        expectEarlierAndEarlier(calendar, in: library)
        #expect(calendar.additions >= 1)
    }

    /// An animated request for a month passes the point at which earlier ones are added.
    @Test(arguments: layouts, [0, 0.1, 0.45])
    func aRequestedMonthIsReachedBeyondAdditions(_ layout: AnyCollectionLayout, _ instant: Double) {
        let calendar = Calendar()
        let library = shown(layout, .leftToRight, in: calendar)
        calendar.written = []
        withAnimation {
            calendar.shown = 1
            library.refresh()
        }
        StandIn.clock.advance(by: instant)
        addEarlierMonths(to: calendar)
        library.refresh()
        library.rest()
        #expect(calendar.shown == 1)
        #expect(Set(calendar.written).subtracting([1]).isEmpty, "\(calendar.written)")
        let shown = library.tabs?.fanfoldLayout?.indexPathShown.map { calendar.months[$0.item].id }
        #expect(shown == 1)
    }

    /// The edge of the content gives way: the content that is stretched there returns to the former first month.
    @Test(arguments: layouts, [SwiftUI.LayoutDirection.leftToRight, .rightToLeft])
    func monthsAddedAtTheStretchedEdgeDoNotMoveTheContent(
        _ layout: AnyCollectionLayout, _ direction: SwiftUI.LayoutDirection
    ) throws {
        let calendar = Calendar()
        let library = shown(layout, direction, in: calendar)
        calendar.months = (0..<10).map { Book(id: $0, title: "Month \($0)") }
        calendar.shown = 0
        library.refresh()
        library.rest()
        calendar.months.removeAll { $0.id < 0 }
        library.refresh()
        library.rest()
        let way = back(90, layout, direction)
        let finger = SimulatedFinger(at: CGPoint(x: way.x < 0 ? 350 : 20, y: 100), in: library.window)
        finger.move(by: way, over: 0.1)
        let view = try #require(library.tabs)
        let before = try #require(library.titles["Month 0"]).quad
        calendar.months.insert(
            contentsOf: (-6..<0).map { Book(id: $0, title: "Month \($0)") }, at: 0)
        library.refresh()
        view.layoutIfNeeded()
        let after = try #require(library.titles["Month 0"]).quad
        #expect(after.isNear(before, within: 1), "from \(before) to \(after)")
        finger.lift()
        library.rest()
    }
}
