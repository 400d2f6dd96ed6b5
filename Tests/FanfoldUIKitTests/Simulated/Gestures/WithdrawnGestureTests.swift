import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A gesture that holds a page is disabled.
@MainActor @Suite struct WithdrawnGestureTests {
    /// A finger that drags a page to an edge, or has lifted it and moved it past others.
    private func finger(_ browser: Browser, isReordering: Bool) -> SimulatedFinger {
        browser.tabs.allowsReordering = true
        let finger = SimulatedFinger(at: browser.pointOn("1"), in: browser.window)
        if isReordering { finger.hold(for: 0.7) }
        finger.move(by: isReordering ? CGPoint(x: 0, y: 330) : CGPoint(x: -200, y: 0), over: 0.5)
        return finger
    }

    @Test(arguments: [true, false])
    func aPageGoesBackThatMayNotBeDraggedAnyLonger(_ isReordering: Bool) {
        let browser = Browser()
        let finger = finger(browser, isReordering: isReordering)
        #expect(!browser.misplaced.isEmpty)
        browser.tabs.allowsReordering = !isReordering
        browser.tabs.allowsRemoval = isReordering
        browser.settle()
        #expect(browser.misplaced.isEmpty)
        finger.move(by: isReordering ? CGPoint(x: 0, y: 90) : CGPoint(x: -90, y: 0), over: 0.2)
        #expect(browser.misplaced.isEmpty)
        finger.lift()
        browser.settle()
        #expect(browser.events.isEmpty)
        #expect(browser.pages == (0..<8).map(String.init))
        #expect(browser.misplaced.isEmpty)
    }

    @Test(arguments: [true, false])
    func aPageGoesBackWhoseFingerTheSystemTakesAway(_ isReordering: Bool) {
        let browser = Browser()
        finger(browser, isReordering: isReordering).cancel()
        browser.settle()
        #expect(browser.events.isEmpty)
        #expect(browser.pages == (0..<8).map(String.init))
        #expect(browser.misplaced.isEmpty)
    }

    @Test func escapeEndsAReorderingDrag() {
        let browser = Browser()
        browser.tabs.handlesKeyboard = true
        browser.tabs.becomeFirstResponder()
        let finger = finger(browser, isReordering: true)
        #expect(!browser.misplaced.isEmpty)
        SimulatedKeyboard.press(.keyboardEscape)
        browser.settle()
        #expect(browser.misplaced.isEmpty)
        finger.lift()
        browser.settle()
        #expect(browser.events.isEmpty)
        #expect(browser.pages == (0..<8).map(String.init))
    }

    @Test func contentStaysWhereItIsAsAPageIsOpenUnderTheFingerThatDragsIt() {
        let browser = Browser(20)
        let finger = SimulatedFinger(at: CGPoint(x: 187, y: 400), in: browser.window)
        finger.move(by: CGPoint(x: 0, y: -150), over: 0.2)
        let offset = browser.tabs.contentOffset
        browser.tabs.openItem(at: browser.path(2))
        finger.move(by: CGPoint(x: 0, y: -150), over: 0.1)
        #expect(browser.tabs.contentOffset == offset)
        finger.lift()
        browser.settle()
        #expect(browser.tabs.contentOffset == offset)
        #expect(browser.events == ["will open 2", "did open 2"])
        browser.tabs.closeItem()
        browser.settle()
        SimulatedFinger.swipe(
            from: CGPoint(x: 187, y: 400), by: CGPoint(x: 0, y: -150), over: 0.3, in: browser.window)
        browser.settle()
        #expect(browser.tabs.contentOffset.y > offset.y + 100)
    }

    @Test func dragsScrollToAnOpenPageOutOfView() {
        let browser = Browser(20)
        let finger = SimulatedFinger(at: CGPoint(x: 187, y: 300), in: browser.window)
        finger.move(by: CGPoint(x: 0, y: 150), over: 0.2)
        browser.tabs.openItem(at: browser.path(15), animated: false)
        finger.lift()
        browser.settle()
        #expect(browser.tabs.indexPathForOpenedItem == browser.path(15))
        #expect(browser.tabs.fanfoldLayout?.indexPathForShownItem == browser.path(15))
    }

    @Test func otherChangesKeepAHeldPage() {
        let browser = Browser()
        let finger = finger(browser, isReordering: true)
        browser.tabs.allowsRemoval = false
        browser.tabs.opensTappedItem = false
        finger.lift()
        browser.settle()
        #expect(browser.pages != (0..<8).map(String.init))
        #expect(browser.misplaced.isEmpty)
    }
}
