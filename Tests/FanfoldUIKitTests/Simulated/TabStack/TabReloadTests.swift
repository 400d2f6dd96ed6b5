import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// All pages are reloaded while fingers hold some of them, or while a removal is pending.
@MainActor @Suite struct TabReloadTests {
    @Test(arguments: [true, false])
    func aPageThatWaitsForAnAnswerComesBack(_ isAllowed: Bool) {
        let browser = Browser()
        browser.allowsRemoval = nil
        SimulatedFinger.swipe(
            from: browser.pointOn("2"), by: CGPoint(x: -200, y: 0), over: 0.3, in: browser.window)
        browser.settle()
        browser.tabs.reloadData()
        browser.settle()
        #expect(browser.misplaced.isEmpty)
        browser.answers.forEach { $0(isAllowed) }
        browser.settle()
        #expect(browser.pages.count == 8)
        #expect(browser.misplaced.isEmpty)
    }

    /// A reload ends the question, as another kind of layout does; the page stays.
    @Test(arguments: [true, false])
    func aRemovalThatWaitsForAnAnswerIsReportedAsRefused(_ isReload: Bool) {
        let browser = Browser()
        browser.allowsRemoval = nil
        var ends: [Bool] = []
        browser.tabs.removeItem(at: browser.path(2)) { isRemoved in
            ends.append(isRemoved)
            if ends.count == 1 { browser.tabs.removeItem(at: browser.path(1)) { ends.append($0) } }
        }
        browser.settle()
        if isReload {
            browser.tabs.reloadData()
        } else {
            browser.tabs.collectionViewLayout = UICollectionViewFlowLayout()
        }
        browser.settle()
        #expect(ends == [false] || !isReload && ends == [false, false])
        browser.answers.first?(true)
        browser.settle()
        #expect(browser.pages.count == 8)
        browser.answers.last?(true)
        browser.settle()
        #expect(ends == [false, isReload])
        #expect(browser.pages.count == (isReload ? 7 : 8))
    }

    /// An application may reload all pages instead of deleting one.
    @Test(arguments: [true, false])
    func aRemovalThatReloadsIsReported(_ isAnsweredLate: Bool) {
        let browser = Browser()
        if isAnsweredLate { browser.allowsRemoval = nil }
        browser.tabs.handlers.didRemove = { indexPath in
            browser.pages.remove(at: indexPath.item)
            browser.tabs.reloadData()
        }
        var ends: [String] = []
        browser.tabs.removeItem(at: browser.path(2)) { ends.append("2 \($0)") }
        browser.tabs.removeItem(at: browser.path(4)) { ends.append("4 \($0)") }
        browser.settle()
        browser.answers.first?(true)
        browser.settle()
        #expect(ends == (isAnsweredLate ? ["2 true", "4 false"] : ["2 true", "4 true"]))
        #expect(browser.pages.count == (isAnsweredLate ? 7 : 6))
    }

    @Test(arguments: [0, 2, 5], [true, false])
    func aLayoutThatTakesOverInTheSameTurnKnowsThePages(_ gone: Int, _ isAnimated: Bool) {
        let browser = Browser()
        browser.settle()
        browser.pages.removeLast(gone)
        browser.tabs.reloadData()
        browser.tabs.setCollectionViewLayout(TabStackCollectionViewLayout(), animated: isAnimated)
        browser.settle()
        let last = browser.pages.count - 1
        browser.tabs.openItem(at: browser.path(last))
        browser.settle()
        #expect(browser.cells[browser.pages[last]]?.quad.isNear(.screen, within: 0.2) == true)
        browser.tabs.closeItem()
        browser.settle()
        SimulatedFinger.swipe(
            from: browser.pointOn("1"), by: CGPoint(x: -200, y: 0), over: 0.3, in: browser.window)
        browser.settle()
        #expect(browser.pages.count == last)
        #expect(browser.misplaced.isEmpty)
    }

    /// The finger is on another page after the reload.
    @Test(arguments: [0, 1, 3, 7])
    func noPageGoesWithAFingerThatHasDraggedAnother(_ gone: Int) {
        let browser = Browser()
        let finger = SimulatedFinger(at: browser.pointOn("0"), in: browser.window)
        finger.move(by: CGPoint(x: -200, y: 0), over: 0.3)
        browser.pages.removeLast(gone)
        browser.pages[0] = "new"
        browser.tabs.reloadData()
        let pages = browser.pages
        finger.move(by: CGPoint(x: -50, y: 0), over: 0.1)
        finger.lift()
        browser.settle()
        #expect(browser.events.isEmpty)
        #expect(browser.pages == pages)
        #expect(browser.misplaced.isEmpty)
    }

    @Test(arguments: [0, 200])
    func aNewPageThatHasWaitedForTheFingerIsTheApplications(_ wayBack: CGFloat) {
        let browser = Browser()
        browser.tabs.scrollToItem(at: browser.path(7), at: .top, animated: false)
        browser.settle()
        let finger = SimulatedFinger(at: CGPoint(x: 287, y: 300), in: browser.window)
        finger.move(by: CGPoint(x: -200, y: 0), over: 0.2)
        var ends: [Bool] = []
        browser.tabs.appendItem { ends.append($0) }
        finger.move(by: CGPoint(x: wayBack, y: 0), over: 0.2)
        browser.settle()
        browser.tabs.reloadData()
        browser.settle()
        finger.lift()
        browser.settle()
        #expect(browser.pages.last == "new 8")
        #expect(ends == [true])
    }

    @Test(arguments: [0, 1, 3, 7], [true, false])
    func aLiftedPageGoesBack(_ gone: Int, _ changesAgain: Bool) {
        let browser = Browser()
        browser.tabs.allowsReordering = true
        let finger = SimulatedFinger(at: browser.pointOn("0"), in: browser.window)
        finger.hold(for: 0.7)
        finger.move(by: CGPoint(x: 0, y: 300), over: 0.5)
        browser.pages.removeLast(gone)
        browser.tabs.reloadData()
        browser.tabs.layoutIfNeeded()
        if changesAgain {
            browser.pages.insert("new", at: 0)
            browser.tabs.insertItems(at: [browser.path(0)])
        }
        let pages = browser.pages
        finger.move(by: CGPoint(x: 0, y: -100), over: 0.2)
        finger.lift()
        browser.settle()
        #expect(browser.pages == pages)
        #expect(browser.misplaced.isEmpty)
    }
}
