/// Makes gestures of touches. Simulated: a test, or a ``SimulatedFinger``, says what the touches do.
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

    open var state = State.possible
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true {
        didSet { if !isEnabled && isInProgress { finish(.cancelled) } }
    }
    open internal(set) weak var view: UIView?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    open var allowedTouchTypes: [NSNumber] = []
    open var allowedPressTypes: [NSNumber] = []
    open var numberOfTouches: Int { isInProgress ? 1 : 0 }

    var locationInWindow = CGPoint.zero
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

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        weak let other = otherGestureRecognizer
        prerequisites.append { other }
    }

    // MARK: Points for subclasses to override

    open func reset() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: Simulated

    var isInProgress: Bool { state == .began || state == .changed }

    /// The recognizers that have to fail before this one may begin.
    var requiredToFail: [UIGestureRecognizer] { prerequisites.compactMap { $0() } }

    /// Goes to a state and tells the targets.
    func enter(_ newState: State) {
        state = newState
        guard newState != .possible, newState != .failed else { return }
        for entry in actions {
            (entry.target() as? any SelectorPerforming)?.perform(entry.action, with: self)
        }
    }

    /// Ends the gesture and gets ready for the next one.
    func finish(_ newState: State) {
        enter(newState)
        reset()
        state = .possible
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
