import Fanfold
import SwiftUI
import Testing

@testable import FanfoldUIKit

/// Modifiers of SwiftUI that observe a scroll view.
@MainActor @Suite(.serialized) struct ScrollChangeTests {
    /// The reports to an application.
    private final class Log {
        var phases: [SwiftUI.ScrollPhase] = []
        var starts: [SwiftUI.ScrollPhase] = []
        var offsets: [CGFloat] = []
        var insets: [EdgeInsets] = []
    }

    private let log = Log()

    private func shown(_ layout: AnyCollectionLayout = .cardCarousel()) -> Library<some View> {
        let library = Library(8) { [log] library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
                .onScrollPhaseChange { old, new in
                    log.starts.append(old)
                    log.phases.append(new)
                }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.x + $0.contentOffset.y
                } action: {
                    log.offsets += log.offsets.isEmpty ? [$0, $1] : [$1]
                }
                .onScrollGeometryChange(for: EdgeInsets.self, of: \.contentInsets) { log.insets.append($1) }
                .scrollPosition(id: library.binding(\.atRest))
        }
        library.show()
        library.settle()
        return library
    }

    @Test func theContainerLeavesTheInsetsOut() {
        var sizes: [CGSize] = []
        let library = Library(8) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .contentMargins(.vertical, 50)
                .onScrollGeometryChange(for: CGSize.self, of: \.containerSize) { sizes.append($1) }
        }
        library.show()
        library.settle()
        library.window.frame.size = CGSize(width: 667, height: 375)
        library.window.rootViewController?.view.frame.size = library.window.frame.size
        library.settle()
        #expect(sizes.last == CGSize(width: 667, height: 275))
    }

    @Test func aFlickInteractsAndDecelerates() throws {
        let library = shown()
        SimulatedFinger.swipe(
            from: CGPoint(x: 300, y: 333), by: CGPoint(x: -200, y: 0), over: 0.1, in: library.window)
        #expect(log.phases.first == .interacting)
        library.settle()
        #expect(log.phases == [.interacting, .decelerating, .idle])
        #expect(log.starts == [.idle, .interacting, .decelerating])
    }

    /// The context has the geometry, and the velocity with which the finger leaves.
    @Test func aPhaseChangeHasAContext() throws {
        var contexts: [SwiftUI.ScrollPhase: ScrollPhaseContext] = [:]
        let library = Library(8) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .onScrollPhaseChange { _, new, context in contexts[new] = context }
        }
        library.show()
        library.settle()
        SimulatedFinger.swipe(
            from: CGPoint(x: 300, y: 333), by: CGPoint(x: -200, y: 0), over: 0.2, in: library.window)
        library.settle()
        let (start, end) = (try #require(contexts[.decelerating]), try #require(contexts[.idle]))
        #expect(abs(try #require(start.velocity).dx - 1000) < 500)
        #expect(abs(try #require(end.velocity).dx) < 50)
        #expect(end.geometry.contentOffset == library.tabs?.contentOffset)
        #expect(start.geometry.contentOffset.x < end.geometry.contentOffset.x)
    }

    @Test func aChangedBindingAnimates() {
        let library = shown()
        withAnimation {
            library.atRest = 3
            library.refresh()
        }
        library.settle()
        #expect(log.phases == [.animating, .idle])
        #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem?.item == 3)
    }

    @Test func aFingerCatchesMovingContent() {
        let library = shown(.expanding())
        SimulatedFinger.swipe(
            from: CGPoint(x: 187, y: 500), by: CGPoint(x: 0, y: -200), over: 0.1, in: library.window)
        StandIn.clock.advance(by: 0.1)
        let finger = SimulatedFinger(at: CGPoint(x: 187, y: 333), in: library.window)
        StandIn.clock.advance(by: 0.1)
        // A pan that catches the content may begin at once.
        #expect(log.phases.prefix(2) == [.interacting, .decelerating])
        #expect(log.phases.count == 3)
        #expect(log.phases.last == .tracking || log.phases.last == .interacting)
        finger.lift()
        library.settle()
        #expect(log.phases.last == .idle)
    }

    @Test func theOffsetIsReportedInEachFrame() throws {
        let library = shown()
        let view = try #require(library.tabs)
        let start = view.contentOffset.x
        SimulatedFinger.swipe(
            from: CGPoint(x: 300, y: 333), by: CGPoint(x: -200, y: 0), over: 0.1, in: library.window)
        library.settle()
        #expect(log.offsets.first == start)
        #expect(log.offsets.last == view.contentOffset.x)
        #expect(log.offsets.count > 20)
        #expect(Set(log.offsets).count > log.offsets.count / 2)
        #expect(log.insets.isEmpty)
    }

    @Test(arguments: SwiftUI.LayoutDirection.allCases)
    func insetsAreReportedByTheReadingDirection(_ direction: SwiftUI.LayoutDirection) throws {
        let library = Library(8) { [log] library in
            FanfoldView(library.books, layout: .expanding()) { Text($0.title) }
                .contentMargins(.leading, library.atRest == 1 ? 20 : 0)
                .onScrollGeometryChange(for: EdgeInsets.self, of: \.contentInsets) { log.insets.append($1) }
                .environment(\.layoutDirection, direction)
        }
        library.show()
        library.settle()
        library.atRest = 1
        library.refresh()
        library.settle()
        #expect(log.insets == [EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)])
        let insets = try #require(library.tabs).contentInset
        #expect(direction == .leftToRight ? insets.left == 20 : insets.right == 20)
    }
}
