import Testing
import UIKit

@MainActor @Suite struct PropertyAnimatorTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { view.alpha = 0 }
    }

    private var seen: Float { view.layer.presentation()?.opacity ?? .nan }

    @Test func animationRunsToItsEnd() {
        let animator = animator()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        StandIn.clock.advance(by: 0.25)
        #expect(abs(seen - 0.75) < 1e-5)
        #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
        StandIn.clock.advance(by: 1)
        #expect(positions == [.end])
        #expect(seen == 0 && animator.state == .inactive)
    }

    @Test func reversedAnimationRunsBackFromItsState() {
        let animator = animator()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        StandIn.clock.advance(by: 0.4)
        let before = seen
        animator.isReversed = true
        #expect(abs(seen - before) < 1e-5)
        StandIn.clock.advance(by: 0.2)
        #expect(abs(seen - 0.8) < 1e-4)
        StandIn.clock.advance(by: 0.3)
        #expect(positions == [.start])
        #expect(view.alpha == 1)
    }

    @Test func scrubbingIsLinear() {
        let animator = animator(.easeIn)
        animator.fractionComplete = 0.3
        #expect(abs(seen - 0.7) < 1e-5)
        #expect(animator.state == .active && !animator.isRunning)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        StandIn.clock.advance(by: 0.71)
        #expect(view.alpha == 0 && animator.state == .inactive)
    }

    @Test func stoppedAnimationCanBeFinishedAnywhere() {
        let animator = animator()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        StandIn.clock.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && positions.isEmpty)
        StandIn.clock.advance(by: 1)
        #expect(abs(seen - 0.5) < 1e-4)
        animator.finishAnimation(at: .current)
        #expect(abs(view.alpha - 0.5) < 1e-4)
        #expect(positions == [.current])
    }

    @Test func springOvershoots() {
        let spring = UISpringTimingParameters(dampingRatio: 0.3, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { view.center.x = 105 }
        animator.startAnimation()
        var farthest: CGFloat = 0
        for _ in 0..<70 {
            StandIn.clock.advance(by: 1 / 60)
            farthest = max(farthest, view.layer.presentation()?.position.x ?? 0)
        }
        #expect(farthest > 110)
        #expect(view.layer.presentation()?.position.x == 105)
    }

    @Test func finishingWithoutStoppingIsAnError() {
        let animator = animator()
        #expect(StandIn.exceptions { animator.finishAnimation(at: .end) }.count == 1)
    }
}
