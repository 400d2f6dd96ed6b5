import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The layout is up to date before each commit: the data source may change its pages before it notifies UIKit.
@MainActor @Suite struct CommitTests {
    /// A layout that records whether it is up to date.
    private final class WatchedLayout: TabStackCollectionViewLayout {
        private(set) var isCurrent = false

        override func prepare() {
            super.prepare()
            isCurrent = true
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            isCurrent = false
            super.invalidateLayout(with: context)
        }
    }

    /// A data source that records whether the layout is up to date at each commit.
    private final class Source: NSObject, FanfoldCollectionViewDataSource {
        var count = 8
        var wasCurrent: [Bool] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
            note(fanfoldView)
            count -= 1
            fanfoldView.deleteItems(at: [indexPath])
        }

        func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {
            note(fanfoldView)
            count += 1
            fanfoldView.insertItems(at: [IndexPath(item: count - 1, section: 0)])
        }

        func fanfoldView(
            _ fanfoldView: FanfoldCollectionView, commitUndoOfRemovalAt indexPath: IndexPath
        ) {
            note(fanfoldView)
            count += 1
            fanfoldView.insertItems(at: [indexPath])
        }

        private func note(_ view: FanfoldCollectionView) {
            if let layout = view.collectionViewLayout as? WatchedLayout {
                wasCurrent.append(layout.isCurrent)
            }
        }
    }

    @Test func theLayoutIsUpToDateAsPagesChange() {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        let tabs = TabStackCollectionView(frame: window.bounds, layout: WatchedLayout())
        let source = Source()
        tabs.register(NamedCell.self, forCellWithReuseIdentifier: "page")
        tabs.dataSource = source
        window.addSubview(tabs)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        tabs.removeItem(at: IndexPath(item: 2, section: 0))
        tabs.undoRemoval()
        SimulatedFinger.swipe(
            from: CGPoint(x: 187, y: 330), by: CGPoint(x: -200, y: 0), over: 0.2, in: window)
        StandIn.clock.advance(by: 3)
        tabs.appendItem()
        StandIn.clock.advance(by: 3)
        #expect(source.wasCurrent == [true, true, true, true])
        #expect(source.count == 8)
    }

    @Test func callbacksDuringAReloadNameExistingPages() {
        let browser = Browser()
        browser.tabs.openItem(at: browser.path(7))
        browser.settle()
        browser.events = []
        browser.pages = ["a", "b"]
        browser.tabs.reloadData()
        browser.tabs.closeItem()
        browser.settle()
        #expect(browser.events.isEmpty)
        #expect(browser.misplaced.isEmpty)
    }
}
