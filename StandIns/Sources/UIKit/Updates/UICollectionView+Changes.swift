extension UICollectionView {
    /// Performs a change: prepares the layout, requests the visible elements, informs the layout of the
    /// change, adjusts the offset, requests initial and final attributes of all elements visible before or
    /// after, and animates.
    ///
    /// - Parameters:
    ///   - duration: In seconds; nil inside the application's own animation.
    ///   - isUpdate: Whether items change. The default value is false.
    func perform(
        _ change: LayoutChange, duration: TimeInterval?, isUpdate: Bool = false, prepare: () -> Void,
        finalize: () -> Void, completion: ((Bool) -> Void)?
    ) {
        self.change = change
        isLayingOut = true
        isChanging = true
        prepareLayout()
        let first = answeredAttributes(in: bounds)
        let isFirstKept = isUpdate && keepsFirstAttributes && !first.isEmpty
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
                let after = isFirstKept ? first : answeredAttributes(in: bounds)
                leaving = moveViews(of: change, to: after.filter { !$0.isHidden })
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
        let isScrolling = motion != nil || isDragging
        let proposed = isScrolling ? contentOffset : heldInRange(contentOffset)
        if isScrolling && StandIn.variant.contains(.ignoresTargetWhileScrolling) { return proposed }
        return delegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: proposed)
            ?? layout.targetContentOffset(forProposedContentOffset: proposed)
    }

    /// Whether an update keeps the attributes that the layout returns before it knows the update.
    private var keepsFirstAttributes: Bool {
        let isWide = contentSize.width >= bounds.inset(by: adjustedContentInset).width
        return StandIn.variant.contains(.keepsFirstAttributes)
            || isWide && StandIn.variant.contains(.queriesWideContentOnce)
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
