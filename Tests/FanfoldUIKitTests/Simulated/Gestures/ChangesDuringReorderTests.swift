import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// During a reorder, the data source keeps the former order of pages. Calls and events still refer to the same pages.
@MainActor @Suite struct ChangesDuringReorderTests {
    private let browser = Browser()

    init() {
        browser.tabs.allowsReordering = true
        browser.settle()
    }

    /// A finger that has lifted a page.
    private func finger(on page: String) -> SimulatedFinger {
        let finger = SimulatedFinger(at: browser.pointOn(page), in: browser.window)
        finger.hold(for: 0.7)
        return finger
    }

    @Test func theAnswerIsAboutThePageThatWasAskedFor() {
        browser.allowsRemoval = nil
        browser.tabs.removeItem(at: browser.path(2))
        StandIn.clock.advance(by: 0.2)
        let finger = finger(on: "1")
        finger.move(by: CGPoint(x: 0, y: 330), over: 0.5)
        browser.answers.removeFirst()(true)
        finger.lift()
        browser.settle()
        #expect(!browser.pages.contains("2"))
        #expect(browser.pages.count == 7)
        #expect(browser.misplaced.isEmpty)
    }

    @Test func pendingReturnsReportTheMovedPage() {
        var ends: [Bool] = []
        browser.tabs.openItem(at: browser.path(0), animated: false)
        browser.settle()
        let finger = SimulatedFinger(at: CGPoint(x: 187, y: 120), in: browser.window)
        finger.hold(for: 0.4)
        browser.tabs.closeItem { ends.append($0) }
        finger.hold(for: 0.2)
        finger.move(by: CGPoint(x: 0, y: 400), over: 0.1)
        #expect(ends.isEmpty)
        finger.hold(for: 1)
        #expect(ends == [true])
        finger.lift()
        browser.settle()
        #expect(browser.pages.first != "0")
        #expect(browser.misplaced.isEmpty)
    }

    @Test func aHeldPageWhoseIndexChangesMovesOnDrop() {
        let finger = finger(on: "1")
        browser.pages.insert(contentsOf: ["a", "b"], at: 1)
        browser.tabs.insertItems(at: [browser.path(1), browser.path(2)])
        finger.lift()
        browser.settle()
        #expect(browser.pages.prefix(4) == ["0", "1", "a", "b"])
        #expect(browser.misplaced.isEmpty)
    }

    /// The application handles another event as the finger drops the page.
    @Test func aReloadTakesBackADropThatIsStillToBeTold() {
        let finger = finger(on: "1")
        browser.pages.insert(contentsOf: ["a", "b"], at: 1)
        browser.tabs.insertItems(at: [browser.path(1), browser.path(2)])
        browser.hear = { [browser] _ in
            browser.hear = { _ in }
            finger.lift()
            browser.pages = ["0", "a"]
            browser.tabs.reloadData()
        }
        browser.tabs.removeItem(at: browser.path(0))
        browser.settle()
        #expect(browser.pages == ["0", "a"])
        #expect(browser.misplaced.isEmpty)
    }
}
