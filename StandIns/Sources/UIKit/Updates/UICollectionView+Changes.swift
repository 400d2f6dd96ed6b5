extension UICollectionView {
    /// Performs a change: prepares the layout, requests the visible elements, informs the layout of the
    /// change, adjusts the offset, requests initial and final attributes of all elements visible before or
    /// after, and animates.
    ///
    /// - Parameter duration: In seconds; nil inside the application's own animation.
    func perform(
        _ change: LayoutChange, duration: TimeInterval?, prepare: () -> Void, finalize: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        self.change = change
        isLayingOut = true
        isChanging = true
        prepareLayout()
        _ = answeredAttributes(in: bounds)
        prepare()
        let animate = { (body: () -> Void, done: @escaping (Bool) -> Void) in
            if let duration {
                UIView.run(body, duration: duration, delay: 0, curve: .easeInOut, completion: done)
            } else {
                body()
                StandIn.clock.schedule(after: UIView.inheritedAnimationDuration) { done(true) }
            }
        }
        var leaving: [(UICollectionReusableView, ElementKey)] = []
        let target = targetOffset()
        animate(
            {
                moveContent(to: target)
                prepareLayout()
                let after = answeredAttributes(in: bounds).filter { !$0.isHidden }
                leaving = moveViews(of: change, to: after)
                finalize()
            },
            { finished in
                MainActor.assumeIsolated {
                    for (view, key) in leaving { self.endDisplaying(view, key) }
                    completion?(finished)
                }
            })
        isLayingOut = false
        isChanging = false
        self.change = nil
        layoutIfNeeded()
    }

    /// The offset after a change: the current one within its range, unless the delegate or the layout
    /// provides another one.
    private func targetOffset() -> CGPoint {
        let proposed = motion == nil && !isDragging ? heldInRange(contentOffset) : contentOffset
        return delegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: proposed)
            ?? layout.targetContentOffset(forProposedContentOffset: proposed)
    }

    /// Moves every view to its attributes after the change. Returns the disappearing views.
    private func moveViews(
        of change: LayoutChange, to after: [UICollectionViewLayoutAttributes]
    ) -> [(UICollectionReusableView, ElementKey)] {
        let visible = Dictionary(after.map { ($0.element, $0) }) { first, _ in first }
        var leaving: [(UICollectionReusableView, ElementKey)] = []
        shown = [:]
        for (oldKey, view) in change.before.sorted(by: { Self.comesFirst($0.key, $1.key) }) {
            let final = change.oldLayout.finalAttributes(for: oldKey)
            if let newKey = change.map.image(of: oldKey), !change.isReloaded(oldKey), visible[newKey] != nil {
                view.element = newKey
                shown[newKey] = view
            } else {
                if let final { view.show(mirrored(final)) }
                leaving.append((view, oldKey))
            }
        }
        for attributes in after { arrive(attributes) }
        return leaving
    }

    private func arrive(_ attributes: UICollectionViewLayoutAttributes) {
        let start = layout.initialAttributes(for: attributes.element)
        let view = shown[attributes.element]
        UIView.performWithoutAnimation {
            if let view {
                if let start { view.show(mirrored(start)) }
            } else {
                display(attributes, from: start ?? attributes)
            }
        }
        guard let view = shown[attributes.element] else { return }
        view.layoutAnswer = attributes
        view.show(mirrored(attributes))
    }
}
