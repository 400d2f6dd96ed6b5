/// Shows SwiftUI views in UIKit. Simulated: the content fills the view.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content {
        didSet {
            SimulatedSwiftUI.rootViewAssignments += 1
            hostingView.content = rootView
        }
    }
    private let hostingView: HostingView

    public init(rootView: Content) {
        self.rootView = rootView
        hostingView = HostingView(rootView)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder aDecoder: NSCoder) {
        nil
    }

    open override func loadView() {
        view = hostingView
    }

    open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }

    /// Simulated: the size of the first represented UIKit view in a scroll view, which proposes no extent along its
    /// axis.
    public func simulatedSize(forWidth width: CGFloat?, height: CGFloat?) -> CGSize? {
        hostingView.size(forWidth: width, height: height)
    }
}

/// The view of a hosting controller. State changes are shown in the next layout pass or at the clock's next
/// frame.
@MainActor final class HostingView: UIView {
    var content: any View {
        didSet { setNeedsUpdate() }
    }
    private var node: ViewNode?
    private var isCurrent = false
    private var sizeClasses: [UserInterfaceSizeClass?] = []
    private var isRefreshed = true
    private var transaction = Transaction()

    init(_ content: any View) {
        self.content = content
        StandIn.untrackedViews.insert(ObjectIdentifier(HostingView.self))
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func setNeedsUpdate() {
        transaction = Transaction.current
        isCurrent = false
        scheduleLayout()
    }

    /// Shows changes of observed properties in the next layout pass.
    func setNeedsRefresh() {
        isRefreshed = false
        scheduleLayout()
    }

    private func scheduleLayout() {
        setNeedsLayout()
        StandIn.clock.schedule(after: 0) { [weak self] in
            MainActor.assumeIsolated { self?.layoutIfNeeded() }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var present = EnvironmentValues()
        present.takeSizeClasses(traitCollection)
        if !isCurrent || present.sizeClasses != sizeClasses { update() }
        if !isRefreshed { node?.refreshChanged() }
        isRefreshed = true
        node?.setVisible(window != nil)
        node?.reportPreferences()
        for leaf in node?.leaves ?? [] {
            if leaf.superview !== self { addSubview(leaf) }
        }
        node?.place(in: safeRect)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { node?.setVisible(false) } else { setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        update()
        let sizes = (node?.leaves ?? []).map { $0.sizeThatFits(size) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    func size(forWidth width: CGFloat?, height: CGFloat?) -> CGSize? {
        node?.size(forWidth: width, height: height)
    }

    /// The bounds within the safe area.
    var safeRect: CGRect { bounds.inset(by: safeAreaInsets) }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    private func update() {
        isCurrent = true
        var environment = EnvironmentValues()
        environment.layoutDirection =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        environment.takeSizeClasses(traitCollection)
        sizeClasses = environment.sizeClasses
        let update = ViewUpdate(environment: environment, transaction: transaction, host: self)
        transaction = Transaction()
        node = ViewNode.show(content, after: node, update)
    }
}

extension EnvironmentValues {
    fileprivate var sizeClasses: [UserInterfaceSizeClass?] { [horizontalSizeClass, verticalSizeClass] }

    @MainActor fileprivate mutating func takeSizeClasses(_ traits: UITraitCollection) {
        let classes: [UIUserInterfaceSizeClass: UserInterfaceSizeClass] = [
            .compact: .compact, .regular: .regular,
        ]
        horizontalSizeClass = classes[traits.horizontalSizeClass]
        verticalSizeClass = classes[traits.verticalSizeClass]
    }
}
