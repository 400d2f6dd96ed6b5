/// A controller's content of the navigation bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    open var title: String?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
    }

    open var title: String?
    open var isEnabled = true
    open var primaryAction: UIAction?

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.primaryAction = primaryAction
    }

    /// Simulated: a tap on the button.
    public func simulateTap() {
        guard isEnabled, let primaryAction else { return }
        primaryAction.handler(primaryAction)
    }
}

/// A stack of controllers that shows the last one. Simulated: without bar and animation.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    open private(set) var viewControllers: [UIViewController] = []
    open var topViewController: UIViewController? { viewControllers.last }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Since iOS 26: navigates back by a swipe that starts anywhere in the content. Simulated: a swipe over
    /// more than a quarter of the width.
    @available(iOS 26, macCatalyst 26, *)
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPop }
    private lazy var contentPop = ContentPop(self)

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(contentPop)
        showTop()
    }

    /// The transition in progress.
    private(set) var transition: SimulatedTransition?
    /// Simulated: the sources of zooms, in the order of the transitions.
    public private(set) var simulatedZoomSources: [UIView?] = []

    /// Simulated: calls the closure for a zoom's source, and completes the transition half a second later.
    private func begin(from lower: UIViewController?, to upper: UIViewController) {
        let transition = SimulatedTransition()
        self.transition = transition
        if #available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *), let lower,
            let zoom = upper.preferredTransition
        {
            simulatedZoomSources.append(zoom.provideSource(.init(from: lower, to: upper)))
        }
        StandIn.clock.schedule(after: transition.transitionDuration) { [weak self] in
            MainActor.assumeIsolated {
                if self?.transition === transition { self?.transition = nil }
                transition.complete()
            }
        }
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if animated { begin(from: topViewController, to: viewController) }
        topViewController?.viewIfLoaded?.removeFromSuperview()
        addChild(viewController)
        viewControllers.append(viewController)
        viewController.didMove(toParent: self)
        if isViewLoaded { showTop() }
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let top = viewControllers.popLast() else { return nil }
        top.viewIfLoaded?.removeFromSuperview()
        top.willMove(toParent: nil)
        top.removeFromParent()
        showTop()
        if animated { begin(from: topViewController, to: top) }
        return top
    }

    private func showTop() {
        guard let top = topViewController?.view, let view else { return }
        top.frame = view.bounds
        top.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(top)
    }
}

/// The swipe that navigates back.
@MainActor private final class ContentPop: UIPanGestureRecognizer {
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init(target: nil, action: nil)
    }

    override var canBegin: Bool {
        let way = translation(in: view).x * sign
        return (navigation?.viewControllers.count ?? 0) > 1 && way > abs(translation(in: view).y)
    }

    override func announce() {
        super.announce()
        guard state == .ended, let view, translation(in: view).x * sign > view.bounds.width / 4 else {
            return
        }
        navigation?.popViewController(animated: true)
    }

    private var sign: CGFloat { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }
}

/// Controllers of which a tab bar shows one. Simulated: without bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        didSet {
            oldValue?.forEach { $0.removeFromParent() }
            viewControllers?.forEach(addChild)
            showSelected()
        }
    }
    open var selectedIndex = 0 { didSet { showSelected() } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showSelected()
    }

    private func showSelected() {
        guard isViewLoaded, let view, let selected = viewControllers?[selectedIndex].view else { return }
        view.subviews.forEach { $0.removeFromSuperview() }
        selected.frame = view.bounds
        selected.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(selected)
    }
}

extension UIViewController {
    public var navigationController: UINavigationController? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UINavigationController }.first
    }
}
