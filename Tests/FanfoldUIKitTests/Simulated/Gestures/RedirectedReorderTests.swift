import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A dropped page moves to the index that the application chooses.
@MainActor @Suite struct RedirectedReorderTests {
    /// The application's reaction when page 1 is dropped at index 3.
    enum Answer: CaseIterable {
        case agrees
        case putsItFirst
        case keepsItWhereItWas
        case refuses

        var pages: [String] {
            switch self {
            case .agrees: ["0", "2", "3", "1", "4", "5", "6", "7"]
            case .putsItFirst: ["1", "0", "2", "3", "4", "5", "6", "7"]
            case .keepsItWhereItWas, .refuses: (0..<8).map(String.init)
            }
        }
    }

    private func answer(_ answer: Answer, _ browser: Browser) {
        switch answer {
        case .agrees: break
        case .putsItFirst: browser.placeOfMoves = 0
        case .keepsItWhereItWas: browser.placeOfMoves = 1
        case .refuses: browser.allowsMoves = false
        }
    }

    /// The middles of the pages as they appear in the viewport.
    private func places(_ browser: Browser) -> [String: CGPoint] {
        browser.cells.mapValues { cell in
            let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: browser.tabs)
            return CGPoint(x: middle.x, y: middle.y - browser.tabs.bounds.minY)
        }
    }

    /// The longest distance that a page moves in a frame, in points, until all pages are at rest.
    private func longestStep(_ browser: Browser, from start: [String: CGPoint]) -> CGFloat {
        var (longest, before) = (CGFloat(0), start)
        for _ in 0..<60 {
            StandIn.clock.advance(by: 1.0 / 60)
            let now = places(browser)
            for (page, place) in now {
                longest = max(longest, abs(place.y - (before[page] ?? place).y))
            }
            before = now
        }
        return longest
    }

    @Test(arguments: Answer.allCases)
    func aDroppedPageGoesFromTheFingerToWhereTheApplicationHasIt(_ answer: Answer) {
        let browser = Browser()
        browser.tabs.allowsReordering = true
        let finger = SimulatedFinger(at: browser.pointOn("1"), in: browser.window)
        finger.hold(for: 0.7)
        finger.move(by: CGPoint(x: 0, y: 330), over: 0.5)
        self.answer(answer, browser)
        let start = places(browser)
        finger.lift()
        #expect(longestStep(browser, from: start) < 80)
        browser.settle()
        #expect(browser.pages == answer.pages)
        #expect(browser.misplaced.isEmpty)
    }
}
