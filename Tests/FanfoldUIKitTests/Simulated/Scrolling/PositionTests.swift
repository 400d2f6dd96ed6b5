import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The position during scrolling, for the application.
@MainActor @Suite(.serialized) final class PositionTests {
    private final class Listener: NSObject, FanfoldCollectionViewDelegate {
        var positions: [CGFloat] = []
        var shown: [Int?] = []
        var targets: [Int] = []
        var settled: [Int?] = []

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didScrollTo position: CGFloat) {
            positions.append(position)
        }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didChangeItemShown indexPath: IndexPath?) {
            shown.append(indexPath?.item)
        }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, willEndDraggingAt targetIndexPath: IndexPath) {
            targets.append(targetIndexPath.item)
        }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?) {
            settled.append(indexPath?.item)
        }
    }

    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    private let listener = Listener()

    /// The data sources, which views do not retain.
    private var retained: [Collection] = []

    isolated deinit {}

    private func shown(
        _ kind: LayoutKind, _ direction: Direction = .leftToRight
    ) throws -> (Collection, FanfoldCollectionView) {
        let collection = Collection(kind, direction)
        retained.append(collection)
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.delegate = listener
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.layoutIfNeeded()
        return (collection, view)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func thePositionIsReportedInEachFrame(_ kind: LayoutKind, _ direction: Direction) throws {
        let (collection, view) = try shown(kind, direction)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(listener.shown == [0])
        view.scroll(byItems: 3)
        for _ in 0..<200 {
            StandIn.clock.advance(by: 1 / 60)
            #expect(listener.positions.last == view.position)
        }
        #expect(abs(view.position - 3) < 0.02)
        #expect(listener.positions.count > 20)
        #expect(listener.positions == listener.positions.sorted())
        #expect(listener.shown == [0, 1, 2, 3])
        #expect(listener.settled == [3])
        #expect(collection.layout.indexPathForShownItem?.item == 3)
    }

    @Test(arguments: LayoutKind.allCases)
    func theEndOfADragNamesTheItemAtWhichTheContentSettles(_ kind: LayoutKind) throws {
        let (_, view) = try shown(kind)
        view.snapping = .flick
        let isVertical = view.contentSize.height > view.bounds.height
        view.standIn.drag(by: isVertical ? CGPoint(x: 0, y: 20) : CGPoint(x: 20, y: 0))
        view.standIn.release(velocity: isVertical ? CGPoint(x: 0, y: 2500) : CGPoint(x: 2500, y: 0))
        let target = try #require(listener.targets.last)
        #expect(listener.targets.count == 1 && target > 0)
        StandIn.clock.advance(by: 0.05)
        #expect(view.indexPathForScrollTarget?.item == target)
        StandIn.clock.advance(by: 4)
        #expect(listener.settled.last == target)
    }

    @Test func anInsertionBeforeTheItemShownIsNotAnotherItem() throws {
        let (collection, view) = try shown(.cardCarousel)
        view.scroll(byItems: 3, animated: false)
        view.layoutIfNeeded()
        let known = listener.shown
        view.performBatchUpdates {
            collection.sections[0].insert("new", at: 0)
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        StandIn.clock.advance(by: 2)
        #expect(collection.layout.indexPathForShownItem?.item == 4)
        #expect(listener.shown == known)
        view.performBatchUpdates {
            collection.sections[0].remove(at: 4)
            view.deleteItems(at: [IndexPath(item: 4, section: 0)])
        }
        StandIn.clock.advance(by: 2)
        #expect(listener.shown.count == known.count + 1)
    }

    @Test(arguments: LayoutKind.allCases, [true, false])
    func theEndOfAllItemsIsReported(_ kind: LayoutKind, _ isReload: Bool) throws {
        let (collection, view) = try shown(kind)
        let items = collection.sections[0]
        collection.sections[0] = []
        if isReload {
            view.reloadData()
        } else {
            view.deleteItems(at: items.indices.map { IndexPath(item: $0, section: 0) })
        }
        view.layoutIfNeeded()
        StandIn.clock.advance(by: 2)
        #expect(listener.shown == [0, nil])
        collection.sections[0] = items
        view.reloadData()
        view.layoutIfNeeded()
        StandIn.clock.advance(by: 2)
        #expect(listener.shown == [0, nil, 0])
    }

    /// Two quick taps on a button for the next item.
    @Test(arguments: LayoutKind.allCases, [0.05, 0.1])
    func twoTapsScrollByTwoItems(_ kind: LayoutKind, _ pause: Double) throws {
        let (collection, view) = try shown(kind)
        func next() throws {
            let target = try #require(view.indexPathForScrollTarget)
            view.scrollToItem(at: IndexPath(item: target.item + 1, section: 0), at: [], animated: true)
        }
        try next()
        StandIn.clock.advance(by: pause)
        #expect(view.indexPathForScrollTarget?.item == 1)
        try next()
        StandIn.clock.advance(by: 4)
        #expect(collection.layout.indexPathForShownItem == IndexPath(item: 2, section: 0))
        view.scroll(byItems: 1)
        StandIn.clock.advance(by: pause)
        view.scroll(byItems: 1)
        StandIn.clock.advance(by: 4)
        #expect(collection.layout.indexPathForShownItem == IndexPath(item: 4, section: 0))
    }

    /// A control that is tapped chooses the page after the one that it shows.
    @Test(arguments: LayoutKind.allCases, [0.03, 0.1, 0.3])
    func quickTapsOnAPageControlScrollByAPageEach(_ kind: LayoutKind, _ pause: Double) throws {
        let (collection, view) = try shown(kind)
        let control = UIPageControl()
        view.pageControl = control
        for page in 1...3 {
            control.simulateSelection(of: control.currentPage + 1)
            for _ in 0..<Int(pause * 60) {
                StandIn.clock.advance(by: 1 / 60)
                #expect(control.currentPage == page)
            }
        }
        StandIn.clock.advance(by: 4)
        #expect(control.currentPage == 3)
        #expect(collection.layout.indexPathForShownItem?.item == 3)
    }

    @Test(arguments: [true, false])
    func aPageControlFollowsAnotherScrollThanItsOwn(_ isDrag: Bool) throws {
        let (_, view) = try shown(.cardCarousel)
        let control = UIPageControl()
        view.pageControl = control
        control.simulateSelection(of: 20)
        StandIn.clock.advance(by: 0.1)
        #expect(control.currentPage == 20)
        if isDrag {
            view.standIn.drag(by: CGPoint(x: 20, y: 0))
        } else {
            view.scroll(byItems: -15)
        }
        for _ in 0..<30 {
            StandIn.clock.advance(by: 1 / 60)
            #expect(control.currentPage == Int(view.position.rounded()))
        }
    }

    @Test func aPageControlShowsThePositionAndScrolls() throws {
        let (collection, view) = try shown(.cardCarousel)
        let control = UIPageControl()
        control.progress = UIPageControlProgress()
        view.pageControl = control
        #expect(control.numberOfPages == 31 && control.currentPage == 0)
        view.scroll(byItems: 2)
        var progress: [Float] = []
        for _ in 0..<180 {
            StandIn.clock.advance(by: 1 / 60)
            progress.append(control.progress?.currentProgress ?? -1)
        }
        #expect(control.currentPage == 2)
        #expect(progress.contains { $0 > 0.3 } && abs(progress.last ?? 1) < 0.01)
        control.simulateSelection(of: 6)
        StandIn.clock.advance(by: 4)
        #expect(collection.layout.indexPathForShownItem?.item == 6)
        view.pageControl = nil
        control.simulateSelection(of: 1)
        StandIn.clock.advance(by: 4)
        #expect(collection.layout.indexPathForShownItem?.item == 6)
    }
}
