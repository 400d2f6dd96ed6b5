/// The selected and highlighted items.
@MainActor struct SelectionState {
    private(set) var selected: [IndexPath] = []
    var highlighted: IndexPath?

    mutating func select(_ indexPath: IndexPath, in view: UICollectionView) {
        if !view.selectsSeveralItems { deselectAll(in: view) }
        if !selected.contains(indexPath) { selected.append(indexPath) }
        view.cellForItem(at: indexPath)?.isSelected = true
    }

    mutating func deselect(_ indexPath: IndexPath, in view: UICollectionView) {
        selected.removeAll { $0 == indexPath }
        view.cellForItem(at: indexPath)?.isSelected = false
    }

    mutating func deselectAll(in view: UICollectionView) {
        for indexPath in selected { deselect(indexPath, in: view) }
    }

    mutating func clear(in view: UICollectionView) {
        deselectAll(in: view)
        highlighted = nil
    }

    /// Follows moved and deleted items.
    mutating func follow(_ map: UpdateMap) {
        selected = selected.compactMap { map.image(of: $0) }
        highlighted = highlighted.flatMap { map.image(of: $0) }
    }
}
