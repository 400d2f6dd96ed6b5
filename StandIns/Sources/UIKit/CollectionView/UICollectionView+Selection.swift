extension UICollectionView {
    /// Nil if nothing is selected, as declared by UIKit; UIKit actually returns an empty array.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.selected }

    /// Programmatic selection does not call the delegate.
    func changeSelection(to indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        guard let indexPath else { return selection.deselectAll(in: self) }
        guard hasItem(at: indexPath) else { return }
        selection.select(indexPath, in: self)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Whether a tap selects an item.
    private var selectsTouchedItem: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    var selectsSeveralItems: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Handles a touch on an item unless it only stops scrolling.
    func touchItem(under touch: UITouch) {
        guard !touchStoppedMotion, let indexPath = indexPathOfItem(holding: touch.view) else { return }
        touchItem(at: indexPath)
    }

    /// The item whose cell contains a view.
    func indexPathOfItem(holding view: UIView?) -> IndexPath? {
        sequence(first: view, next: { $0?.superview })
            .compactMap { ($0 as? UICollectionViewCell).flatMap(indexPath) }.first
    }

    /// Handles a touch on an item: the first half of UIKit's documented sequence.
    func touchItem(at indexPath: IndexPath) {
        guard selectsTouchedItem, delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
        else {
            return
        }
        selection.highlighted = indexPath
        cellForItem(at: indexPath)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
    }

    /// Handles the end of a touch on an item: the second half.
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

    /// Handles a touch that moved away or was cancelled.
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
    /// Taps a point in the view's own coordinates. Hit-testing determines the item.
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
