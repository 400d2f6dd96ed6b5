/// A view that shows a part of its content. `contentOffset` is the origin of `bounds`.
///
/// Simulated: offsets, insets and their range; dragging, deceleration and animated scrolling on the stand-in's
/// clock, by way of ``UIScrollView/standIn``; the delegate's calls in their order.
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
            if let refreshControl { insertSubview(refreshControl, at: 0) }
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

    /// Whether the finger that touches the content has stopped it.
    var touchStoppedMotion = false
    /// What moves the content now.
    var motion: ScrollMotion?
    /// Whether a change is under way that brings the offset into its range by itself.
    var isChanging = false
    /// Where the finger has the content, in front of the rubber band.
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
        set { setContentOffset(newValue, animated: false) }
    }

    open var adjustedContentInset: UIEdgeInsets { contentInset + insetsFromSafeArea }

    /// Stops what moves the content. With `animated`, the delegate hears of the end of the animation, unless there
    /// was nothing to do.
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

    /// Simulated: a subview that comes when the content is dragged, and stays.
    let indicator = UIView(frame: .zero)
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: What the stand-in's subclasses build on

    /// The delegate is another one.
    func delegateDidChange() {}

    /// Where the content comes to rest, and which velocity the delegate is told, in points per millisecond.
    func target(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        setNeedsLayout()
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
