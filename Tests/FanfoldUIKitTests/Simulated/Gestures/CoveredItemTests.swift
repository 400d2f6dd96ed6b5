import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A gesture affects an item only if it touches the item's cell.
@MainActor @Suite struct CoveredItemTests {
    enum Obstacle: CaseIterable {
        case button
        case plainView
        case disabledCell
    }

    enum Gesture: CaseIterable {
        case tap
        case drag
        case press
    }

    private func place(_ obstacle: Obstacle, over page: String, in browser: Browser) {
        browser.tabs.allowsReordering = true
        guard obstacle != .disabledCell else {
            browser.cells[page]?.isUserInteractionEnabled = false
            return
        }
        let view = obstacle == .button ? UIControl() : UIView()
        let point = browser.pointOn(page)
        view.frame = CGRect(x: point.x - 30, y: point.y - 8, width: 60, height: 30)
        browser.tabs.addSubview(view)
    }

    private func perform(_ gesture: Gesture, at point: CGPoint, in window: UIWindow) {
        switch gesture {
        case .tap: SimulatedFinger.tap(at: point, in: window)
        case .drag: SimulatedFinger.swipe(from: point, by: CGPoint(x: -200, y: 0), over: 0.3, in: window)
        case .press:
            let finger = SimulatedFinger(at: point, in: window)
            finger.hold(for: 0.7)
            finger.move(by: CGPoint(x: 0, y: 330), over: 0.5)
            finger.lift()
        }
    }

    /// A browser with an obstacle in front of page 1, after a gesture on a page.
    private func browser(_ obstacle: Obstacle, after gesture: Gesture, on page: String) -> Browser {
        let browser = Browser()
        place(obstacle, over: "1", in: browser)
        perform(gesture, at: browser.pointOn(page), in: browser.window)
        browser.settle()
        return browser
    }

    @Test(arguments: Gesture.allCases, Obstacle.allCases)
    func aFingerOnSomethingElseLeavesTheItemAlone(_ gesture: Gesture, _ obstacle: Obstacle) {
        let browser = browser(obstacle, after: gesture, on: "1")
        #expect(browser.events.isEmpty)
        #expect(browser.pages == (0..<8).map(String.init))
        #expect(browser.tabs.indexPathForOpenedItem == nil)
    }

    @Test(arguments: Gesture.allCases, Obstacle.allCases)
    func besideItNothingIsOtherwise(_ gesture: Gesture, _ obstacle: Obstacle) {
        let browser = browser(obstacle, after: gesture, on: "0")
        #expect(!browser.events.isEmpty || browser.pages != (0..<8).map(String.init))
    }

    /// The obstacle stays in place, such as a bar.
    @Test func contentScrollsUnderAFingerOnSomethingElse() {
        let browser = browser(.plainView, after: .drag, on: "2")
        let offset = browser.tabs.contentOffset.y
        SimulatedFinger.swipe(
            from: CGPoint(x: 187, y: browser.pointOn("1").y), by: CGPoint(x: 0, y: -150), over: 0.3,
            in: browser.window)
        browser.settle()
        #expect(browser.tabs.contentOffset.y > offset + 100)
    }
}
