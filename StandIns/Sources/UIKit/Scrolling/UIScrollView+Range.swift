extension UIScrollView {
    /// The range of resting offsets.
    var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let insets = adjustedContentInset
        return (
            Self.range(
                from: -insets.left, to: contentSize.width - bounds.width + insets.right),
            Self.range(
                from: -insets.top, to: contentSize.height - bounds.height + insets.bottom)
        )
    }

    func heldInRange(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        return CGPoint(x: Self.hold(offset.x, in: range.x), y: Self.hold(offset.y, in: range.y))
    }

    /// The insets added by the safe area.
    var insetsFromSafeArea: UIEdgeInsets { insetsFromSafeArea(withContentSize: contentSize) }

    /// The insets that the safe area adds to content of a size.
    ///
    /// By the documentation of `automatic`, content of a controller in a navigation controller is always adjusted vertically.
    func insetsFromSafeArea(withContentSize contentSize: CGSize) -> UIEdgeInsets {
        let area = safeAreaInsets
        let scrollsAcross = contentSize.width > bounds.width || alwaysBounceHorizontal
        let scrollsDown = contentSize.height > bounds.height || alwaysBounceVertical
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return area
        case .automatic, .scrollableAxes:
            let adjustsDown =
                scrollsDown || contentInsetAdjustmentBehavior == .automatic && isContentOfNavigation
            return UIEdgeInsets(
                top: adjustsDown ? area.top : 0, left: scrollsAcross ? area.left : 0,
                bottom: adjustsDown ? area.bottom : 0, right: scrollsAcross ? area.right : 0)
        }
    }

    /// Whether the scroll view is the content of a controller in a navigation controller: its view, or the first view in it.
    private var isContentOfNavigation: Bool {
        guard let parent = (controller ?? superview?.controller), parent.parent is UINavigationController
        else { return false }
        return parent.viewIfLoaded === self || parent.viewIfLoaded?.subviews.first === self
    }

    /// Moves the offset into its range unless the content is moving.
    func holdOffsetInRange() {
        guard motion == nil, !isDragging, !isChanging else { return }
        moveContent(to: heldInRange(contentOffset))
    }

    /// Content at its start stays at its start.
    func insetsDidChange(from old: UIEdgeInsets) {
        let new = adjustedContentInset
        guard old != new else { return }
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        adjustedContentInsetDidChange()
        guard motion == nil, !isDragging else { return }
        moveContent(to: heldInRange(offset))
    }

    func moveContent(to offset: CGPoint) {
        guard offset != contentOffset else { return }
        guard offset.isFinite else {
            StandIn.raise(.invalidGeometry, "CALayer bounds contains NaN: \(offset)")
            return
        }
        bounds.origin = offset
    }

    private static func range(from lower: CGFloat, to upper: CGFloat) -> ClosedRange<CGFloat> {
        lower...max(lower, upper)
    }

    private static func hold(_ value: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(value, range.lowerBound), range.upperBound)
    }
}
