import Fanfold
import FanfoldUIKit
import Testing
import UIKit

@MainActor @Suite struct AppendingTests {
    @Test func aNewPageComesAtTheEndAndIsOpen() {
        let browser = Browser(20)
        var end: Bool?
        browser.tabs.openItem(at: browser.path(1))
        browser.settle()
        browser.events = []
        browser.tabs.appendItem { end = $0 }
        for _ in 0..<5 { browser.settle() }
        #expect(
            browser.events.filter { !$0.hasPrefix("append") } == [
                "will close 1", "did close 1", "will open new 20", "did open new 20",
            ])
        #expect(browser.events.firstIndex { $0.hasPrefix("append") } == 1, "while the first one goes back")
        #expect(end == true)
        #expect(browser.cells["new 20"]?.quad.isNear(.screen, within: 0.2) == true)
    }

    @Test func appendedPageFallsIntoPlaceFromUpright() throws {
        let browser = Browser(2)
        browser.tabs.appendItem()
        let eyeDistance = CGFloat(TabStackLayout().eyeDistance)
        var tilts: [CGFloat] = []
        for _ in 0..<400 where browser.tabs.indexPathForOpenedItem == nil {
            StandIn.clock.advance(by: 1.0 / 60)
            guard let cell = browser.cells["new 2"] else { continue }
            // The page's depth affects its perspective alone.
            let (cosine, sine) = (cell.transform3D.m22, -cell.transform3D.m24 * eyeDistance)
            tilts.append(atan2(sine, cosine) * 180 / .pi)
        }
        #expect(abs(try #require(tilts.first) + 90) < 5)
        #expect(abs(try #require(tilts.last) + 60) < 15)
        #expect(tilts.count > 10)
    }

    @Test func callsAreQueued() {
        let browser = Browser(3)
        var ends: [Bool] = []
        for _ in 0..<3 { browser.tabs.appendItem { ends.append($0) } }
        for _ in 0..<10 { browser.settle() }
        #expect(browser.pages.count == 6)
        #expect(ends == [true, true, true])
        let steps = browser.events.filter { !$0.hasPrefix("append") }
        #expect(
            steps == [
                "will open new 3", "did open new 3", "will close new 3", "did close new 3",
                "will open new 4", "did open new 4", "will close new 4", "did close new 4",
                "will open new 5", "did open new 5",
            ])
    }

    /// The finger is lifted before another layout is set.
    @Test(arguments: LayoutKind.allCases)
    func aNewPageComesIntoAStackThatWasEmptyUnderAFingerAsItsLayoutChanged(_ kind: LayoutKind) {
        let browser = Browser(1)
        browser.settle()
        let links = StandIn.runningDisplayLinks
        let finger = SimulatedFinger(at: CGPoint(x: 187, y: 400), in: browser.window)
        browser.pages = []
        browser.tabs.deleteItems(at: [browser.path(0)])
        browser.settle()
        browser.tabs.setCollectionViewLayout(kind.make(), animated: false)
        finger.lift()
        browser.settle()
        #expect(StandIn.runningDisplayLinks.isSubset(of: links))
        var ends: [Bool] = []
        browser.tabs.appendItem { ends.append($0) }
        browser.settle()
        #expect(ends == [true])
    }

    @Test func lastOfSeveralNewPagesIsOpenAndReported() {
        let browser = Browser(3)
        browser.pagesAtOnce = 2
        var ends: [Bool] = []
        browser.tabs.appendItem { ends.append($0) }
        for _ in 0..<5 { browser.settle() }
        #expect(browser.tabs.indexPathForOpenedItem == browser.path(4))
        #expect(ends == [true])
    }

    /// The new page is inserted when the others are nearly at rest.
    @Test(arguments: [true, false])
    func newCallsDoNotEndRunningCalls(_ isClosing: Bool) throws {
        let browser = Browser(8)
        var ends: [Bool] = []
        browser.tabs.appendItem { ends.append($0) }
        while browser.pages.count == 8 { StandIn.clock.advance(by: 1.0 / 60) }
        try #require(browser.tabs.indexPathForOpenedItem == nil)
        if isClosing {
            browser.tabs.closeItem()
        } else {
            browser.tabs.openItem(at: browser.path(2))
        }
        #expect(ends.isEmpty)
        for _ in 0..<5 { browser.settle() }
        #expect(browser.tabs.indexPathForOpenedItem == (isClosing ? nil : browser.path(2)))
        #expect(ends == [true])
    }

    @Test(arguments: [true, false])
    func completionIsCalledOnceIfANewPageDelaysAnOpening(_ isAnimated: Bool) {
        let browser = Browser(8)
        var ends: [Bool] = []
        browser.tabs.appendItem()
        browser.tabs.openItem(at: browser.path(2), animated: isAnimated) { ends.append($0) }
        for _ in 0..<5 { browser.settle() }
        #expect(browser.tabs.indexPathForOpenedItem == browser.path(2))
        #expect(ends == [true])
    }

    @Test func aDataSourceThatAppendsNothingEndsTheCall() {
        let browser = Browser(3)
        browser.tabs.dataSource = nil
        var end: Bool?
        browser.tabs.appendItem { end = $0 }
        #expect(end == false)
    }
}
