@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusEnvironment {}

extension UIFocusEnvironment {
    /// Whether the environment is an ancestor of another one, or the same.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        guard let own = self as? UIView, let other = environment as? UIView else { return false }
        return other.isDescendant(of: own)
    }
}

@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
    var frame: CGRect { get }
}

extension UIView: UIFocusItem {}

public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIFocusHeading(rawValue: 1 << 0)
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// The previous and next focused views.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    open internal(set) weak var previouslyFocusedView: UIView?
    open internal(set) weak var nextFocusedView: UIView?
    open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
    open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
    open internal(set) var focusHeading: UIFocusHeading = []

    init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
        previouslyFocusedView = previous
        nextFocusedView = next
        focusHeading = heading
        super.init()
    }
}

/// Simulated: coordinated animations start at once and end with the focus engine's own animation.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// In seconds.
    private static let duration: TimeInterval = 0.3

    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        guard let completion else { return }
        nonisolated(unsafe) let done = completion
        StandIn.clock.schedule(after: Self.duration) { MainActor.assumeIsolated { done() } }
    }
}

/// Simulated: the focused view.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    static weak var focusedView: UIView?
    private static let only = UIFocusSystem()

    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { only }

    open var focusedItem: (any UIFocusItem)? { Self.focusedView }

    /// Moves the focus like the remote control or the Tab key. Returns whether it moved.
    @discardableResult
    public static func moveFocus(to view: UIView?, heading: UIFocusHeading = []) -> Bool {
        let previous = focusedView
        guard view?.canBecomeFocused ?? true else { return false }
        let context = UIFocusUpdateContext(from: previous, to: view, heading: heading)
        let environments = responders(from: previous) + responders(from: view)
        guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
        focusedView = view
        var told: Set<UIView> = []
        for environment in environments where told.insert(environment).inserted {
            environment.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
        }
        if let view { scrollIntoView(view) }
        return true
    }

    /// Scrolls a focused view into view, as the focus engine does, after asking for the target offset.
    private static func scrollIntoView(_ view: UIView) {
        let above = sequence(first: view, next: \.superview).dropFirst()
        guard let scrollView = above.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
        let frame = scrollView.convert(view.bounds, from: view)
        guard !scrollView.bounds.contains(frame) else { return }
        let centered = CGPoint(
            x: frame.midX - scrollView.bounds.width / 2, y: frame.midY - scrollView.bounds.height / 2)
        let target = scrollView.target(forProposed: scrollView.heldInRange(centered), velocity: .zero)
        scrollView.setContentOffset(target, animated: true)
    }

    private static func responders(from view: UIView?) -> [UIView] {
        view.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    }
}
