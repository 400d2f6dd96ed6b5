/// A finger that moves across the screen.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    var translationInWindow = CGPoint.zero
    var velocityInWindow = CGPoint.zero

    open func translation(in view: UIView?) -> CGPoint { translationInWindow }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        translationInWindow = translation
    }

    /// In points per second.
    open func velocity(in view: UIView?) -> CGPoint { velocityInWindow }

    open override func reset() {
        super.reset()
        translationInWindow = .zero
        velocityInWindow = .zero
    }
}

public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
