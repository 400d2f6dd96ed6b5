import Fanfold
import FanfoldUIKit
import Testing
import UIKit

@MainActor @Suite struct ViewOpeningTests {
    @Test func aTapBringsThePageThatIsSeenToFillTheView() throws {
        let browser = Browser()
        browser.settle()
        let links = StandIn.runningDisplayLinks
        SimulatedFinger.tap(at: browser.pointOn("2"), in: browser.window)
        #expect(browser.events == ["will open 2"])
        StandIn.clock.advance(by: 0.15)
        let page = try #require(browser.cells["2"])
        #expect(!page.quad.isNear(.screen, within: 10))
        browser.settle()
        #expect(page.quad.isNear(.screen, within: 0.2))
        #expect(browser.cells.keys.sorted() == ["2"])
        #expect(browser.events == ["will open 2", "did open 2"])
        #expect(browser.tabs.indexPathForOpenedItem == browser.path(2))
        #expect(StandIn.runningDisplayLinks.isSubset(of: links))
    }

    @Test(arguments: Direction.allCases)
    func closedItGoesBackToItsPlace(_ direction: Direction) {
        let browser = Browser(direction: direction)
        var ends: [Bool] = []
        browser.tabs.openItem(at: browser.path(1)) { ends.append($0) }
        browser.settle()
        browser.tabs.closeItem { ends.append($0) }
        browser.settle()
        #expect(ends == [true, true])
        #expect(browser.tabs.indexPathForOpenedItem == nil)
        #expect(browser.events.suffix(2) == ["will close 1", "did close 1"])
        #expect(browser.misplaced.isEmpty)
    }

    @Test(arguments: [0.05, 0.12, 0.2, 0.35, 0.6])
    func caughtOnItsWayItGoesBackFromWhereItIsWithTheVelocityThatItHas(_ time: Double) {
        let browser = Browser()
        var ends: [Bool] = []
        browser.tabs.openItem(at: browser.path(2)) { ends.append($0) }
        StandIn.clock.advance(by: time - 0.001)
        let before = browser.tabs.openProgress
        StandIn.clock.advance(by: 0.001)
        let there = browser.tabs.openProgress
        browser.tabs.closeItem { ends.append($0) }
        #expect(browser.tabs.openProgress == there)
        #expect(ends == [false])
        StandIn.clock.advance(by: 0.001)
        let after = browser.tabs.openProgress
        // In a millisecond a spring of this response changes its velocity by at most (2π / 0.5)² / 1000.
        #expect(abs((after - there) - (there - before)) < 0.16 * 0.0015)
        browser.settle()
        #expect(ends == [false, true])
        #expect(browser.misplaced.isEmpty)
    }

    @Test func aTapOnAPageThatGoesBackOpensItAgain() {
        let browser = Browser()
        browser.tabs.openItem(at: browser.path(2))
        browser.settle()
        browser.tabs.closeItem()
        StandIn.clock.advance(by: 0.1)
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 300), in: browser.window)
        browser.settle()
        #expect(browser.tabs.indexPathForOpenedItem == browser.path(2))
        #expect(
            browser.events == [
                "will open 2", "did open 2", "will close 2", "will open 2",
                "did open 2",
            ])
    }

    @Test func aPageOutOfViewIsScrolledToFirst() {
        let browser = Browser(30)
        var end: Bool?
        browser.tabs.openItem(at: browser.path(25)) { end = $0 }
        #expect(browser.tabs.indexPathForOpenedItem == browser.path(25))
        StandIn.clock.advance(by: 0.2)
        #expect(browser.tabs.openProgress == 0)
        #expect(browser.tabs.contentOffset.y > 100)
        browser.settle()
        #expect(end == true)
        #expect(browser.cells["25"]?.quad.isNear(.screen, within: 0.2) == true)
        browser.tabs.closeItem()
        browser.settle()
        #expect(browser.misplaced.isEmpty)
    }

    @Test func anotherPageIsClosedFirst() {
        let browser = Browser()
        browser.tabs.openItem(at: browser.path(0))
        browser.settle()
        browser.tabs.openItem(at: browser.path(2))
        browser.settle()
        #expect(
            browser.events == [
                "will open 0", "did open 0", "will close 0", "did close 0", "will open 2",
                "did open 2",
            ])
    }

    @Test func completionOfASupersededOpeningIsCalledWithFalse() {
        let browser = Browser()
        var ends: [String] = []
        browser.tabs.openItem(at: browser.path(0))
        browser.settle()
        browser.tabs.openItem(at: browser.path(1)) { ends.append("1: \($0)") }
        browser.tabs.openItem(at: browser.path(2)) { ends.append("2: \($0)") }
        #expect(ends == ["1: false"])
        browser.tabs.closeItem { ends.append("none: \($0)") }
        browser.settle()
        #expect(ends == ["1: false", "2: false", "none: true"])
        #expect(browser.tabs.indexPathForOpenedItem == nil)
    }

    @Test func closingWithoutAnOpenItemCompletesAtOnce() {
        let browser = Browser()
        var ends: [Bool] = []
        browser.tabs.closeItem { ends.append($0) }
        #expect(ends == [true])
    }

    @Test func withoutAnimationItIsThereAtOnce() {
        let browser = Browser(30)
        browser.tabs.openItem(at: browser.path(20), animated: false)
        #expect(browser.cells["20"]?.quad.isNear(.screen) == true)
        #expect(browser.events == ["will open 20", "did open 20"])
        browser.tabs.closeItem(animated: false)
        browser.tabs.layoutIfNeeded()
        #expect(browser.tabs.openProgress == 0)
        #expect(browser.misplaced.isEmpty)
    }

    @Test func whileAPageIsOpenNothingScrollsAndItsContentGetsTheTouches() throws {
        let browser = Browser()
        browser.tabs.openItem(at: browser.path(2))
        browser.settle()
        let offset = browser.tabs.contentOffset
        SimulatedFinger.swipe(from: CGPoint(x: 180, y: 400), by: CGPoint(x: 0, y: -200), in: browser.window)
        SimulatedFinger.swipe(from: CGPoint(x: 280, y: 400), by: CGPoint(x: -200, y: 0), in: browser.window)
        browser.settle()
        #expect(browser.tabs.contentOffset == offset)
        #expect(browser.pages.count == 8)
        let button = UIControl(frame: CGRect(x: 300, y: 600, width: 60, height: 60))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        try #require(browser.cells["2"]).contentView.addSubview(button)
        SimulatedFinger.tap(at: CGPoint(x: 330, y: 630), in: browser.window)
        #expect(presses == 1)
        #expect(browser.tabs.indexPathForOpenedItem == browser.path(2))
    }

    @Test(arguments: [false, true])
    func anOpenItemLeavesTapsToItsContentAndToUIKit(_ allowsSelection: Bool) {
        let browser = Browser()
        browser.tabs.allowsSelection = allowsSelection
        browser.tabs.opensTappedItem = true
        browser.tabs.openItem(at: browser.path(2))
        browser.settle()
        let events = browser.events
        SimulatedFinger.tap(at: CGPoint(x: 180, y: 400), in: browser.window)
        browser.settle()
        #expect(browser.tabs.indexPathsForSelectedItems == (allowsSelection ? [browser.path(2)] : []))
        #expect(browser.tabs.indexPathForOpenedItem == browser.path(2))
        #expect(browser.events == events)
    }

    @Test func aPinchClosesUnderTheFingers() {
        let browser = Browser()
        browser.tabs.openItem(at: browser.path(2))
        browser.settle()
        let first = SimulatedFinger(at: CGPoint(x: 100, y: 330), in: browser.window)
        let second = SimulatedFinger(at: CGPoint(x: 300, y: 330), in: browser.window)
        second.move(to: CGPoint(x: 200, y: 330), over: 0.3)
        let held = browser.tabs.openProgress
        #expect(held < 0.3)
        second.hold(for: 0.5)
        #expect(browser.tabs.openProgress == held)
        second.lift()
        first.lift()
        browser.settle()
        #expect(browser.events.last == "did close 2")
        #expect(browser.misplaced.isEmpty)
    }

    @Test func theVignetteFadesAsThePageComes() throws {
        let browser = Browser()
        let vignette = try #require(browser.tabs.subviews.first { $0.layer is CAGradientLayer })
        let gradient = try #require(vignette.layer as? CAGradientLayer)
        #expect(gradient.type == .radial)
        #expect(gradient.locations == [0, 0.6, 1])
        #expect((gradient.colors as? [CGColor])?.map(\.alpha) == [0, 0.2, 0.6])
        #expect(vignette.alpha == 1 && vignette.frame == browser.tabs.bounds)
        #expect(abs((gradient.endPoint.y - 0.5) * 667 - 375) < 1e-9)
        browser.tabs.openItem(at: browser.path(2))
        StandIn.clock.advance(by: 0.15)
        #expect(vignette.alpha > 0.05 && vignette.alpha < 0.95)
        browser.settle()
        #expect(vignette.alpha == 0)
        #expect(browser.tabs.hitTest(browser.tabs.bounds.center, with: nil) !== vignette)
    }

    @Test func theVignetteCanBeTakenAwayAndBroughtBack() throws {
        let browser = Browser()
        let vignette = try #require(browser.tabs.subviews.first { $0.layer is CAGradientLayer })
        let layout = try #require(browser.tabs.collectionViewLayout as? TabStackCollectionViewLayout)
        layout.vignettePart = 0
        browser.settle()
        #expect(vignette.isHidden)
        layout.vignettePart = 1
        browser.settle()
        #expect(!vignette.isHidden && vignette.alpha == 1)
    }

    @Test func afterARotationThePageStillFillsTheViewAndTheOthersComeBack() throws {
        let browser = Browser()
        browser.tabs.openItem(at: browser.path(2))
        browser.settle()
        UIView.animate(withDuration: 0.3) {
            browser.tabs.frame.size = CGSize(width: 667, height: 375)
            browser.tabs.layoutIfNeeded()
        }
        let page = try #require(browser.cells["2"])
        #expect(page.layer.presentation()?.bounds.width == 375)
        browser.settle()
        #expect(page.bounds.size == CGSize(width: 667, height: 375))
        #expect(page.center.x == 333.5)
        browser.tabs.frame.size = Collection.phone
        browser.tabs.closeItem()
        browser.settle()
        #expect(browser.misplaced.isEmpty)
    }

    @Test func afterAReloadAPageStaysOpenUnlessItsPlaceIsGone() {
        let browser = Browser()
        browser.tabs.openItem(at: browser.path(2))
        browser.settle()
        browser.pages = ["a", "b", "c"]
        browser.tabs.reloadData()
        browser.settle()
        #expect(browser.cells["c"]?.quad.isNear(.screen, within: 0.2) == true)
        browser.pages = ["a", "b"]
        browser.tabs.reloadData()
        browser.settle()
        #expect(browser.tabs.indexPathForOpenedItem == nil)
        #expect(browser.misplaced.isEmpty)
    }

    /// Another screen is pushed as the page is tapped.
    @Test func aPageThatIsOnItsWayArrivesThoughTheStackLeavesItsWindow() {
        let browser = Browser()
        browser.settle()
        let links = StandIn.runningDisplayLinks
        var ends: [Bool] = []
        browser.tabs.openItem(at: browser.path(2)) { ends.append($0) }
        StandIn.clock.advance(by: 0.1)
        browser.tabs.removeFromSuperview()
        browser.settle()
        #expect(browser.events == ["will open 2", "did open 2"])
        browser.window.addSubview(browser.tabs)
        browser.tabs.closeItem { ends.append($0) }
        StandIn.clock.advance(by: 0.1)
        browser.tabs.removeFromSuperview()
        browser.settle()
        #expect(browser.events.suffix(2) == ["will close 2", "did close 2"])
        #expect(ends == [true, true])
        #expect(StandIn.runningDisplayLinks.isSubset(of: links))
    }

    @Test func aStackThatIsReleasedLeavesNothingRunning() {
        let links = StandIn.runningDisplayLinks
        weak var tabs: TabStackCollectionView?
        do {
            let browser = Browser()
            tabs = browser.tabs
            browser.tabs.openItem(at: browser.path(2))
            #expect(StandIn.runningDisplayLinks.subtracting(links).count == 1)
            browser.tabs.removeFromSuperview()
        }
        #expect(tabs == nil)
        #expect(StandIn.runningDisplayLinks.isSubset(of: links))
    }

    @Test func underReduceMotionItFades() throws {
        UIAccessibility.simulatedReduceMotion = true
        defer { UIAccessibility.simulatedReduceMotion = false }
        let browser = Browser()
        browser.tabs.openItem(at: browser.path(2))
        for _ in 0..<10 {
            StandIn.clock.advance(by: 0.03)
            let quad = try #require(browser.cells["2"]).quad
            #expect(quad.isNear(.screen, within: 0.5) || quad.isNear(browser.expectedQuad("2"), within: 0.5))
        }
        browser.settle()
        #expect(browser.cells["2"]?.alpha == 1)
        #expect(browser.cells["2"]?.quad.isNear(.screen, within: 0.2) == true)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
