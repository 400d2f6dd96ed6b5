/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    open internal(set) var phase = Phase.began
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var tapCount = 1
    open internal(set) weak var view: UIView?
    open internal(set) weak var window: UIWindow?
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    var locationInWindow = CGPoint.zero
    var previousLocationInWindow = CGPoint.zero
    /// Whether the view has not yet received the start of the touch.
    var isDue = false

    public override init() {
        super.init()
    }

    open func location(in view: UIView?) -> CGPoint {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
    }
}

/// An event of touches, keys or the remote control.
@preconcurrency @MainActor open class UIEvent: NSObject {
    open internal(set) var allTouches: Set<UITouch>?
    open internal(set) var timestamp: TimeInterval = 0

    public override init() {
        super.init()
    }
}

@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open internal(set) var allPresses: Set<UIPress> = []
}
