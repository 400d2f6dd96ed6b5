/// The root view.
@preconcurrency @MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }
    open weak var windowScene: UIWindowScene?
    open private(set) var isKeyWindow = false
    let touchDispatcher = TouchDispatcher()
    private let ownUndoManager = UndoManager()

    /// Simulated: insets of a notch and similar.
    open var simulatedSafeAreaInsets = UIEdgeInsets.zero {
        didSet { announceSafeArea(to: self) }
    }
    /// Simulated: the fold of the device with its margins, in the window's coordinate space.
    open var simulatedFold: CGRect? {
        didSet { requestLayout(of: self) }
    }
    /// Simulated: whether the device is half-folded, and not flat.
    open var isFoldActive = false {
        didSet { requestLayout(of: self) }
    }
    /// Simulated: traits chosen by a test.
    open var simulatedTraitCollection = UITraitCollection() {
        didSet { announceTraits(to: self, previous: oldValue) }
    }

    open override var safeAreaInsets: UIEdgeInsets { simulatedSafeAreaInsets }
    open override var window: UIWindow? { self }
    open override var next: UIResponder? { UIApplication.shared }
    open override var undoManager: UndoManager? { ownUndoManager }
    open override var traitCollection: UITraitCollection { simulatedTraitCollection }

    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        layoutIfNeeded()
    }

    private func announceSafeArea(to view: UIView) {
        view.safeAreaInsetsDidChange()
        view.setNeedsLayout()
        for subview in view.subviews { announceSafeArea(to: subview) }
    }

    /// By observation tracking, each view that has read the regions in a layout pass is laid out again.
    private func requestLayout(of view: UIView) {
        view.setNeedsLayout()
        for subview in view.subviews { requestLayout(of: subview) }
    }

    private func announceTraits(to view: UIView, previous: UITraitCollection) {
        view.traitCollectionDidChange(previous)
        view.setNeedsLayout()
        for subview in view.subviews { announceTraits(to: subview, previous: previous) }
    }
}
