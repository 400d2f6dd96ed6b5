extension UICollectionView {
    /// Completes every invalidation: discards all of the layout's attributes.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        isLayoutPrepared = false
        answers.forgetAll()
        pendingOffsetAdjustment = pendingOffsetAdjustment + context.contentOffsetAdjustment
        setNeedsLayout()
    }

    /// Asks the layout about new bounds, while `bounds` still has the old ones.
    func invalidateLayout(forBoundsChange newBounds: CGRect) {
        let isAnimated = SimulatedAnimation.recording != nil && newBounds.size != bounds.size
        defer { if newBounds.size != bounds.size { earlierBounds = bounds } }
        let old = isAnimated && change == nil ? LayoutChange(of: self) : nil
        if layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
        }
        guard let old else { return }
        let reported = StandIn.variant.contains(.reportsOlderBounds) ? earlierBounds ?? bounds : bounds
        if !StandIn.tellsOfBoundsChangesAfterThePass { layout.prepare(forAnimatedBoundsChange: reported) }
        boundsChange = (old, reported)
    }

    /// Prepares the layout if necessary and adopts the content size.
    func prepareLayout() {
        var passes = 0
        while !isLayoutPrepared && passes < Self.maximalPasses {
            passes += 1
            _ = currentCounts
            layout.prepare()
            isLayoutPrepared = true
            takeOverContentSize()
            let adjustment = pendingOffsetAdjustment
            pendingOffsetAdjustment = .zero
            if adjustment != .zero { moveContent(to: contentOffset + adjustment) }
        }
        if passes == Self.maximalPasses { complainOfRecursion() }
    }

    func complainOfRecursion() {
        StandIn.raise(
            .internalInconsistency,
            "UICollectionView (\(self)) is stuck in its update/layout loop: the layout \(layout) invalidates itself "
                + "in every pass")
    }

    static var maximalPasses: Int { 100 }

    private func takeOverContentSize() {
        let size = layout.collectionViewContentSize
        guard size.isFinite, size.width >= 0, size.height >= 0 else {
            StandIn.raise(
                .invalidGeometry, "collectionViewContentSize of \(layout) is negative or not finite: \(size)")
            return
        }
        guard size != contentSize else { return }
        let growth = max(size.width, bounds.width) - max(contentSize.width, bounds.width)
        let wasChanging = isChanging
        isChanging = true
        contentSize = size
        // Mirrored content keeps its distance from the right end, its leading edge.
        if isMirrored, growth != 0, motion == nil, !isDragging {
            moveContent(to: CGPoint(x: contentOffset.x + growth, y: contentOffset.y))
        }
        isChanging = wasChanging
        holdOffsetInRange()
    }
}
