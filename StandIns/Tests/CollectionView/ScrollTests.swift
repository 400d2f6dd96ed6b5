import Testing
import UIKit

@MainActor @Suite struct ScrollTests {
    private let layout = RecordingLayout()

    private func settled(_ count: Int = 100) -> Fixture {
        let fixture = Fixture(count, layout: layout)
        fixture.view.layoutIfNeeded()
        layout.calls = []
        return fixture
    }

    @Test func layoutReceivesTheVelocityInPointsPerMillisecond() {
        let fixture = settled()
        fixture.view.standIn.drag(by: CGPoint(x: 0, y: 50))
        fixture.view.standIn.release(velocity: CGPoint(x: 0, y: 1000))
        // 50 + 1000 / (1000 · ln(1 / 0.998)), truncated to whole points.
        #expect(layout.calls.last == "target 549 at 1.0")
    }

    @Test func contentDeceleratesToTheLayoutsTarget() {
        let fixture = settled()
        layout.target = CGPoint(x: 0, y: 600)
        fixture.view.standIn.drag(by: CGPoint(x: 0, y: 50))
        fixture.view.standIn.release(velocity: CGPoint(x: 0, y: 1000))
        #expect(fixture.view.isDecelerating)
        StandIn.clock.advance(by: 0.1)
        #expect(fixture.view.contentOffset.y > 50 && fixture.view.contentOffset.y < 600)
        fixture.view.standIn.settle()
        #expect(fixture.view.contentOffset.y == 600)
        #expect(!fixture.view.isDecelerating)
        #expect(fixture.visibleNames == ["6", "7", "8"])
    }

    @Test func decelerationFollowsItsRate() {
        let fixture = settled()
        fixture.view.decelerationRate = .fast
        fixture.view.standIn.drag(by: CGPoint(x: 0, y: 50))
        fixture.view.standIn.release(velocity: CGPoint(x: 0, y: 1000))
        StandIn.clock.advance(by: 0.1)
        let travelled = 1000 * (pow(0.99, 100) - 1) / (1000 * log(0.99))
        #expect(abs(fixture.view.contentOffset.y - 50 - travelled) < 1e-6)
    }

    @Test func delegateReceivesADragInUIKitsOrder() {
        let fixture = settled()
        let listener = ScrollListener()
        (fixture.view as UIScrollView).delegate = listener
        fixture.view.standIn.flick(by: CGPoint(x: 0, y: 10), velocity: CGPoint(x: 0, y: 100))
        let order = listener.calls.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        #expect(
            order == [
                "begin dragging", "scroll", "will end at 0.1", "end dragging, decelerates true",
                "begin decelerating",
                "scroll", "end decelerating",
            ])
    }

    @Test func delegateOverridesTheTarget() {
        let fixture = settled()
        let listener = ScrollListener()
        listener.target = 300
        fixture.view.delegate = listener
        fixture.view.standIn.flick(by: CGPoint(x: 0, y: 10), velocity: CGPoint(x: 0, y: 100))
        #expect(fixture.view.contentOffset.y == 300)
    }

    @Test func contentReleasedAtRestStays() {
        let fixture = settled()
        let listener = ScrollListener()
        fixture.view.delegate = listener
        fixture.view.standIn.flick(by: CGPoint(x: 0, y: 33), velocity: .zero)
        #expect(fixture.view.contentOffset.y == 33)
        #expect(listener.calls.last == "end dragging, decelerates false")
    }

    @Test func overscrolledContentIsDampedAndReturns() {
        let fixture = settled()
        fixture.view.standIn.drag(by: CGPoint(x: 0, y: -100))
        #expect(abs(fixture.view.contentOffset.y + 300 * (1 - 1 / (0.55 * 100 / 300 + 1))) < 1e-9)
        fixture.view.standIn.release()
        fixture.view.standIn.settle()
        #expect(fixture.view.contentOffset.y == 0)
    }

    @Test func insetsExtendTheRange() {
        let fixture = settled(3)
        fixture.view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
        #expect(fixture.view.contentOffset.y == -40)
        fixture.view.standIn.flick(by: CGPoint(x: 0, y: 70), velocity: CGPoint(x: 0, y: 5000))
        #expect(fixture.view.contentOffset.y == 60)
        #expect(fixture.view.adjustedContentInset.bottom == 60)
    }

    @Test(arguments: [
        (UICollectionView.ScrollPosition.top, 1000.0), (.bottom, 800), (.centeredVertically, 900),
        (UICollectionView.ScrollPosition(), 800),
    ])
    func scrollingToAnItem(position: UICollectionView.ScrollPosition, offset: CGFloat) {
        let fixture = settled()
        fixture.view.scrollToItem(at: IndexPath(10), at: position, animated: false)
        #expect(fixture.view.contentOffset.y == offset)
    }

    @Test func animatedScrollingTakesTimeAndReportsItsEnd() {
        let fixture = settled()
        let listener = ScrollListener()
        fixture.view.delegate = listener
        fixture.view.scrollToItem(at: IndexPath(10), at: .top, animated: true)
        #expect(fixture.view.contentOffset.y == 0)
        StandIn.clock.advance(by: 0.15)
        #expect(abs(fixture.view.contentOffset.y - 500) < 1e-6)
        StandIn.clock.advance(by: 0.2)
        #expect(fixture.view.contentOffset.y == 1000)
        #expect(listener.calls.last == "end animation")
    }

    @Test func pagingIgnoresTheLayoutsTarget() {
        let fixture = settled()
        fixture.view.isPagingEnabled = true
        layout.target = CGPoint(x: 0, y: 77)
        fixture.view.standIn.flick(by: CGPoint(x: 0, y: 20), velocity: CGPoint(x: 0, y: 100))
        #expect(fixture.view.contentOffset.y == 300)
        #expect(!layout.calls.contains { $0.hasPrefix("target") })
    }

    @Test func tapSelectsInUIKitsOrder() {
        let fixture = settled()
        fixture.calls = []
        #expect(fixture.view.standIn.tap(at: CGPoint(x: 50, y: 150)))
        #expect(
            fixture.calls == [
                "should highlight 0.1", "highlight 0.1", "should select 0.1", "select 0.1", "unhighlight 0.1",
            ])
        fixture.calls = []
        fixture.view.standIn.tap(at: CGPoint(x: 50, y: 250))
        #expect(fixture.calls.suffix(3) == ["select 0.2", "deselect 0.1", "unhighlight 0.2"])
        #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(2)])
    }
}

/// Records a scroll view's delegate calls.
@MainActor private final class ScrollListener: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var target: CGFloat?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.append("scroll")
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        calls.append("begin dragging")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("will end at \(velocity.y)")
        if let target { targetContentOffset.pointee.y = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("end dragging, decelerates \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        calls.append("begin decelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        calls.append("end decelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        calls.append("end animation")
    }
}
