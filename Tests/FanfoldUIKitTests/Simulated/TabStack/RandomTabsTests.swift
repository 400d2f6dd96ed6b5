import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A stack ends in a valid state after random actions in any order.
@MainActor @Suite struct RandomTabsTests {
    @Test(arguments: 0..<10)
    func randomChangesComeToRest(_ seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let browser = Browser(Int.random(in: 0...12, using: &dice))
        var ends = 0
        var starts = 0
        let problems = StandIn.exceptions {
            for _ in 0..<40 {
                act(on: browser, &dice, starts: &starts) { ends += 1 }
                StandIn.clock.advance(by: Double.random(in: 0...0.4, using: &dice))
                browser.tabs.layoutIfNeeded()
            }
            browser.answers.forEach { $0(true) }
            for _ in 0..<20 { browser.settle() }
        }
        #expect(problems.isEmpty, "seed \(seed): \(problems.prefix(2))")
        if let open = browser.tabs.indexPathForOpenedItem {
            let page = browser.cells[browser.pages[open.item]]
            #expect(page?.quad.isNear(.screen, within: 0.3) == true, "seed \(seed)")
            browser.tabs.closeItem()
            browser.settle()
        }
        #expect(browser.misplaced.isEmpty, "seed \(seed)")
        #expect(starts == ends, "seed \(seed)")
        let links = StandIn.runningDisplayLinks
        browser.settle()
        #expect(StandIn.runningDisplayLinks.isSubset(of: links))
    }

    private func act(
        on browser: Browser, _ dice: inout SeededGenerator, starts: inout Int, _ end: @escaping () -> Void
    ) {
        let tabs = browser.tabs
        let last = browser.pages.count - 1
        let any = last >= 0 ? Int.random(in: 0...last, using: &dice) : nil
        let point = CGPoint(
            x: .random(in: 20...350, using: &dice), y: .random(in: 20...640, using: &dice))
        switch Int.random(in: 0..<14, using: &dice) {
        case 0, 1:
            starts += 1
            if let any { tabs.openItem(at: browser.path(any)) { _ in end() } } else { end() }
        case 2:
            starts += 1
            tabs.closeItem { _ in end() }
        case 3:
            starts += 1
            tabs.appendItem { _ in end() }
        case 4: if let any { tabs.removeItem(at: browser.path(any)) }
        case 5: SimulatedFinger.tap(at: point, in: browser.window)
        case 6, 7:
            let way = CGPoint(x: .random(in: -300...50, using: &dice), y: .random(in: -20...20, using: &dice))
            SimulatedFinger.swipe(from: point, by: way, over: 0.15, in: browser.window)
        case 8:
            let way = CGPoint(
                x: .random(in: -20...20, using: &dice), y: .random(in: -300...300, using: &dice))
            SimulatedFinger.swipe(from: point, by: way, over: 0.15, in: browser.window)
        case 9: change(browser, &dice)
        case 12:
            browser.pages.removeLast(min(browser.pages.count, 2))
            tabs.reloadData()
        case 10: browser.allowsRemoval = [true, false, nil].randomElement(using: &dice) ?? nil
        case 11: if !browser.answers.isEmpty { browser.answers.removeFirst()(Bool.random(using: &dice)) }
        default: if let any { tabs.scrollToItem(at: browser.path(any), at: .top, animated: true) }
        }
    }

    /// The application changes its pages, one batch at a time.
    private func change(_ browser: Browser, _ dice: inout SeededGenerator) {
        let old = browser.pages
        var new = old.filter { _ in Int.random(in: 0..<4, using: &dice) > 0 }
        for _ in 0..<Int.random(in: 0...2, using: &dice) {
            let name = "r\(UInt32.random(in: 0...UInt32.max, using: &dice))"
            new.insert(name, at: Int.random(in: 0...new.count, using: &dice))
        }
        browser.tabs.layoutIfNeeded()
        let seen = browser.cells.filter { $0.value.quad.touches(Rect(size: Size(width: 375, height: 667))) }
        let before = seen.mapValues(\.seenTop)
        browser.tabs.performBatchUpdates {
            browser.pages = new
            browser.tabs.deleteItems(at: old.indices.filter { !new.contains(old[$0]) }.map(browser.path))
            browser.tabs.insertItems(at: new.indices.filter { !old.contains(new[$0]) }.map(browser.path))
        }
        for (page, cell) in browser.cells {
            guard let top = before[page] else { continue }
            #expect(abs(cell.seenTop - top) < 1, "page \(page) jumps")
        }
    }
}
