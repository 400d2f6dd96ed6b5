extension UICollectionView {
    /// Completes a size change inside an animation, such as a rotation: displayed elements animate to the
    /// layout's new attributes.
    func finishAnimatedBoundsChange() {
        guard let (change, oldBounds) = boundsChange else { return }
        boundsChange = nil
        if StandIn.tellsOfBoundsChangesAfterThePass {
            prepareLayout()
            _ = answeredAttributes(in: bounds)
            layout.prepare(forAnimatedBoundsChange: oldBounds)
        }
        perform(
            change, duration: nil, prepare: {},
            finalize: { self.layout.finalizeAnimatedBoundsChange() }, completion: nil)
    }

    /// Replaces the layout.
    func replaceLayout(
        with newLayout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        let oldLayout = layout
        guard newLayout !== oldLayout else { return }
        let change = LayoutChange(of: self)
        forgetPrepared()
        layout = newLayout
        newLayout.owner = self
        isLayoutPrepared = false
        answers.forgetAll()
        setNeedsLayout()
        guard !change.before.isEmpty else {
            oldLayout.owner = nil
            completion?(true)
            return
        }
        let cells = change.before.values
        for cell in cells { cell.willTransition(from: oldLayout, to: newLayout) }
        oldLayout.prepareForTransition(to: newLayout)
        newLayout.prepareForTransition(from: oldLayout)
        perform(
            change, duration: animated ? Self.updateDuration : 0, prepare: {},
            finalize: {
                oldLayout.finalizeLayoutTransition()
                newLayout.finalizeLayoutTransition()
            },
            completion: { finished in
                // The old layout may be in use again, here or in another view.
                if oldLayout.owner === self && self.layout !== oldLayout { oldLayout.owner = nil }
                for cell in cells { cell.didTransition(from: oldLayout, to: newLayout) }
                completion?(finished)
            })
    }
}
