import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// Layout changes whose progress the application sets.
@MainActor @Suite(.serialized) final class InteractiveTransitionTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    /// The data sources, which views do not retain.
    private var retained: [Collection] = []

    isolated deinit {}

    private func shown(_ kind: LayoutKind) throws -> (Collection, FanfoldCollectionView) {
        let collection = Collection(kind)
        retained.append(collection)
        let view = try #require(collection.view as? FanfoldCollectionView)
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.layoutIfNeeded()
        return (collection, view)
    }

    private func quads(_ collection: Collection) -> [String: Quad] { collection.cells.mapValues(\.quad) }

    /// The largest distance of a corner between two states, of the items in both.
    private func distance(_ first: [String: Quad], _ second: [String: Quad]) -> Double {
        var largest = 0.0
        for (name, quad) in first {
            guard let other = second[name] else { continue }
            for (one, two) in zip(quad.corners, other.corners) {
                largest = max(largest, hypot(one.x - two.x, one.y - two.y))
            }
        }
        return largest
    }

    @Test(arguments: LayoutKind.allCases, LayoutKind.allCases)
    func progressMovesTheItemsBackAndForth(_ kind: LayoutKind, _ next: LayoutKind) throws {
        let (collection, view) = try shown(kind)
        let start = quads(collection)
        var ends: [[Bool]] = []
        let layout = next.make()
        let transition = view.startInteractiveTransition(to: layout) { ends.append([$0, $1]) }
        view.layoutIfNeeded()
        #expect(distance(quads(collection), start) < 0.5, "progress 0 shows the old layout")
        var states: [[String: Quad]] = []
        for progress in [0.25, 0.5, 0.75, 1, 0.5, 0] {
            transition.transitionProgress = progress
            StandIn.clock.advance(by: 0.5)
            states.append(quads(collection))
        }
        #expect(distance(states[1], states[4]) < 1e-6, "the way back is the way there")
        #expect(distance(states[5], start) < 0.5)
        transition.transitionProgress = 0.5
        view.finishInteractiveTransition()
        #expect(ends.isEmpty || kind == next, "an equal layout is there at once")
        StandIn.clock.advance(by: 3)
        #expect(ends == [[true, true]])
        #expect(view.collectionViewLayout === layout)
        #expect(distance(quads(collection), states[3]) < 0.5, "progress 1 shows the new layout")
        #expect(!view.host.driver.isRunning)
    }

    @Test(arguments: LayoutKind.allCases)
    func cancellingReturnsToTheOldLayout(_ kind: LayoutKind) throws {
        let (collection, view) = try shown(kind)
        view.scroll(byItems: 5, animated: false)
        view.layoutIfNeeded()
        let (start, old) = (quads(collection), view.collectionViewLayout)
        var ends: [[Bool]] = []
        let next = kind == .tabStack ? LayoutKind.cardCarousel : .tabStack
        let transition = view.startInteractiveTransition(to: next.make()) { ends.append([$0, $1]) }
        transition.transitionProgress = 0.6
        let held = quads(collection)
        #expect(distance(held, start) > 10)
        view.cancelInteractiveTransition()
        StandIn.clock.advance(by: 1 / 60)
        #expect(distance(quads(collection), held) < 0.2 * distance(start, held), "no item jumps")
        StandIn.clock.advance(by: 3)
        #expect(ends == [[false, false]])
        #expect(view.collectionViewLayout === old)
        #expect(distance(quads(collection), start) < 0.5)
    }

    /// Items fade through transparency: halfway, none is visible.
    @Test(arguments: LayoutKind.allCases, [0.3, 0.5, 0.7])
    func underReduceMotionCancellingReturnsToTheOldLayout(_ kind: LayoutKind, _ progress: CGFloat) throws {
        UIAccessibility.simulatedReduceMotion = true
        defer { UIAccessibility.simulatedReduceMotion = false }
        let (collection, view) = try shown(kind)
        let start = quads(collection)
        var ends: [[Bool]] = []
        let next = kind == .tabStack ? LayoutKind.cardCarousel : .tabStack
        let transition = view.startInteractiveTransition(to: next.make()) { ends.append([$0, $1]) }
        transition.transitionProgress = progress
        StandIn.clock.advance(by: 1 / 60)
        view.cancelInteractiveTransition()
        StandIn.clock.advance(by: 3)
        #expect(ends == [[false, false]])
        #expect(quads(collection).count == start.count)
        #expect(distance(quads(collection), start) < 0.5)
        #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func anotherLayoutEndsTheTransition() throws {
        let (_, view) = try shown(.tabStack)
        var ends = 0
        let transition = view.startInteractiveTransition(to: LayoutKind.cardCarousel.make()) { completed, _ in
            ends += completed ? 10 : 1
        }
        transition.transitionProgress = 0.4
        view.setCollectionViewLayout(LayoutKind.expanding.make(), animated: true)
        #expect(ends == 1)
        transition.transitionProgress = 0.9
        view.finishInteractiveTransition()
        StandIn.clock.advance(by: 3)
        #expect(ends == 1)
        #expect(view.fanfoldLayout is ExpandingCollectionViewLayout)
    }

    /// A layout that equals the new one ends the transition as well.
    @Test(arguments: LayoutKind.allCases, [true, false])
    func theItemsArriveAtAnotherLayout(_ kind: LayoutKind, _ isAnimated: Bool) throws {
        let (collection, view) = try shown(kind)
        view.collectionViewLayout = LayoutKind.tabStack.make()
        view.layoutIfNeeded()
        let transition = view.startInteractiveTransition(to: LayoutKind.cardCarousel.make())
        transition.transitionProgress = 0.4
        view.setCollectionViewLayout(kind.make(), animated: isAnimated)
        view.layoutIfNeeded()
        if isAnimated { StandIn.clock.advance(by: 3) }
        let alone = Collection(kind)
        alone.show(in: UIWindow(frame: window.frame))
        #expect(quads(collection).count == quads(alone).count)
        #expect(distance(quads(collection), quads(alone)) < 0.5)
        StandIn.clock.advance(by: 3)
        #expect(!view.host.driver.isRunning)
    }

    @Test(arguments: LayoutKind.allCases)
    func aLayoutThatIsSetEndsAnAnimatedChange(_ kind: LayoutKind) throws {
        let (collection, view) = try shown(.tabStack)
        view.setCollectionViewLayout(LayoutKind.cardCarousel.make(), animated: true)
        StandIn.clock.advance(by: 0.1)
        view.collectionViewLayout = kind.make()
        view.layoutIfNeeded()
        let alone = Collection(kind)
        alone.show(in: UIWindow(frame: window.frame))
        #expect(distance(quads(collection), quads(alone)) < 0.5)
    }

    @Test func aViewOutsideOfAWindowChangesAtOnce() throws {
        let collection = Collection(.tabStack)
        let view = try #require(collection.view as? FanfoldCollectionView)
        var ends = 0
        _ = view.startInteractiveTransition(to: LayoutKind.cardCarousel.make()) { completed, _ in
            ends += completed ? 10 : 1
        }
        view.finishInteractiveTransition()
        #expect(ends == 10)
    }
}
