import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// The positions of lists whose items share a resting offset at an end.
@MainActor @Suite(.serialized) final class ItemsOfOneOffsetTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    private let listener = Listener()

    /// The tolerance of positions, in items: a scroll view rounds its offset to pixels.
    private static let tolerance = 0.02

    /// The data sources, which views do not retain.
    private var retained: [Collection] = []

    isolated deinit {}

    /// The last reports to a delegate.
    private final class Listener: NSObject, FanfoldCollectionViewDelegate {
        var position: CGFloat?
        var shown: Int?
        var settled: Int?

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didScrollTo position: CGFloat) {
            self.position = position
        }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didChangeItemShown indexPath: IndexPath?) {
            shown = indexPath?.item
        }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?) {
            settled = indexPath?.item
        }
    }

    private func shown(_ kind: LayoutKind, _ direction: Direction, count: Int) throws -> Collection {
        let collection = Collection(kind, direction, count: count)
        retained.append(collection)
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.delegate = listener
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.layoutIfNeeded()
        return collection
    }

    /// The web's `position` is that of the engine.
    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func positionsEqualThoseOfTheEngine(_ kind: LayoutKind, _ direction: Direction) throws {
        var generator = SeededGenerator(seed: 45)
        for count in [1, 2, 3, 5, 31] {
            let collection = try shown(kind, direction, count: count)
            let view = try #require(collection.view as? FanfoldCollectionView)
            let range = collection.layout.layout.offsetRange(in: collection.context)
            let inside = (0..<20).map { _ in Double.random(in: range, using: &generator) }
            for offset in inside + [range.lowerBound, range.upperBound] {
                collection.scroll(to: offset)
                let engine = try #require(view.host.engine)
                let distance = abs(Double(view.position) - engine.position)
                #expect(distance <= Self.tolerance, "\(count) items, offset \(offset)")
                #expect(collection.layout.indexPathForShownItem?.item == engine.itemShown, "offset \(offset)")
            }
            view.removeFromSuperview()
        }
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theEndShowsTheLastItem(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = try shown(kind, direction, count: 31)
        let view = try #require(collection.view as? FanfoldCollectionView)
        let control = UIPageControl()
        view.pageControl = control
        view.scrollToItem(at: IndexPath(item: 30, section: 0), at: [], animated: true)
        StandIn.clock.advance(by: 6)
        #expect(abs((listener.position ?? 0) - 30) < Self.tolerance)
        #expect(abs(view.position - 30) < Self.tolerance)
        #expect(listener.shown == 30 && listener.settled == 30)
        #expect(control.currentPage == 30)
        #expect(collection.layout.indexPathForShownItem?.item == 30)
        #expect(view.indexPathForScrollTarget?.item == 30)
        let attributes = try #require(collection.cell(30)?.attributes)
        #expect(attributes.isShown && abs(attributes.distance) < 0.02)
    }

    @Test(arguments: LayoutKind.allCases, [true, false])
    func stepsReachBothEnds(_ kind: LayoutKind, _ isAnimated: Bool) throws {
        let collection = try shown(kind, isAnimated ? .leftToRight : .rightToLeft, count: 12)
        let view = try #require(collection.view as? FanfoldCollectionView)
        for (step, end) in [(1, 11), (-1, 0), (4, 11), (-40, 0)] {
            var positions = [view.position]
            while let target = view.scroll(byItems: step, animated: isAnimated), positions.count < 20 {
                StandIn.clock.advance(by: isAnimated ? 3 : 0.1)
                positions.append(view.position)
                #expect(collection.layout.indexPathForShownItem == target)
            }
            #expect(collection.layout.indexPathForShownItem?.item == end, "\(step): \(positions)")
            #expect(positions == positions.sorted { step > 0 ? $0 < $1 : $0 > $1 })
            #expect(Set(positions).count == positions.count && positions.count > 1)
        }
    }

    @Test func stepsOfAnySizeStayAmongTheItems() throws {
        for loops in [false, true] {
            let collection = try shown(.cardCarousel, .leftToRight, count: 12)
            let view = try #require(collection.view as? FanfoldCollectionView)
            view.loops = loops
            view.layoutIfNeeded()
            for step in [Int.max, Int.min, 0, Int.min + 1, 12] {
                view.scroll(byItems: step, animated: false)
                #expect((0..<12).contains(collection.layout.indexPathForShownItem?.item ?? -1))
            }
            view.removeFromSuperview()
        }
    }
}
