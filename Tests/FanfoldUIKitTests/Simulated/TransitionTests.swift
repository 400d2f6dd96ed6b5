import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A layout replaces another one.
@MainActor @Suite struct TransitionTests {
    @Test(arguments: LayoutKind.allCases, LayoutKind.allCases)
    func theItemAtRestStaysAtRest(_ kind: LayoutKind, _ next: LayoutKind) throws {
        for animated in [false, true] {
            let collection = Collection(kind)
            let start = collection.layout.layout.offset(showing: 7, in: collection.context)
            collection.scroll(to: start)
            let layout = next.make()
            collection.view.setCollectionViewLayout(layout, animated: animated)
            StandIn.clock.advance(by: 1)
            collection.view.layoutIfNeeded()
            #expect(layout.indexPathForShownItem == IndexPath(item: 7, section: 0))
            let shown = try #require(layout.contentOffset(showing: IndexPath(item: 7, section: 0)))
            #expect(abs(shown.x - collection.view.contentOffset.x) < 1e-6 || next == .albumFan)
            #expect(abs(shown.y - collection.view.contentOffset.y) < 1e-6)
            #expect(collection.view.decelerationRate == (next == .expanding ? .fast : .normal))
        }
    }

    @Test(arguments: LayoutKind.allCases)
    func itemsMoveFromWhereTheyWere(_ kind: LayoutKind) throws {
        let collection = Collection(kind)
        let cell = try #require(collection.cell(1))
        let before = cell.center
        collection.view.setCollectionViewLayout(LayoutKind.taskSwitcher.make(), animated: true)
        let presented = try #require(cell.layer.presentation())
        #expect(abs(presented.position.x - before.x) < 1e-6)
        #expect(abs(presented.position.y - before.y) < 1e-6)
        StandIn.clock.advance(by: 1)
    }

    @Test(arguments: [false, true], [false, true])
    func contentThatMovesUnderAFingerIsShownAlongTheOtherAxis(_ isAssigned: Bool, _ isAnimated: Bool) {
        let browser = Browser()
        browser.settle()
        let finger = SimulatedFinger(at: CGPoint(x: 180, y: 330), in: browser.window)
        browser.tabs.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        StandIn.clock.advance(by: 0.15)
        let layout = LayoutKind.cardCarousel.make()
        if isAssigned {
            browser.tabs.collectionViewLayout = layout
        } else {
            browser.tabs.setCollectionViewLayout(layout, animated: isAnimated)
        }
        StandIn.clock.advance(by: 1)
        browser.tabs.layoutIfNeeded()
        #expect(browser.tabs.contentOffset.y == 0)
        #expect(!browser.tabs.visibleCells.isEmpty)
        finger.cancel()
    }

    @Test func aFingerThatHasScrolledTakesNothingAlongTheOtherAxis() {
        let browser = Browser()
        browser.settle()
        let finger = SimulatedFinger(at: CGPoint(x: 180, y: 330), in: browser.window)
        finger.move(by: CGPoint(x: 0, y: -150))
        browser.tabs.setCollectionViewLayout(LayoutKind.cardCarousel.make(), animated: true)
        finger.move(by: CGPoint(x: -40, y: -20))
        #expect(browser.tabs.contentOffset.y == 0)
        finger.lift()
        browser.settle()
        #expect(browser.tabs.contentOffset.y == 0)
        #expect(!browser.tabs.visibleCells.isEmpty)
    }

    @Test(arguments: LayoutKind.allCases, [false, true])
    func anOffsetThatNoPassHasShownIsKept(_ kind: LayoutKind, isInWindow: Bool) {
        let collection = Collection(kind)
        let window = UIWindow(frame: collection.view.bounds)
        if isInWindow {
            window.addSubview(collection.view)
            window.makeKeyAndVisible()
        }
        collection.view.layoutIfNeeded()
        collection.view.setContentOffset(collection.along(1_500), animated: false)
        let shown = collection.layout.indexPathForShownItem
        let layout = kind == .tabStack ? LayoutKind.expanding.make() : LayoutKind.tabStack.make()
        collection.view.setCollectionViewLayout(layout, animated: false)
        collection.view.layoutIfNeeded()
        #expect(layout.indexPathForShownItem == shown)
    }

    @Test(arguments: LayoutKind.allCases, LayoutKind.allCases)
    func contentInMotionComesToRestWhereTheOtherLayoutHasIt(_ kind: LayoutKind, _ next: LayoutKind) throws {
        for (animated, isFlick) in [(false, true), (true, true), (false, false), (true, false)] {
            let collection = Collection(kind)
            let view = collection.view
            if isFlick {
                view.standIn.drag(by: collection.along(900))
                view.standIn.release(velocity: collection.along(2_000))
            } else {
                view.setContentOffset(collection.along(1_500), animated: true)
            }
            StandIn.clock.advance(by: 0.1)
            let shown = try #require(collection.layout.indexPathForShownItem)
            let layout = next.make()
            view.setCollectionViewLayout(layout, animated: animated)
            StandIn.clock.advance(by: 4)
            view.layoutIfNeeded()
            #expect(!view.isDecelerating)
            #expect(layout.indexPathForShownItem == shown)
            let seen = view.visibleCells.filter { view.bounds.intersects($0.frame) }
            #expect(!seen.isEmpty)
        }
    }

    @Test(arguments: LayoutKind.allCases)
    func itemsGoTheSameWayWhetherOrNotTheEndIsTold(_ kind: LayoutKind) throws {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        window.makeKeyAndVisible()
        let ways = [true, false].map { isTold in
            let collection = Collection(kind, count: 5)
            window.addSubview(collection.view)
            let next = LayoutKind.taskSwitcher.make()
            if isTold {
                collection.view.setCollectionViewLayout(next, animated: true) { _ in }
            } else {
                collection.view.setCollectionViewLayout(next, animated: true)
            }
            StandIn.clock.advance(by: 0.15)
            return collection.cells.mapValues(\.quad)
        }
        #expect(!ways[0].isEmpty)
        for (name, quad) in ways[0] { #expect(quad.isNear(ways[1][name], within: 0.5), "item \(name)") }
    }

    @Test(arguments: [true, false], Direction.allCases)
    func parametersThatChangeInABatchAreComeToGradually(_ isInserting: Bool, _ direction: Direction) throws {
        let layout = CustomCollectionViewLayout(StripLayout())
        let collection = Collection(layout, direction, sections: [["a", "b", "c"]])
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        window.addSubview(collection.view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let cell = try #require(collection.cells["b"])
        func width() -> CGFloat { cell.layer.presentation()?.bounds.width ?? 0 }
        collection.view.performBatchUpdates {
            layout.collectionLayout.side = 60
            guard isInserting else { return }
            collection.sections[0].append("d")
            collection.view.insertItems(at: [IndexPath(item: 3, section: 0)])
        }
        #expect(abs(width() - 120) < 1e-6)
        StandIn.clock.advance(by: 0.1)
        #expect((61..<119).contains(width()))
        StandIn.clock.advance(by: 3)
        #expect(abs(width() - 60) < 1e-6)
        collection.expectAllInPlace()
    }

    @Test(arguments: LayoutKind.allCases)
    func aLayoutMayComeBackBeforeItIsGone(_ kind: LayoutKind) {
        let collection = Collection(kind, count: 9)
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        window.addSubview(collection.view)
        window.makeKeyAndVisible()
        collection.view.setCollectionViewLayout(LayoutKind.taskSwitcher.make(), animated: true)
        StandIn.clock.advance(by: 0.1)
        collection.view.setCollectionViewLayout(collection.layout, animated: true)
        StandIn.clock.advance(by: 4)
        collection.update {
            collection.sections[0].removeFirst()
            collection.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        StandIn.clock.advance(by: 4)
        collection.expectAllInPlace()
    }

    /// Without a new query, the layout would keep the counts of its first use.
    @Test(arguments: LayoutKind.allCases)
    func aLayoutThatIsUsedAgainAsksAgain(_ kind: LayoutKind) {
        let collection = Collection(kind)
        let other = UICollectionViewFlowLayout()
        collection.view.collectionViewLayout = other
        collection.view.layoutIfNeeded()
        collection.sections[0].removeLast(11)
        collection.view.reloadData()
        collection.view.layoutIfNeeded()
        collection.view.collectionViewLayout = collection.layout
        collection.view.layoutIfNeeded()
        #expect(collection.layout.layoutAttributesForItem(at: IndexPath(item: 19, section: 0)) != nil)
        #expect(collection.layout.layoutAttributesForItem(at: IndexPath(item: 20, section: 0)) == nil)
    }

    @Test(arguments: LayoutKind.allCases)
    func aLayoutMayGoToAnOrdinaryViewWhileItsFormerOneIsShown(_ kind: LayoutKind) {
        let collection = Collection(kind, count: 5)
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        let view = UICollectionView(
            frame: collection.view.frame, collectionViewLayout: UICollectionViewFlowLayout())
        for view in [collection.view, view] { window.addSubview(view) }
        window.makeKeyAndVisible()
        collection.view.collectionViewLayout = UICollectionViewFlowLayout()
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = collection
        view.layoutIfNeeded()
        view.collectionViewLayout = collection.layout
        view.layoutIfNeeded()
        collection.sections[0].insert("new", at: 1)
        view.insertItems(at: [IndexPath(item: 1, section: 0)])
        StandIn.clock.advance(by: 1)
        let whole = Collection(kind.make(), sections: collection.sections)
        let cells = view.visibleCells.compactMap { $0 as? NamedCell }
        #expect(!cells.isEmpty)
        for cell in cells {
            #expect(cell.quad.isNear(whole.cells[cell.name]?.quad, within: 0.5), "item \(cell.name)")
        }
    }

    @Test(arguments: LayoutKind.allCases)
    func aLayoutMayGoToAnotherView(_ kind: LayoutKind) {
        let layout = kind.make()
        do {
            let collection = Collection(layout, sections: [["a", "b", "c"]])
            #expect(collection.cells["a"] != nil)
        }
        let collection = Collection(layout, sections: [["d"]])
        #expect(Set(collection.cells.keys) == ["d"])
        #expect(layout.collectionViewContentSize == Collection(kind, count: 1).view.contentSize)
    }
}
