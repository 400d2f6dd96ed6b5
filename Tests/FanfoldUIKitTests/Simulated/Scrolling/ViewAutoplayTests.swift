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

    private func shown(_ view: FanfoldCollectionView) -> Int? {
        view.fanfoldLayout?.indexPathForShownItem?.item
    }

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

    /// A view that can be first responder, as a text field.
    private final class InputView: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    /// The ways in which a person is at an item, beside those of `FocusedAutoplayTests`.
    enum Presence: CaseIterable { case pointer, screen, switchControl, text }

    @Test(arguments: Presence.allCases)
    func autoplayWaitsForAPerson(_ presence: Presence) throws {
        let (collection, view) = try playing()
        let controller = UIViewController()
        controller.view.addSubview(view)
        window.rootViewController = controller
        let field = InputView()
        defer { UIAccessibility.simulatedSwitchControl = false }
        func set(_ isPresent: Bool) {
            switch presence {
            case .pointer: view.pointer?.state = isPresent ? .began : .ended
            case .switchControl: UIAccessibility.simulatedSwitchControl = isPresent
            case .screen where isPresent: controller.present(UIViewController(), animated: false)
            case .screen: controller.dismiss(animated: false)
            case .text where isPresent:
                collection.cell(0)?.contentView.addSubview(field)
                field.becomeFirstResponder()
            case .text: field.resignFirstResponder()
            }
        }
        set(true)
        let before = shown(view)
        StandIn.clock.advance(by: 9)
        #expect(shown(view) == before)
        set(false)
        pass()
        #expect(shown(view) == 1)
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

    /// Another scene of the application does not pause the view, nor does it go on with the application.
    @Test func theBackgroundOfTheOwnScenePausesIt() throws {
        let (scene, other) = (UIWindowScene.simulated(), UIWindowScene.simulated())
        window.windowScene = scene
        let (_, view) = try playing()
        other.simulateBackground()
        pass()
        #expect(shown(view) == 1)
        scene.simulateBackground()
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        StandIn.clock.advance(by: 10)
        #expect(shown(view) == 1)
        other.simulateForeground()
        StandIn.clock.advance(by: 10)
        #expect(shown(view) == 1)
        scene.simulateForeground()
        pass()
        #expect(shown(view) == 2)
    }

    @Test func aViewContinuesInTheForegroundSceneOfAnotherWindow() throws {
        let (scene, other) = (UIWindowScene.simulated(), UIWindowScene.simulated())
        window.windowScene = scene
        let (_, view) = try playing()
        scene.simulateBackground()
        let second = UIWindow(frame: window.frame)
        second.windowScene = other
        second.addSubview(view)
        second.makeKeyAndVisible()
        pass()
        #expect(shown(view) == 1)
    }

    @Test func theBackgroundOfAnApplicationWithoutScenesPausesIt() throws {
        let (_, view) = try playing()
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        StandIn.clock.advance(by: 10)
        #expect(shown(view) == 0)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        pass()
        #expect(shown(view) == 1)
    }

    @Test func theTimeLeftDecreasesToZero() throws {
        let (_, view) = try playing()
        view.layoutIfNeeded()
        for _ in 0..<4 {
            let before = try #require(view.autoplayTimeLeft)
            StandIn.clock.advance(by: 0.25)
            #expect(abs(try #require(view.autoplayTimeLeft) - before + 0.25) < 0.02)
        }
        pass()
        #expect(shown(view) == 1)
        let left = try #require(view.autoplayTimeLeft)
        #expect(left > 1 && left <= 2)
    }

    @Test func noTimeIsLeftWhileAutoplayDoesNotRun() throws {
        let (_, view) = try playing()
        #expect(view.autoplayTimeLeft != nil)
        view.isAutoplayPaused = true
        #expect(view.autoplayTimeLeft == nil)
        view.isAutoplayPaused = false
        #expect(view.autoplayTimeLeft != nil)
        view.openItem(at: IndexPath(item: 0, section: 0), animated: false)
        StandIn.clock.advance(by: 0.1)
        #expect(view.autoplayTimeLeft == nil)
        view.closeItem(animated: false)
        StandIn.clock.advance(by: 0.1)
        #expect(view.autoplayTimeLeft != nil)
        view.stopAutoplay()
        #expect(view.autoplayTimeLeft == nil)
    }
}
