import Testing
import UIKit

@MainActor @Suite struct BoundsChangeTests {
    private let layout = RecordingLayout()

    private func settled() -> Fixture {
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        layout.calls = []
        return fixture
    }

    @Test func rotationRequestsAttributesBetweenPrepareAndFinalize() {
        let fixture = settled()
        UIView.animate(withDuration: 0.4) {
            fixture.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        }
        #expect(
            layout.calls == [
                "should 0 300x200", "context", "invalidate", "bounds change from 200x300", "prepare 10",
                "size",
                "elements 0...200", "target 0", "elements 0...200", "final 0.0", "final 0.1", "final 0.2",
                "item 0.2",
                "initial 0.0", "initial 0.1", "finalize bounds change", "elements 0...200",
            ])
        #expect(fixture.visibleNames == ["0", "1"])
    }

    /// The documentation of `prepare(forAnimatedBoundsChange:)` does not specify whether the pass with the
    /// new bounds precedes it: layout tests try both orders.
    @Test func layoutCanBeInformedAfterThePass() {
        StandIn.tellsOfBoundsChangesAfterThePass = true
        defer { StandIn.tellsOfBoundsChangesAfterThePass = false }
        let fixture = settled()
        UIView.animate(withDuration: 0.4) {
            fixture.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        }
        #expect(
            layout.calls.prefix(7) == [
                "should 0 300x200", "context", "invalidate", "prepare 10", "size", "elements 0...200",
                "bounds change from 200x300",
            ])
        #expect(fixture.visibleNames == ["0", "1"])
    }

    @Test func cellsAnimateBetweenTheirAttributes() throws {
        let fixture = settled()
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(1)))
        UIView.animate(withDuration: 0.4) {
            fixture.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        }
        #expect(cell.frame.width == 300)
        #expect(cell.layer.presentation()?.bounds.width == 200)
        StandIn.clock.advance(by: 0.2)
        let width = try #require(cell.layer.presentation()?.bounds.width)
        #expect(abs(width - 250) < 1e-6)
        StandIn.clock.advance(by: 0.3)
        #expect(cell.layer.presentation()?.bounds.width == 300)
        #expect(fixture.shownViews.count == 2)
    }

    @Test func layoutChoosesTheOffsetAfterARotation() {
        let fixture = settled()
        layout.target = CGPoint(x: 0, y: 500)
        UIView.animate(withDuration: 0.4) { fixture.view.bounds.size = CGSize(width: 300, height: 200) }
        #expect(fixture.view.contentOffset.y == 500)
        #expect(fixture.visibleNames == ["5", "6"])
    }

    @Test func scrollingInsideAnAnimationIsNotARotation() {
        let fixture = settled()
        UIView.animate(withDuration: 0.4) {
            fixture.view.contentOffset.y = 100
            fixture.view.layoutIfNeeded()
        }
        #expect(layout.calls == ["should 100 200x300", "elements 100...400"])
        #expect(fixture.view.layer.presentation()?.bounds.minY == 0)
    }

    @Test func newLayoutReplacesTheOldOne() throws {
        let fixture = settled()
        let next = RecordingLayout()
        next.itemLength = 50
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(1)))
        var isFinished = false
        fixture.view.setCollectionViewLayout(next, animated: true) { isFinished = $0 }
        #expect(layout.calls == ["to", "final 0.0", "final 0.1", "final 0.2", "finalize transition"])
        #expect(next.calls.prefix(5) == ["from", "prepare 10", "size", "elements 0...300", "target 0"])
        #expect(next.calls.contains("initial 0.5"))
        #expect(cell.frame.height == 50)
        #expect(cell.layer.presentation()?.bounds.height == 100)
        #expect(fixture.view.collectionViewLayout === next)
        StandIn.clock.advance(by: 0.4)
        #expect(isFinished)
        #expect(layout.collectionView == nil)
        #expect(fixture.visibleNames.count == 6)
    }

    @Test func reassignedLayoutKeepsItsCollectionView() {
        let fixture = settled()
        let next = RecordingLayout()
        fixture.view.setCollectionViewLayout(next, animated: true)
        StandIn.clock.advance(by: 0.1)
        fixture.view.setCollectionViewLayout(layout, animated: true)
        StandIn.clock.advance(by: 0.4)
        #expect(layout.collectionView === fixture.view)
        #expect(next.collectionView == nil)
    }
}
