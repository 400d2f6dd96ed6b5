extension UIView {
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    public func setNeedsDisplay() {}
    public func setNeedsUpdateConstraints() {}
    public func updateConstraintsIfNeeded() {}

    /// Performs `change` and the effects of new bounds.
    func changeBounds(to newBounds: CGRect, by change: () -> Void) {
        let oldBounds = bounds
        guard newBounds != oldBounds else { return change() }
        boundsWillChange(to: newBounds)
        change()
        if bounds.size != oldBounds.size {
            setNeedsLayout()
            if autoresizesSubviews { for subview in subviews { subview.autoresize(from: oldBounds.size) } }
        }
        boundsDidChange(from: oldBounds)
    }

    func changeBounds(to newSize: CGSize, by change: () -> Void) {
        changeBounds(to: CGRect(origin: bounds.origin, size: newSize), by: change)
    }
}
