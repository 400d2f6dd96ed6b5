import Testing
import UIKit

@MainActor @Suite struct RecognizerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    private let diary = Diary()

    init() {
        window.addSubview(view)
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        recognizer.addTarget(diary, action: Selector("changed:"))
        recognizer.delegate = diary
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    private var middle: CGPoint { CGPoint(x: 200, y: 200) }

    @Test func panPassesThroughItsStates() {
        let pan = add(UIPanGestureRecognizer())
        let finger = SimulatedFinger(at: middle, in: window)
        finger.move(by: CGPoint(x: 5, y: 0))
        #expect(diary.entries.isEmpty)
        finger.move(by: CGPoint(x: 0, y: 50))
        #expect(diary.states == ["began", "changed"])
        #expect(abs(pan.translation(in: nil).y - 40) < 2)
        #expect(pan.location(in: view) == CGPoint(x: 105, y: 150))
        finger.lift()
        #expect(diary.states == ["began", "changed", "ended"])
        #expect(pan.state == .possible)
    }

    @Test func velocityIsThatOfTheLastMoment() {
        let pan = add(UIPanGestureRecognizer())
        var velocity = CGPoint.zero
        diary.note = { _, _ in velocity = pan.velocity(in: nil) }
        SimulatedFinger.swipe(from: middle, by: CGPoint(x: 0, y: 100), over: 0.2, in: window)
        #expect(abs(velocity.y - 500) < 1)
        let finger = SimulatedFinger(at: middle, in: window)
        finger.move(by: CGPoint(x: 0, y: 100))
        finger.hold(for: 0.3)
        finger.lift()
        #expect(velocity == .zero)
    }

    @Test func translationUsesTheGivenViewsCoordinates() {
        let pan = add(UIPanGestureRecognizer())
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let finger = SimulatedFinger(at: middle, in: window)
        finger.move(by: CGPoint(x: 50, y: 0))
        #expect(abs(pan.translation(in: nil).x - 2 * pan.translation(in: view).x) < 1e-9)
        pan.setTranslation(CGPoint(x: 7, y: 0), in: view)
        #expect(abs(pan.translation(in: nil).x - 14) < 1e-9)
        finger.lift()
    }

    @Test func delegateCanPreventAGesture() {
        _ = add(UIPanGestureRecognizer())
        diary.shouldBegin = false
        SimulatedFinger.swipe(from: middle, by: CGPoint(x: 0, y: 50), in: window)
        #expect(diary.entries.isEmpty)
        diary.shouldBegin = true
        SimulatedFinger.swipe(from: middle, by: CGPoint(x: 0, y: 50), in: window)
        #expect(diary.states == ["began", "changed", "ended"])
    }

    @Test(arguments: [false, true])
    func innerPanWinsUnlessBothAreAllowed(together: Bool) {
        _ = add(UIPanGestureRecognizer())
        let outer = Diary()
        outer.isSimultaneous = together
        let pan = UIPanGestureRecognizer(target: outer, action: Selector("changed:"))
        pan.delegate = outer
        window.addGestureRecognizer(pan)
        SimulatedFinger.swipe(from: middle, by: CGPoint(x: 0, y: 50), in: window)
        #expect(diary.states == ["began", "changed", "ended"])
        #expect(outer.states == (together ? ["began", "changed", "ended"] : []))
    }

    @Test func movementFailsATap() {
        _ = add(UITapGestureRecognizer())
        SimulatedFinger.tap(at: middle, in: window)
        #expect(diary.entries == ["ended"])
        SimulatedFinger.swipe(from: middle, by: CGPoint(x: 30, y: 0), in: window)
        #expect(diary.entries == ["ended"])
    }

    @Test func tapWaitsForTheFailureOfADoubleTap() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let doubles = Diary()
        double.addTarget(doubles, action: Selector("changed:"))
        view.addGestureRecognizer(double)
        add(UITapGestureRecognizer()).require(toFail: double)
        SimulatedFinger.tap(at: middle, in: window)
        #expect(diary.entries.isEmpty)
        StandIn.clock.advance(by: 0.5)
        #expect(diary.entries == ["ended"])
        SimulatedFinger.tap(at: middle, in: window)
        SimulatedFinger.tap(at: middle, in: window)
        StandIn.clock.advance(by: 0.5)
        #expect(doubles.entries == ["ended"])
        #expect(diary.entries == ["ended"])
    }

    @Test func longPressBeginsWhileTheFingerRests() {
        _ = add(UILongPressGestureRecognizer())
        let finger = SimulatedFinger(at: middle, in: window)
        finger.hold(for: 0.4)
        #expect(diary.entries.isEmpty)
        finger.hold(for: 0.2)
        #expect(diary.entries == ["began"])
        finger.move(by: CGPoint(x: 40, y: 0))
        finger.lift()
        #expect(diary.states == ["began", "changed", "ended"])
        SimulatedFinger.tap(at: middle, in: window)
        #expect(diary.states.count == 3)
    }

    @Test func twoFingersPinch() {
        let pinch = add(UIPinchGestureRecognizer())
        let first = SimulatedFinger(at: CGPoint(x: 190, y: 200), in: window)
        let second = SimulatedFinger(at: CGPoint(x: 210, y: 200), in: window)
        second.move(to: CGPoint(x: 230, y: 200))
        #expect(abs(pinch.scale - 2) < 0.5)
        #expect(pinch.numberOfTouches == 2)
        second.lift()
        first.lift()
        #expect(diary.states == ["began", "changed", "ended"])
    }

    @Test func cancelledTouchCancelsThePan() {
        _ = add(UIPanGestureRecognizer())
        let finger = SimulatedFinger(at: middle, in: window)
        finger.move(by: CGPoint(x: 50, y: 0))
        finger.cancel()
        #expect(diary.states == ["began", "changed", "cancelled"])
    }

    @Test func gestureCancelsTheViewsTouch() {
        final class Toucher: UIView {
            var calls: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("began")
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("cancelled")
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("ended")
            }
        }
        let toucher = Toucher(frame: view.bounds)
        view.addSubview(toucher)
        let pan = add(UIPanGestureRecognizer())
        SimulatedFinger.swipe(from: middle, by: CGPoint(x: 50, y: 0), in: window)
        #expect(toucher.calls == ["began", "cancelled"])
        pan.isEnabled = false
        SimulatedFinger.swipe(from: middle, by: CGPoint(x: 50, y: 0), in: window)
        #expect(toucher.calls == ["began", "cancelled", "began", "ended"])
    }
}
