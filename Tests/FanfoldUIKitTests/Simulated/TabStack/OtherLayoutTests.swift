import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A stack gets a layout of another kind, and its own layout again.
@MainActor @Suite struct OtherLayoutTests {
    private let browser = Browser()

    private var hasVignette: Bool {
        browser.tabs.subviews.contains { $0.layer is CAGradientLayer && !$0.isHidden }
    }

    private var actions: [UIAccessibilityCustomAction] {
        browser.tabs.visibleCells.flatMap { $0.accessibilityCustomActions ?? [] }
    }

    @Test(arguments: [true, false])
    func stackControlsLeaveAndReturnWithTheLayout(_ animated: Bool) {
        browser.settle()
        #expect(hasVignette)
        #expect(!actions.isEmpty)
        browser.tabs.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: animated)
        browser.settle()
        #expect(!hasVignette)
        #expect(actions.isEmpty)
        browser.tabs.setCollectionViewLayout(TabStackCollectionViewLayout(), animated: animated)
        browser.settle()
        #expect(hasVignette)
        #expect(!actions.isEmpty)
        #expect(browser.misplaced.isEmpty)
    }

    @Test func pendingAppendsAreCanceledByAnotherLayout() {
        var ends: [Bool] = []
        browser.tabs.openItem(at: browser.path(2)) { ends.append($0) }
        browser.tabs.appendItem { ends.append($0) }
        StandIn.clock.advance(by: 0.1)
        browser.tabs.collectionViewLayout = UICollectionViewFlowLayout()
        browser.settle()
        #expect(ends == [false, false])
        browser.tabs.collectionViewLayout = TabStackCollectionViewLayout()
        browser.settle()
        #expect(browser.tabs.indexPathForOpenedItem == nil)
        #expect(browser.misplaced.isEmpty)
    }

    @Test func noLikenessIsLeftOfAPageThatWasLeaving() {
        browser.settle()
        let views = browser.tabs.subviews
        browser.tabs.removeItem(at: browser.path(1))
        StandIn.clock.advance(by: 0.05)
        #expect(browser.tabs.subviews.count > views.count)
        browser.tabs.collectionViewLayout = UICollectionViewFlowLayout()
        browser.settle()
        let strangers = browser.tabs.subviews.filter {
            !($0 is NamedCell) && !$0.isHidden && !views.contains($0)
        }
        #expect(strangers.isEmpty)
    }

    @Test(arguments: [true, false])
    func aLayoutThatComesBackWhileNothingIsShownKnowsThePagesOfNow(_ isAssigned: Bool) {
        let browser = Browser(3)
        browser.settle()
        let stack = browser.tabs.collectionViewLayout
        let change = { (layout: UICollectionViewLayout) in
            if isAssigned { return browser.tabs.collectionViewLayout = layout }
            browser.tabs.setCollectionViewLayout(layout, animated: true)
        }
        browser.tabs.frame.size = .zero
        browser.tabs.layoutIfNeeded()
        change(TaskSwitcherCollectionViewLayout())
        browser.pages = (0..<8).map { "\($0)" }
        browser.tabs.reloadData()
        browser.tabs.layoutIfNeeded()
        change(stack)
        browser.tabs.openItem(at: browser.path(6))
        browser.tabs.frame = browser.window.bounds
        browser.settle()
        #expect(browser.cells["6"]?.quad.isNear(.screen, within: 0.2) == true)
        browser.tabs.closeItem()
        browser.settle()
        #expect(browser.misplaced.isEmpty)
    }
}
