@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusEnvironment {}

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

/// From where to where the focus goes.
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

/// Simulated: what is coordinated happens at once.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// Simulated: which view has the focus.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    static weak var focusedView: UIView?

    /// Moves the focus as the remote control or the Tab key would. Says whether it moved.
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
        return true
    }

    private static func responders(from view: UIView?) -> [UIView] {
        view.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    }
}
