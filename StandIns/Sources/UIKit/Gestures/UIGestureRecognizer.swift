/// Recognizes gestures in touches.
///
/// Simulated: touches of ``SimulatedFinger``s, states and their order, and relations between recognizers.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        public static var recognized: State { .ended }
    }

    /// Set by subclasses while they handle touches; actions are sent afterwards.
    open var state = State.possible {
        didSet { stateIsNews = true }
    }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true {
        didSet { if !isEnabled { cancel() } }
    }
    open internal(set) weak var view: UIView?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    open var allowedTouchTypes: [NSNumber] = []
    open var allowedPressTypes: [NSNumber] = []
    open var numberOfTouches: Int { touches.count }

    /// The tracked touches.
    var touches: [UITouch] = []
    /// The center of the touches, in the window.
    var locationInWindow = CGPoint.zero
    /// Whether `state` was set and no action has been sent.
    var stateIsNews = false
    /// The state of the last sent action.
    var announcedState = State.possible
    /// The state that is pending until other recognizers fail.
    var pendingState: State?
    private var actions: [(target: () -> AnyObject?, action: Selector)] = []
    private var prerequisites: [() -> UIGestureRecognizer?] = []

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    open func addTarget(_ target: Any, action: Selector) {
        weak let object = target as AnyObject
        actions.append(({ object }, action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { entry in
            (target == nil || entry.target() === target as AnyObject?)
                && (action == nil || entry.action == action)
        }
    }

    open func location(in view: UIView?) -> CGPoint {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches[touchIndex].location(in: view)
    }

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        weak let other = otherGestureRecognizer
        prerequisites.append { other }
    }

    // MARK: Points for subclasses to override

    open func reset() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isInProgress ? .cancelled : .failed
    }
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
    }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: What the stand-in's recognizers build on

    /// Whether the recognizer itself allows the gesture to begin.
    var canBegin: Bool { true }
    /// Whether the recognizer, without touches, waits for another one.
    var waitsForTouches: Bool { false }

    var isInProgress: Bool { state == .began || state == .changed }

    /// The recognizers that must fail before this one can begin.
    var requiredToFail: [UIGestureRecognizer] { prerequisites.compactMap { $0() } }

    /// Sends the actions for the state.
    func announce() {
        stateIsNews = false
        announcedState = state
        guard state != .possible, state != .failed else { return }
        for entry in actions {
            (entry.target() as? any SelectorPerforming)?.perform(entry.action, with: self)
        }
    }

    func updateLocation() {
        guard !touches.isEmpty else { return }
        let sum = touches.reduce(CGPoint.zero) { $0 + $1.locationInWindow }
        locationInWindow = CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    /// Resets for the next gesture.
    func start() {
        reset()
        pendingState = nil
        state = .possible
        announcedState = .possible
        stateIsNews = false
    }

    /// Cancels the gesture.
    func cancel() {
        guard !touches.isEmpty else { return }
        touches = []
        state = isInProgress ? .cancelled : .failed
        if announcedState != .possible { announce() }
        start()
    }

    func attach(to view: UIView) {
        self.view?.removeGestureRecognizer(self)
        self.view = view
        view.gestureRecognizers = (view.gestureRecognizers ?? []) + [self]
    }

    func detach(from view: UIView) {
        guard self.view === view else { return }
        view.gestureRecognizers?.removeAll { $0 === self }
        self.view = nil
    }
}
