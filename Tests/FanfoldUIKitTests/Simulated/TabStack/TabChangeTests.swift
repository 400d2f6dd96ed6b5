import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// The application changes its pages during a gesture or an animation of one of them.
@MainActor @Suite struct TabChangeTests {
    @Test(arguments: [true, false])
    func callbacksNameTheirPage(_ isOpening: Bool) {
        let browser = Browser()
        browser.tabs.openItem(at: browser.path(2), animated: isOpening)
        if !isOpening { browser.tabs.closeItem() }
        StandIn.clock.advance(by: 0.1)
        browser.events = []
        // The application is busy, so no frame is shown before it changes its pages.
        browser.tabs.host.driver.stop()
        StandIn.clock.advance(by: 3)
        browser.tabs.performBatchUpdates {
            browser.pages.insert("new", at: 0)
            browser.tabs.insertItems(at: [browser.path(0)])
        }
        browser.settle()
        #expect(browser.events == [isOpening ? "did open 2" : "did close 2"])
    }

    @Test(arguments: [2, 7], [true, false])
    func aRemovedPageIsNotTakenForAnother(_ item: Int, _ isOpened: Bool) {
        let browser = Browser()
        browser.tabs.openItem(at: browser.path(item))
        if isOpened { browser.settle() }
        browser.events = []
        browser.tabs.performBatchUpdates {
            browser.pages.remove(at: item)
            browser.tabs.deleteItems(at: [browser.path(item)])
        }
        browser.settle()
        #expect(browser.events.isEmpty)
        #expect(browser.tabs.indexPathForOpenedItem == nil)
        #expect(browser.misplaced.isEmpty)
    }

    /// A layout that records when UIKit changes items.
    private final class WatchedLayout: TabStackCollectionViewLayout {
        private(set) var isUpdating = false

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            isUpdating = true
            super.prepare(forCollectionViewUpdates: updateItems)
        }

        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            isUpdating = false
        }
    }

    @Test func completionsWaitUntilUIKitHasChangedTheItems() {
        let browser = Browser()
        let layout = WatchedLayout()
        browser.tabs.collectionViewLayout = layout
        browser.settle()
        var wasUpdating: [Bool] = []
        browser.tabs.openItem(at: browser.path(2)) { _ in wasUpdating.append(layout.isUpdating) }
        StandIn.clock.advance(by: 0.1)
        browser.pages.remove(at: 2)
        browser.tabs.deleteItems(at: [browser.path(2)])
        browser.settle()
        #expect(wasUpdating == [false])
    }

    @Test(arguments: [true, false])
    func callbacksDuringRemovalsNameTheirPage(_ isOpened: Bool) {
        let browser = Browser()
        if isOpened { browser.tabs.openItem(at: browser.path(2), animated: false) }
        browser.settle()
        browser.events = []
        browser.tabs.performBatchUpdates {
            browser.pages.remove(at: 0)
            browser.tabs.deleteItems(at: [browser.path(0)])
            if isOpened {
                browser.tabs.closeItem()
            } else {
                browser.tabs.openItem(at: browser.path(2))
            }
        }
        browser.settle()
        let expected =
            isOpened ? ["will close 2", "did close 2"] : ["will open 2", "did open 2"]
        #expect(browser.events == expected)
    }

    @Test(arguments: [0, 160])
    func aLiftedPageStaysWhereTheApplicationMovesIt(_ distance: CGFloat) {
        let browser = Browser()
        browser.tabs.allowsReordering = true
        let finger = SimulatedFinger(at: browser.pointOn("1"), in: browser.window)
        finger.hold(for: 0.7)
        finger.move(by: CGPoint(x: 0, y: distance), over: 0.3)
        browser.pages.insert(browser.pages.remove(at: 4), at: 0)
        browser.tabs.moveItem(at: browser.path(4), to: browser.path(0))
        let pages = browser.pages
        finger.hold(for: 0.5)
        finger.lift()
        browser.settle()
        #expect(browser.pages == pages)
        #expect(browser.misplaced.isEmpty)
    }
}
