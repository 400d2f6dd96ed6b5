import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// Items that follow one another by themselves.
@MainActor @Suite(.serialized) final class ViewAutoplayTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    /// The data sources, which views do not retain.
    private var retained: [Collection] = []

    /// Autoplay would go on in later tests.
    isolated deinit {
        for case let view as FanfoldCollectionView in retained.map(\.view) { view.stopAutoplay() }
    }

    private func playing(
        _ kind: LayoutKind = .cardCarousel, count: Int = 5, loops: Bool = false
    ) throws -> (Collection, FanfoldCollectionView) {
        let collection = Collection(kind, count: count)
        retained.append(collection)
        let view = try #require(collection.view as? FanfoldCollectionView)
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.loops = loops
        view.startAutoplay(every: 2)
        return (collection, view)
    }

    private func shown(_ view: FanfoldCollectionView) -> Int? { view.fanfoldLayout?.indexPathShown?.item }

    /// Lets time pass until another item has settled, for at most six seconds.
    private func pass() {
        guard let view = retained.last?.view as? FanfoldCollectionView else { return }
        let before = shown(view)
        for _ in 0..<60 where shown(view) == before || !view.host.isAtRest { StandIn.clock.advance(by: 0.1) }
    }

    @Test(arguments: [false, true])
    func theItemsFollowOneAnother(_ loops: Bool) throws {
        let (_, view) = try playing(loops: loops)
        for item in [1, 2, 3, 4, 0, 1] {
            pass()
            #expect(shown(view) == item)
        }
        view.stopAutoplay()
        StandIn.clock.advance(by: 10)
        #expect(shown(view) == 1)
        #expect(!view.isAutoplaying)
    }

    @Test(arguments: LayoutKind.allCases)
    func afterTheEndOfTheContentTheFirstItemFollows(_ kind: LayoutKind) throws {
        let (_, view) = try playing(kind, count: 4)
        var items: Set<Int> = []
        var hasReturned = false
        for _ in 0..<8 {
            let before = shown(view) ?? 0
            pass()
            items.insert(shown(view) ?? -1)
            hasReturned = hasReturned || before > 0 && shown(view) == 0
        }
        #expect(items.contains { $0 > 0 } && hasReturned)
    }

    @Test func noFramesAreRequestedBetweenTwoItems() throws {
        let (_, view) = try playing()
        pass()
        StandIn.clock.advance(by: 0.3)
        #expect(!view.host.driver.isRunning)
    }

    @Test func aFingerPausesIt() throws {
        let (_, view) = try playing()
        let finger = SimulatedFinger(at: CGPoint(x: 180, y: 300), in: window)
        StandIn.clock.advance(by: 10)
        #expect(shown(view) == 0)
        finger.lift()
        StandIn.clock.advance(by: 1.5)
        #expect(shown(view) == 0)
        StandIn.clock.advance(by: 3)
        #expect(shown(view) == 1)
    }

    @Test func anOpenItemPausesIt() throws {
        let (_, view) = try playing()
        view.openItem(at: IndexPath(item: 0, section: 0))
        StandIn.clock.advance(by: 10)
        #expect(shown(view) == 0)
        view.closeItem()
        StandIn.clock.advance(by: 5)
        #expect(shown(view) == 1)
    }

    @Test func voiceOverPausesIt() throws {
        let (_, view) = try playing()
        UIAccessibility.simulatedVoiceOver = true
        defer { UIAccessibility.simulatedVoiceOver = false }
        StandIn.clock.advance(by: 10)
        #expect(shown(view) == 0)
        UIAccessibility.simulatedVoiceOver = false
        pass()
        #expect(shown(view) == 1)
    }

    @Test func reducedMotionPausesIt() throws {
        let (_, view) = try playing()
        UIAccessibility.simulatedReduceMotion = true
        defer { UIAccessibility.simulatedReduceMotion = false }
        StandIn.clock.advance(by: 10)
        #expect(shown(view) == 0)
    }

    @Test func theApplicationPausesIt() throws {
        let (_, view) = try playing()
        view.isAutoplayPaused = true
        StandIn.clock.advance(by: 10)
        #expect(shown(view) == 0)
        #expect(view.isAutoplaying)
        view.isAutoplayPaused = false
        pass()
        #expect(shown(view) == 1)
    }

    @Test func aViewOutsideOfItsWindowOrOfAScrollViewPauses() throws {
        let (_, view) = try playing()
        view.removeFromSuperview()
        StandIn.clock.advance(by: 10)
        #expect(shown(view) == 0)
        let page = UIScrollView(frame: window.bounds)
        page.addSubview(view)
        window.addSubview(page)
        page.bounds.origin.y = 2000
        StandIn.clock.advance(by: 10)
        #expect(shown(view) == 0)
        page.bounds.origin.y = 0
        page.isHidden = true
        StandIn.clock.advance(by: 10)
        #expect(shown(view) == 0)
        page.isHidden = false
        pass()
        #expect(shown(view) == 1)
    }
}
