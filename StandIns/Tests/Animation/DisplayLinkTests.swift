import Testing
import UIKit

@MainActor @Suite struct DisplayLinkTests {
    @Test func targetIsCalledOnEachFrame() {
        let diary = Diary()
        var times: [TimeInterval] = []
        diary.note = { _, sender in times.append((sender as? CADisplayLink)?.timestamp ?? .nan) }
        let running = StandIn.runningDisplayLinks
        let link = CADisplayLink(target: diary, selector: Selector("step:"))
        link.add(to: .main, forMode: .common)
        #expect(StandIn.runningDisplayLinks.subtracting(running).count == 1)
        let start = StandIn.clock.now
        StandIn.clock.advance(by: 0.05)
        #expect(times.count == 3)
        #expect(abs((times.last ?? 0) - start - 0.05) < 1e-9)
        link.isPaused = true
        StandIn.clock.advance(by: 0.05)
        #expect(times.count == 3)
        link.isPaused = false
        StandIn.clock.advance(by: 0.05)
        #expect(times.count == 6)
        link.invalidate()
        #expect(StandIn.runningDisplayLinks.isSubset(of: running))
        StandIn.clock.advance(by: 0.05)
        #expect(times.count == 6)
    }

    @Test func targetIsRetainedUntilInvalidation() {
        weak var target: Diary?
        let link: CADisplayLink
        do {
            let diary = Diary()
            target = diary
            link = CADisplayLink(target: diary, selector: Selector("step:"))
            link.add(to: .main, forMode: .common)
        }
        #expect(target != nil)
        link.invalidate()
        #expect(target == nil)
    }
}
