import Fanfold
import SwiftUI
import Testing

@testable import FanfoldUIKit

/// The modifiers of a view that concern scrolling.
@MainActor @Suite(.serialized) struct ScrollingModifierTests {
    /// The state of an application.
    private final class Model {
        var loops = false
        var snapping = Snapping.layout
        var isPlaying = false
        var positions: [CGFloat] = []
        var targets: [Int] = []
    }

    private let model = Model()

    private func shown() -> Library<FanfoldView<[Book], Int, Text>> {
        let library = Library(8) { [model] library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .loops(model.loops)
                .snapping(model.snapping)
                .autoplay(every: 2, isActive: model.isPlaying)
                .onPositionChange { model.positions.append($0) }
                .onScrollTarget { model.targets.append($0.id) }
                .scrollPosition(
                    id: Binding(get: { library.atRest }, set: { library.atRest = $0 }))
        }
        library.show()
        return library
    }

    @Test func modifiersReachTheViewAndChangeWithTheState() throws {
        let library = shown()
        let view = try #require(library.tabs)
        #expect(!view.loops && view.snapping == .layout && view.isAutoplayPaused)
        (model.loops, model.snapping, model.isPlaying) = (true, .item, true)
        library.refresh()
        #expect(view.loops && view.snapping == .item && !view.isAutoplayPaused)
        library.settle()
        #expect(library.atRest == 1)
        model.isPlaying = false
        library.refresh()
        library.settle()
        library.settle()
        #expect(library.atRest == 1)
    }

    @Test func thePositionIsWrittenFromTheFirstLayoutOnAndDuringScrolling() throws {
        let library = shown()
        let view = try #require(library.tabs)
        StandIn.clock.advance(by: 1 / 60)
        #expect(library.atRest == 0)
        #expect(model.positions == [0])
        view.standIn.drag(by: CGPoint(x: 300, y: 0))
        #expect(library.atRest == 1)
        #expect((model.positions.last ?? 0) > 1)
        view.standIn.release(velocity: CGPoint(x: 2000, y: 0))
        #expect(model.targets.count == 1)
        library.settle()
        #expect(library.atRest == model.targets.last)
    }

    /// The last cards of the album fan rest at the same offset.
    @Test func thePositionReachesTheLastItem() throws {
        var positions: [CGFloat] = []
        let library = Library(8) { library in
            FanfoldView(library.books, layout: .albumFan()) { Text($0.title) }
                .onPositionChange { positions.append($0) }
                .scrollPosition(
                    id: Binding(get: { library.atRest }, set: { library.atRest = $0 }))
        }
        library.show()
        let view = try #require(library.tabs)
        view.standIn.drag(by: CGPoint(x: 300, y: 0))
        view.standIn.release(velocity: CGPoint(x: 6000, y: 0))
        library.settle()
        #expect(library.atRest == 7)
        #expect(positions.last == 7)
    }

    /// An animated change of the binding writes none of the items that it passes, so that “next” can be pressed twice.
    @Test func aChangedBindingKeepsItsTarget() throws {
        let library = shown()
        library.window.layoutIfNeeded()
        func next() {
            withAnimation {
                library.atRest = (library.atRest ?? 0) + 1
                library.refresh()
            }
        }
        next()
        StandIn.clock.advance(by: 0.1)
        #expect(library.atRest == 1)
        next()
        for _ in 0..<30 {
            StandIn.clock.advance(by: 1 / 30)
            #expect(library.atRest == 2)
        }
        library.settle()
        #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem?.item == 2)
    }

    @Test func aPageIndicatorShowsThePositionAndSelects() throws {
        var selected: [Int] = []
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        func indicator(_ position: CGFloat) -> FanfoldPageIndicator {
            FanfoldPageIndicator(position: position, count: 5) { selected.append($0) }
        }
        let controller = UIHostingController(rootView: indicator(2.25))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let control = try #require(controller.view.subviews.first as? UIPageControl)
        #expect(control.numberOfPages == 5 && control.currentPage == 2)
        #expect(control.progress?.currentProgress == 0.25)
        controller.rootView = indicator(3)
        window.layoutIfNeeded()
        #expect(control.currentPage == 3 && control.progress?.currentProgress == 0)
        control.simulateSelection(of: 4)
        #expect(selected == [4])
        func page(at position: CGFloat) -> Int {
            controller.rootView = indicator(position)
            window.layoutIfNeeded()
            return control.currentPage
        }
        #expect([3, 3.1, 3.9, 4, 3.4].map(page) == [4, 4, 4, 4, 3])
        control.simulateSelection(of: 0)
        #expect([3.1, 2.8, 2.9, 1].map(page) == [0, 0, 3, 1])
        control.simulateSelection(of: 0)
        control.simulateSelection(of: 4)
        #expect([1.2, 3.2, 4.01, 4].map(page) == [4, 4, 4, 4])
    }
}
