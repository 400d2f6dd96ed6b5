/// Manages a screen. Simulated: the view is loaded on demand.
@preconcurrency @MainActor open class UIViewController: UIResponder, @preconcurrency NSCoding {
    private var loadedView: UIView? {
        didSet {
            oldValue?.controller = nil
            loadedView?.controller = self
        }
    }
    open var title: String?
    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []
    open private(set) lazy var navigationItem = UINavigationItem()
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?

    private var storedTransition: AnyObject?
    private var contentScrollViews: [NSDirectionalRectEdge.RawValue: WeakScrollView] = [:]

    /// The animation with which the controller appears and disappears.
    @available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *)
    open var preferredTransition: Transition? {
        get { storedTransition as? Transition }
        set { storedTransition = newValue }
    }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open func encode(with coder: NSCoder) {}

    open override var next: UIResponder? { loadedView?.superview }

    // UIKit declares this as implicitly unwrapped.

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
        loadedView = UIView(frame: UIScreen.main.bounds)
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    open func addChild(_ childController: UIViewController) {
        childController.parent = self
        children.append(childController)
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Simulated: the controller is stored and not displayed.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController == nil, let presentingViewController {
            return presentingViewController.dismiss(animated: flag, completion: completion)
        }
        presentedViewController = nil
        completion?()
    }

    /// Sets the scroll view that the bars at some edges follow.
    open func setContentScrollView(
        _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
    ) {
        for single in NSDirectionalRectEdge.single where edge.contains(single) {
            contentScrollViews[single.rawValue] = scrollView.map(WeakScrollView.init)
        }
    }

    /// The scroll view that the bar at an edge follows.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge.rawValue]?.view
    }

    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
}

/// Edges by layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

    fileprivate static let single: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
}

private struct WeakScrollView {
    weak var view: UIScrollView?
}
