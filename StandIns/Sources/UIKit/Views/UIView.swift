import Observation

/// A rectangle on the screen.
///
/// Simulated: the view hierarchy, geometry (with the layer), layout passes, hit-testing, animation of the
/// layer's values, autoresizing. Constraints are recorded, not solved. Nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
    UICoordinateSpace, UIDynamicItem
{
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer

    /// A view released on another thread is deallocated on the main thread, as in UIKit.
    @MainActor deinit {}

    open internal(set) weak var superview: UIView?
    open internal(set) var subviews: [UIView] = []

    open var isUserInteractionEnabled = true
    open var isExclusiveTouch = false
    open var isMultipleTouchEnabled = false
    open var tag = 0
    open var isOpaque = true
    open var contentMode = ContentMode.scaleToFill
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet { setNeedsLayout() }
    }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }
    open var backgroundColor: UIColor? {
        didSet { layer.backgroundColor = backgroundColor?.cgColor }
    }
    open var tintColor: UIColor? = UIColor.systemBlue
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    open var interactions: [any UIInteraction] = []
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open var restorationIdentifier: String?

    /// The controller that owns this view.
    weak var controller: UIViewController?
    var needsLayout = true
    var accessibility = AccessibilityState()
    var layoutPriorities = LayoutPriorities()

    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        setUp(frame: frame)
    }

    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        setUp(frame: .zero)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    open func encode(with coder: NSCoder) {}

    private static func makeLayer() -> CALayer {
        (layerClass as? CALayer.Type)?.init() ?? CALayer()
    }

    private func setUp(frame: CGRect) {
        layer.bounds.size = frame.size
        layer.position = frame.center
    }

    // MARK: Geometry

    /// The bounding box of the transformed view; undefined in UIKit unless `transform` is the identity.
    open var frame: CGRect {
        get { layer.frame }
        set {
            guard newValue != frame else { return }
            changeBounds(to: newValue.size) { layer.frame = newValue }
        }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set { changeBounds(to: newValue) { layer.bounds = newValue } }
    }

    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Called before and after every bounds change; the stand-in's scroll view overrides these.
    func boundsWillChange(to newBounds: CGRect) {}
    func boundsDidChange(from oldBounds: CGRect) {}

    /// The part of the window's insets that overlaps this view.
    open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

    /// The direction of this view's own content; superviews' attributes do not count.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let inherited: UIUserInterfaceLayoutDirection =
            traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: inherited)
    }

    // MARK: Points for subclasses to override

    open func layoutSubviews() {}

    /// Lays out the view and its descendants if needed.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            trackLayout()
        }
        for subview in subviews { subview.layoutIfNeeded() }
    }

    /// Performs a layout pass, which is repeated after a change of an observed property that it reads.
    private func trackLayout() {
        let isTracked = !StandIn.untrackedViews.contains(ObjectIdentifier(type(of: self)))
        guard isTracked, StandIn.variant.contains(.tracksLayout) else { return layoutSubviews() }
        withObservationTracking {
            layoutSubviews()
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                StandIn.trackedLayoutRequests += 1
                self.setNeedsLayout()
                StandIn.clock.schedule(after: 0) { [weak self] in
                    MainActor.assumeIsolated { self?.layoutIfNeeded() }
                }
            }
        }
    }

    open func addSubview(_ view: UIView) {
        insertSubview(view, at: subviews.count)
    }

    open func removeFromSuperview() {
        removeFromTree()
    }

    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    /// Simulated: constraints are not solved; `sizeThatFits` is clamped to the required extents.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = sizeThatFits(targetSize)
        if horizontalFittingPriority == .required { size.width = targetSize.width }
        if verticalFittingPriority == .required { size.height = targetSize.height }
        return size
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    open func draw(_ rect: CGRect) {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func updateConstraints() {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func tintColorDidChange() {}
    open func prepareForInterfaceBuilder() {}
    open func awakeFromNib() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var traitCollection: UITraitCollection {
        superview?.traitCollection ?? UIScreen.main.traitCollection
    }
    open var window: UIWindow? { superview?.window }
    open override var next: UIResponder? { controller ?? superview }

    open func setNeedsLayout() {
        needsLayout = true
    }

    /// The front-most visible descendant at the point, or the view itself.
    ///
    /// A view that is hidden, transparent (alpha below 0.01) or without user interaction is skipped with its
    /// descendants. Subviews are asked from last to first; `layer.zPosition` is ignored.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            guard let inSubview = subview.layer.matrix.unprojecting(point) else { continue }
            if let hit = subview.hitTest(inSubview, with: event) { return hit }
        }
        return self
    }

    /// A view that looks like this one.
    ///
    /// Simulated: with the size and the background color, without content.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let likeness = UIView(frame: bounds)
        likeness.takeLook(of: self)
        return likeness
    }

    /// Copies the colors of a view, and of the views inside it.
    private func takeLook(of view: UIView) {
        backgroundColor = view.backgroundColor
        layer.cornerRadius = view.layer.cornerRadius
        for part in view.subviews where !part.isHidden {
            let copy = UIView(frame: part.bounds)
            (copy.center, copy.alpha, copy.transform3D) = (part.center, part.alpha, part.transform3D)
            copy.takeLook(of: part)
            addSubview(copy)
        }
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.attach(to: self)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.detach(from: self)
    }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Accessibility

    open var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? convert(bounds, to: nil) }
        set { accessibility.frame = newValue }
    }
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? accessibilityFrame.middle }
        set { accessibility.activationPoint = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool {
        UIAccessibility.focusedElement as AnyObject? === self
    }

    // MARK: Focus

    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { UIFocusSystem.focusedView === self }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { subviews }
}
