/// An animation that can be paused, scrubbed, reversed and stopped.
///
/// Simulated on the stand-in's clock. While paused, its fraction is linear; continuing takes the remaining
/// part of the duration.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    open private(set) var duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var isInterruptible = true
    open var scrubsLinearly = true
    open var pausesOnCompletion = false
    open private(set) var state = UIViewAnimatingState.inactive

    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var animation: SimulatedAnimation?
    private var pass: AnimatorPass?
    private var heldFraction = 0.0
    private var reversed = false

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = parameters.springTimingParameters?.ownDuration ?? duration
        timingParameters = parameters
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let points = options.curve.controlPoints
        let animator = UIViewPropertyAnimator(
            duration: duration, controlPoint1: points.0, controlPoint2: points.1, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open var isRunning: Bool { pass != nil }

    /// Reversing also reverses the fraction: the animation runs back from its displayed state.
    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed else { return }
            let wasRunning = isRunning
            hold()
            reversed = newValue
            heldFraction = 1 - heldFraction
            if wasRunning { run(for: duration * (1 - heldFraction)) }
        }
    }

    open var fractionComplete: CGFloat {
        get { pass.map { $0.fraction(at: StandIn.clock.now) } ?? heldFraction }
        set {
            guard state != .stopped else { return complain(of: "setFractionComplete") }
            activate()
            pauseAnimation()
            heldFraction = newValue
        }
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        guard let running = self.animation else { return animations.append(animation) }
        SimulatedAnimation.run(in: running, animation)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return complain(of: "startAnimation") }
        activate()
        guard !isRunning else { return }
        self.delay = delay
        run(for: duration * (1 - heldFraction), delay: delay)
    }

    open func pauseAnimation() {
        guard state != .stopped else { return complain(of: "pauseAnimation") }
        activate()
        hold()
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active else { return complain(of: "continueAnimation") }
        if let parameters { timingParameters = parameters }
        hold()
        run(for: durationFactor > 0 ? duration * durationFactor : duration * (1 - heldFraction))
    }

    /// Without finishing, the displayed state stays and no completion is called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        hold()
        state = .stopped
        if withoutFinishing { end(at: .current, tells: false) }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return complain(of: "finishAnimationAtPosition:") }
        end(at: finalPosition, tells: true)
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let animation = SimulatedAnimation { [weak self] in
            MainActor.assumeIsolated { self?.wayDone ?? 1 }
        }
        self.animation = animation
        SimulatedAnimation.run(in: animation) { for block in animations { block() } }
        animations = []
    }

    /// The progress from start to end, independent of the direction.
    private var wayDone: Double { reversed ? 1 - fractionComplete : fractionComplete }

    private func hold() {
        heldFraction = fractionComplete
        pass = nil
    }

    private func run(for duration: TimeInterval, delay: TimeInterval = 0) {
        let curve = timingParameters?.curve(duration: duration) ?? .easeInOut
        let pass = AnimatorPass(
            start: heldFraction, end: 1, startTime: StandIn.clock.now + delay, duration: duration,
            curve: curve)
        self.pass = pass
        StandIn.clock.schedule(after: delay + duration) {
            MainActor.assumeIsolated {
                guard let current = self.pass, current.endTime == pass.endTime else { return }
                self.arrive()
            }
        }
    }

    private func arrive() {
        pass = nil
        heldFraction = 1
        if !pausesOnCompletion { end(at: reversed ? .start : .end, tells: true) }
    }

    private func end(at position: UIViewAnimatingPosition, tells: Bool) {
        switch position {
        case .start: animation?.revert()
        case .current: animation?.settle()
        case .end: break
        }
        animation?.finish()
        (animation, pass) = (nil, nil)
        (heldFraction, reversed, state) = (0, false, .inactive)
        let completions = completions
        self.completions = []
        if tells { for completion in completions { completion(position) } }
    }

    private func complain(of method: String) {
        StandIn.raise(
            .internalInconsistency, "It is an error to call \(method) on an animator in state \(state)")
    }
}
