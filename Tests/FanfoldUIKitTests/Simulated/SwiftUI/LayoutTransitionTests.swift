import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// A change of the layout follows a progress in the application's state.
@MainActor @Suite(.serialized) struct LayoutTransitionTests {
    nonisolated private static let targets: [AnyCollectionLayout] = [
        .taskSwitcher(), .cardCarousel(), .expanding(), .albumFan(),
    ]

    /// The state of an application.
    private final class Model {
        var layout = AnyCollectionLayout.tabStack()
        var target = AnyCollectionLayout.taskSwitcher()
        var progress: Double?
    }

    private let model = Model()

    private func shown() -> Library<FanfoldView<[Book], Int, Text>> {
        let library = Library { [model] library in
            FanfoldView(library.books, layout: model.layout) { Text($0.title) }
                .layoutTransition(to: model.target, progress: model.progress)
        }
        library.show()
        library.settle()
        return library
    }

    /// Sets the progress, as a gesture does without an animation, and shows a frame.
    private func set(_ progress: Double?, in library: Library<some View>) {
        model.progress = progress
        library.refresh()
        StandIn.clock.advance(by: 1 / 60)
    }

    /// The corners of the visible cells, by titles.
    private func quads(_ library: Library<some View>) -> [String: Quad] { library.titles.mapValues(\.quad) }

    private func expect(
        _ library: Library<some View>, shows quads: [String: Quad],
        location: SourceLocation = #_sourceLocation
    ) {
        let shown = self.quads(library)
        #expect(shown.count == quads.count, sourceLocation: location)
        for (title, quad) in shown {
            #expect(quad.isNear(quads[title], within: 0.5), "\(title)", sourceLocation: location)
        }
    }

    @Test(arguments: targets)
    func progressMovesTheItemsBackAndForth(_ target: AnyCollectionLayout) throws {
        model.target = target
        let library = shown()
        let start = quads(library)
        set(0, in: library)
        expect(library, shows: start)
        set(0.5, in: library)
        let middle = quads(library)
        #expect(middle["Book 1"]?.isNear(start["Book 1"], within: 5) == false)
        library.settle()
        expect(library, shows: middle)
        set(1, in: library)
        set(0.5, in: library)
        expect(library, shows: middle)
        set(0, in: library)
        expect(library, shows: start)
    }

    @Test(arguments: targets)
    func theItemsContinueToTheLayoutOfTheView(_ target: AnyCollectionLayout) throws {
        model.target = target
        let library = shown()
        set(0.6, in: library)
        let held = quads(library)
        (model.layout, model.target) = (target, .tabStack())
        set(nil, in: library)
        #expect(quads(library)["Book 0"]?.isNear(held["Book 0"], within: 60) == true)
        library.settle()
        let end = quads(library)
        model.layout = target
        let fresh = shown()
        expect(fresh, shows: end)
        model.layout = .tabStack()
        withAnimation { library.refresh() }
        library.settle()
        expect(library, shows: quads(shown()))
    }

    @Test(arguments: targets)
    func theItemsReturnIfTheLayoutStays(_ target: AnyCollectionLayout) {
        model.target = target
        let library = shown()
        let start = quads(library)
        set(0.6, in: library)
        set(nil, in: library)
        library.settle()
        expect(library, shows: start)
        // The next transition begins at the old layout again.
        set(0.3, in: library)
        set(0, in: library)
        expect(library, shows: start)
    }

    @Test func aThirdLayoutEndsTheTransition() {
        let library = shown()
        set(0.4, in: library)
        model.layout = .expanding()
        set(nil, in: library)
        library.settle()
        expect(library, shows: quads(shown()))
    }

    @Test func anotherTargetBeginsAnotherTransition() {
        let library = shown()
        let start = quads(library)
        set(0.4, in: library)
        model.target = .cardCarousel()
        set(1, in: library)
        library.settle()
        let there = quads(library)
        set(nil, in: library)
        library.settle()
        expect(library, shows: start)
        model.layout = .cardCarousel()
        expect(shown(), shows: there)
    }

    @Test func itemsChangeDuringATransition() {
        let library = shown()
        set(0.5, in: library)
        library.books.remove(at: 1)
        library.books.append(Book(id: 99, title: "New"))
        library.settle()
        #expect(library.titles["Book 1"] == nil)
        model.layout = .taskSwitcher()
        set(nil, in: library)
        library.settle()
        let titles = Set(library.titles.keys)
        #expect(titles.isSubset(of: library.books.map(\.title)))
        #expect(library.tabs?.numberOfItems(inSection: 0) == 8)
    }

    @Test func aViewBeginsInATransition() {
        model.progress = 0.5
        let library = shown()
        library.refresh()
        library.settle()
        let middle = quads(library)
        set(nil, in: library)
        library.settle()
        let start = quads(library)
        expect(shown(), shows: start)
        set(0.5, in: library)
        expect(library, shows: middle)
    }

    @Test func parametersOfACustomLayoutFollowTheProgress() {
        var (side, progress) = (120.0, Double?.none)
        let library = Library { library in
            FanfoldView(library.books, layout: StripLayout(side: side)) { Text($0.title) }
                .layoutTransition(to: StripLayout(side: 180), progress: progress)
        }
        func width() -> Double { library.titles["Book 0"].map { Double($0.bounds.width) } ?? 0 }
        library.show()
        library.settle()
        #expect(width() == 120)
        for (part, expected) in [(0.5, 150.0), (1, 180), (0.25, 135)] {
            progress = part
            library.refresh()
            StandIn.clock.advance(by: 1 / 60)
            #expect(abs(width() - expected) < 1e-6)
        }
        (side, progress) = (180, nil)
        library.refresh()
        StandIn.clock.advance(by: 1 / 60)
        #expect(abs(width() - 135) < 10, "the items do not jump")
        library.settle()
        #expect(width() == 180)
    }

    @Test(arguments: [false, true])
    func underReduceMotionTheLayoutOfTheViewIsShownAtTheEnd(_ arrives: Bool) {
        UIAccessibility.simulatedReduceMotion = true
        defer { UIAccessibility.simulatedReduceMotion = false }
        let library = shown()
        set(0.5, in: library)
        if arrives { model.layout = .taskSwitcher() }
        set(nil, in: library)
        library.settle()
        expect(library, shows: quads(shown()))
    }
}
