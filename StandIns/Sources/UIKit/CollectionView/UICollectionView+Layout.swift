extension UICollectionView {
    /// Runs a layout pass, repeated while its effects invalidate the layout.
    func layOutElements() {
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        var passes = 0
        var isSettled = false
        repeat {
            passes += 1
            answers.check(shown.keys)
            prepareLayout()
            let visibleBounds = bounds
            show(answeredAttributes(in: visibleBounds))
            isSettled = isLayoutPrepared && bounds == visibleBounds
        } while !isSettled && passes < Self.maximalPasses
        if passes == Self.maximalPasses { complainOfRecursion() }
        prefetch()
        // Views inserted by this pass do not request another one.
        needsLayout = !isLayoutPrepared
    }

    /// Shows exactly these elements.
    private func show(_ attributes: [UICollectionViewLayoutAttributes]) {
        let visible = attributes.filter { !$0.isHidden }
        let wanted = Set(visible.map(\.element))
        for key in shown.keys.filter({ !wanted.contains($0) }).sorted(by: Self.comesFirst) {
            endDisplaying(key)
        }
        for attributes in visible {
            if let view = shown[attributes.element] {
                view.layoutAnswer = attributes
                view.show(mirrored(attributes))
            } else {
                display(attributes)
            }
        }
    }

    /// Creates and shows the view of an element.
    @discardableResult
    func display(
        _ attributes: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes? = nil
    ) -> UICollectionReusableView? {
        let key = attributes.element
        guard let view = takePrepared(key) ?? requestView(for: key) else { return nil }
        let fitting = fit(view, attributes)
        view.element = key
        view.layoutAnswer = fitting
        view.displayTime = StandIn.clock.now
        view.show(mirrored(start ?? fitting))
        shown[key] = view
        if let cell = view as? UICollectionViewCell {
            cell.isSelected = selection.selected.contains(key.indexPath)
            cell.isHighlighted = selection.highlighted == key.indexPath
        }
        announceDisplay(of: view, key)
        insertSubview(view, at: position(forZIndex: fitting.zIndex))
        return view
    }

    /// Asks a new view for its preferred size, and the layout to accept it.
    private func fit(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard attributes.representedElementCategory != .decorationView else { return attributes }
        let original = attributes.duplicate()
        let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
        guard preferred.values != original.values,
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return attributes }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        return attributes
    }

    /// The subview index in front of all elements with the same or a smaller z index. Displayed views keep
    /// their index; UIKit orders drawing by the layers' `zPosition`.
    private func position(forZIndex zIndex: Int) -> Int {
        let elements = subviews.enumerated().filter {
            ($0.element as? UICollectionReusableView)?.element != nil
        }
        let isOrdered = !StandIn.variant.contains(.ignoresZIndex)
        let next = elements.first { isOrdered && $0.element.layer.zPosition > CGFloat(zIndex) }
        if let next { return next.offset }
        return elements.last.map { $0.offset + 1 } ?? (backgroundView == nil ? 0 : 1)
    }

    static func comesFirst(_ first: ElementKey, _ second: ElementKey) -> Bool {
        (first.category.rawValue, first.kind ?? "", first.indexPath)
            < (second.category.rawValue, second.kind ?? "", second.indexPath)
    }
}
