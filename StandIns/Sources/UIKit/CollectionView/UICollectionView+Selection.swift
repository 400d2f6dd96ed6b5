extension UICollectionView {
    /// Nil where nothing is selected, as in UIKit's header; in practice UIKit answers an empty array.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.selected }

    /// By program: the delegate is not told.
    func changeSelection(to indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        guard let indexPath else { return selection.deselectAll(in: self) }
        guard hasItem(at: indexPath) else { return }
        selection.select(indexPath, in: self)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Whether a finger selects the item that it taps.
    private var selectsTouchedItem: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    var selectsSeveralItems: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// A finger touches an item, unless it only stops the content.
    func touchItem(under touch: UITouch) {
        guard !touchStoppedMotion, let indexPath = indexPathOfItem(holding: touch.view) else { return }
        touchItem(at: indexPath)
    }

    /// The item in whose cell a view lies.
    func indexPathOfItem(holding view: UIView?) -> IndexPath? {
        sequence(first: view, next: { $0?.superview })
            .compactMap { ($0 as? UICollectionViewCell).flatMap(indexPath) }.first
    }

    /// A finger touches an item: the first half of UIKit's documented sequence.
    func touchItem(at indexPath: IndexPath) {
        guard selectsTouchedItem, delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
        else {
            return
        }
        selection.highlighted = indexPath
        cellForItem(at: indexPath)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
    }

    /// The finger lifts from the item that it touched: the second half.
    func liftFromItem() {
        guard let indexPath = selection.highlighted else { return }
        if selectsSeveralItems && selection.selected.contains(indexPath) {
            if delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true {
                selection.deselect(indexPath, in: self)
                delegate?.collectionView(self, didDeselectItemAt: indexPath)
            }
        } else if delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true {
            selectByUser(indexPath)
        }
        unhighlight()
    }

    /// The finger moved away, or something else took the touch.
    func unhighlight() {
        guard let indexPath = selection.highlighted else { return }
        selection.highlighted = nil
        cellForItem(at: indexPath)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }

    private func selectByUser(_ indexPath: IndexPath) {
        let replaced = selectsSeveralItems ? [] : selection.selected.filter { $0 != indexPath }
        selection.select(indexPath, in: self)
        delegate?.collectionView(self, didSelectItemAt: indexPath)
        for other in replaced { delegate?.collectionView(self, didDeselectItemAt: other) }
    }
}

extension ScrollSimulation {
    /// Taps a point, in the view's own coordinates. The view that is hit decides which item it is.
    ///
    /// - Returns: Whether an item was touched.
    @discardableResult
    public func tap(at point: CGPoint) -> Bool {
        guard let collectionView = view as? UICollectionView,
            let indexPath = collectionView.indexPathOfItem(holding: view.hitTest(point, with: nil))
        else { return false }
        collectionView.touchItem(at: indexPath)
        collectionView.liftFromItem()
        return true
    }
}
