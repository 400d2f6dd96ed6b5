/// Shows a part of its content. `contentOffset` is the origin of `bounds`.
///
/// Simulated: offsets, insets and their range; dragging, deceleration and animated scrolling on the
/// stand-in's clock, with ``UIScrollView/standIn``; delegate calls in their order.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
    open weak var delegateOfScrollView: (any UIScrollViewDelegate)? {
        didSet { delegateDidChange() }
    }

    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            if !contentSize.isFinite {
                StandIn.raise(.invalidGeometry, "UIScrollView contentSize contains NaN: \(contentSize)")
                contentSize = oldValue
            }
            setNeedsLayout()
            let former = contentInset + insetsFromSafeArea(withContentSize: oldValue)
            if former != adjustedContentInset { adjustedContentInsetDidChange() }
            holdOffsetInRange()
        }
    }

    open var contentInset = UIEdgeInsets.zero {
        didSet { insetsDidChange(from: oldValue + insetsFromSafeArea) }
    }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var decelerationRate = DecelerationRate.normal
    open var isPagingEnabled = false
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var allowsKeyboardScrolling = true
    open var refreshControl: UIRefreshControl? {
        didSet {
            oldValue?.removeFromSuperview()
            refreshControl?.scrollView = self
            if let refreshControl { insertSubview(refreshControl, at: 0) }
            refreshControl?.place()
        }
    }
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1

    open internal(set) var isTracking = false
    open internal(set) var isDragging = false
    open internal(set) var isDecelerating = false

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    private let pan = ScrollPan()

    /// Whether the current touch stopped scrolling.
    var touchStoppedMotion = false
    /// The running scroll animation.
    var motion: ScrollMotion?
    /// Whether a change in progress adjusts the offset itself.
    var isChanging = false
    /// The dragged offset before rubber banding.
    var draggedOffset = CGPoint.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        pan.scrollView = self
        addGestureRecognizer(pan)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        pan.scrollView = self
        addGestureRecognizer(pan)
        clipsToBounds = true
    }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { jump(to: newValue) }
    }

    open var adjustedContentInset: UIEdgeInsets { contentInset + insetsFromSafeArea }

    /// Stops the running scroll animation. With `animated`, the delegate receives the end of the animation
    /// unless the offset is unchanged.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stopMotion()
        if animated && UIView.areAnimationsEnabled {
            guard contentOffset != self.contentOffset else { return }
            animateOffset(to: contentOffset)
        } else {
            moveContent(to: contentOffset)
        }
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        let shift = CGPoint(
            x: Self.shift(of: visible.minX...max(visible.minX, visible.maxX), toShow: rect.minX...rect.maxX),
            y: Self.shift(of: visible.minY...max(visible.minY, visible.maxY), toShow: rect.minY...rect.maxY))
        guard shift != .zero else { return }
        setContentOffset(heldInRange(contentOffset + shift), animated: animated)
    }

    open func adjustedContentInsetDidChange() {
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    open func flashScrollIndicators() {
        guard showsVerticalScrollIndicator || showsHorizontalScrollIndicator, indicator.superview == nil
        else { return }
        indicator.frame = CGRect(x: bounds.maxX - 6, y: bounds.minY, width: 3, height: bounds.height)
        addSubview(indicator)
    }

    /// Simulated: a subview that appears on dragging and stays.
    let indicator = UIView(frame: .zero)
    /// Simulated: a subview over the visible content that ignores touches.
    private let edgeEffect = TouchPassthroughView(frame: .zero)
    let edgeEffects = ScrollEdgeEffects()

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard StandIn.variant.contains(.addsEdgeEffects), window != nil, edgeEffect.superview == nil else {
            return
        }
        edgeEffect.frame = bounds
        addSubview(edgeEffect)
    }

    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: What the stand-in's subclasses build on

    /// Called when the delegate changes.
    func delegateDidChange() {}

    /// The resting offset for a proposed one, and the velocity passed to the delegate, in points per
    /// millisecond.
    func target(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        setNeedsLayout()
        edgeEffect.frame = bounds
        if bounds.size != oldBounds.size { holdOffsetInRange() }
        if bounds.origin != oldBounds.origin { delegate?.scrollViewDidScroll(self) }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedContentInsetDidChange()
        holdOffsetInRange()
    }

    private static func shift(of visible: ClosedRange<CGFloat>, toShow wanted: ClosedRange<CGFloat>)
        -> CGFloat
    {
        if wanted.lowerBound < visible.lowerBound { return wanted.lowerBound - visible.lowerBound }
        let beyond = wanted.upperBound - visible.upperBound
        return max(0, min(beyond, wanted.lowerBound - visible.lowerBound))
    }
}

/// A view that no touch reaches.
private final class TouchPassthroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
