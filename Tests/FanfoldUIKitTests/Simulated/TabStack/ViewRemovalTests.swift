import Fanfold
import FanfoldUIKit
import Testing
import UIKit

@MainActor @Suite struct ViewRemovalTests {
    private let left = CGPoint(x: -200, y: 0)

    @Test(arguments: Direction.allCases)
    func aSwipeToTheLeftRemovesThePageThatIsSeen(_ direction: Direction) {
        let browser = Browser(direction: direction)
        SimulatedFinger.swipe(from: browser.pointOn("2"), by: left, over: 0.3, in: browser.window)
        #expect(browser.events == ["may 2 go?", "remove 2"])
        browser.settle()
        #expect(browser.pages == ["0", "1", "3", "4", "5", "6", "7"])
        #expect(browser.misplaced.isEmpty)
    }

    @Test func thePageFollowsTheFinger() throws {
        let browser = Browser()
        let finger = SimulatedFinger(at: browser.pointOn("2"), in: browser.window)
        finger.move(by: CGPoint(x: -70, y: 0), over: 0.3)
        let page = try #require(browser.cells["2"])
        // The page follows after the drag is recognized: after 10 points, and the rest of that frame's distance.
        let frame = 70.0 / 18
        #expect((60 - frame...60).contains(187.5 - page.center.x))
        finger.hold(for: 0.3)
        finger.lift()
        browser.settle()
        #expect(browser.events.isEmpty)
        #expect(browser.misplaced.isEmpty)
    }

    @Test func aShortFlickRemoves() {
        let browser = Browser()
        SimulatedFinger.swipe(
            from: browser.pointOn("1"), by: CGPoint(x: -60, y: 0), over: 0.06, in: browser.window)
        #expect(browser.events.last == "remove 1")
    }

    @Test func toTheRightNothingGoes() {
        let browser = Browser()
        SimulatedFinger.swipe(
            from: browser.pointOn("1"), by: CGPoint(x: 200, y: 0), over: 0.1, in: browser.window)
        browser.settle()
        #expect(browser.events.isEmpty)
        #expect(browser.misplaced.isEmpty)
    }

    @Test func alongTheStackADragScrolls() {
        let browser = Browser()
        SimulatedFinger.swipe(
            from: browser.pointOn("2"), by: CGPoint(x: -40, y: -150), over: 0.3, in: browser.window)
        #expect(browser.tabs.contentOffset.y > 100)
        #expect(browser.events.isEmpty)
    }

    @Test func aRefusedPageComesBack() {
        let browser = Browser()
        browser.allowsRemoval = false
        SimulatedFinger.swipe(from: browser.pointOn("2"), by: left, over: 0.3, in: browser.window)
        browser.settle()
        #expect(browser.events == ["may 2 go?"])
        #expect(browser.pages.count == 8)
        #expect(browser.misplaced.isEmpty)
    }

    @Test(arguments: [false, true])
    func answerMayFollowOtherChanges(_ isAllowed: Bool) throws {
        let browser = Browser()
        browser.allowsRemoval = nil
        SimulatedFinger.swipe(from: browser.pointOn("2"), by: left, over: 0.3, in: browser.window)
        browser.settle()
        // The page stays beside the stack.
        #expect(try #require(browser.cells["2"]).center.x < 0)
        browser.pages.insert("first", at: 0)
        browser.tabs.insertItems(at: [browser.path(0)])
        browser.settle()
        let answer = try #require(browser.answers.first)
        answer(isAllowed)
        browser.settle()
        #expect(browser.pages.contains("2") == !isAllowed)
        #expect(browser.pages.count == (isAllowed ? 8 : 9))
        #expect(browser.misplaced.isEmpty)
        answer(true)
        browser.settle()
        #expect(browser.pages.count == (isAllowed ? 8 : 9))
    }

    @Test func theOthersCloseUpAlongTheStacksOwnPath() throws {
        let browser = Browser()
        let layout = try #require(browser.tabs.fanfoldLayout?.layout)
        let offset = browser.tabs.contentOffset.y - layout.leadingMargin
        browser.tabs.removeItem(at: browser.path(1))
        let context = LayoutContext(viewport: Size(width: 375, height: 667), count: 7, offset: offset)
        var lowest = Double.infinity
        for _ in 0..<40 {
            StandIn.clock.advance(by: 1.0 / 60)
            let page = try #require(browser.cells["2"])
            let presented = try #require(page.layer.presentation())
            #expect(abs(presented.position.y - page.layer.position.y) < 1e-6)
            // The page is on the path: its tilt matches its position.
            let position = (page.center.y - browser.tabs.contentOffset.y - 667 / 2 + offset) / 160
            #expect(page.quad.isNear(layout.attributes(at: position, in: context).quad, within: 1e-3))
            #expect(position <= lowest + 1e-9)
            lowest = position
        }
        #expect(lowest < 1.1)
        browser.settle()
        #expect(browser.misplaced.isEmpty)
    }

    @Test func nothingJumpsWhenTheLastPagesGo() throws {
        let browser = Browser(8)
        browser.tabs.scrollToItem(at: browser.path(7), at: .bottom, animated: false)
        browser.tabs.setContentOffset(
            CGPoint(x: 0, y: browser.tabs.contentSize.height - 667), animated: false)
        browser.tabs.layoutIfNeeded()
        for page in ["7", "6", "5"] {
            let before = browser.cells.mapValues { $0.seenTop }
            browser.tabs.removeItem(at: browser.path(browser.pages.count - 1))
            for (name, cell) in browser.cells where name != page {
                let old = try #require(before[name])
                #expect(abs(cell.seenTop - old) < 0.5, "page \(name) as \(page) goes")
            }
            browser.settle()
            #expect(browser.tabs.contentOffset.y <= max(browser.tabs.contentSize.height - 667, 0) + 1e-6)
            #expect(browser.misplaced.isEmpty)
        }
    }

    @Test func allPagesCanGoAndComeAgain() {
        let browser = Browser(3)
        for _ in 0..<3 {
            browser.tabs.removeItem(at: browser.path(0))
            StandIn.clock.advance(by: 0.1)
        }
        browser.settle()
        #expect(browser.pages.isEmpty && browser.misplaced.isEmpty)
        #expect(browser.tabs.contentOffset.y == 0)
        browser.tabs.appendItem()
        browser.settle()
        #expect(browser.cells["new 3"]?.quad.isNear(.screen, within: 0.2) == true)
    }

    @Test func anOpenPageThatIsRemovedLetsTheOthersComeBack() {
        let browser = Browser()
        var ends: [Bool] = []
        browser.tabs.openItem(at: browser.path(2)) { ends.append($0) }
        StandIn.clock.advance(by: 0.2)
        browser.pages.remove(at: 2)
        browser.tabs.deleteItems(at: [browser.path(2)])
        browser.settle()
        #expect(ends == [false])
        #expect(browser.tabs.indexPathForOpenedItem == nil)
        #expect(browser.misplaced.isEmpty)
    }

    @Test func editsWhileAPageIsOpenLeaveItOpen() {
        let browser = Browser()
        browser.tabs.openItem(at: browser.path(2))
        browser.settle()
        browser.pages.insert("first", at: 0)
        browser.pages.removeLast()
        browser.tabs.performBatchUpdates {
            browser.tabs.insertItems(at: [browser.path(0)])
            browser.tabs.deleteItems(at: [browser.path(7)])
        }
        #expect(browser.cells["2"]?.quad.isNear(.screen, within: 0.2) == true)
        browser.settle()
        #expect(browser.tabs.indexPathForOpenedItem == browser.path(3))
        #expect(browser.cells["2"]?.quad.isNear(.screen, within: 0.2) == true)
        browser.tabs.closeItem()
        browser.settle()
        #expect(browser.misplaced.isEmpty)
    }
}
