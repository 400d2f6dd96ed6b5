extension UICollectionView {
    /// The number of items prepared ahead of the visible ones.
    private static var prefetchedItems: Int { 4 }

    /// Requests the attributes and data of the items that scrolling will show next.
    func prefetch() {
        guard isPrefetchingEnabled, isLayoutPrepared else { return }
        let visible = indexPathsForVisibleItems
        guard let first = visible.first, let last = visible.last else { return }
        let moved = contentOffset - (lastVisibleOrigin ?? contentOffset)
        lastVisibleOrigin = contentOffset
        let isBackwards = (isMirrored ? -moved.x : moved.x) + moved.y < 0
        let ahead = (1...Self.prefetchedItems).compactMap {
            isBackwards ? indexPath(-$0, after: first) : indexPath($0, after: last)
        }
        for indexPath in ahead { _ = answeredAttributes(for: .cell(indexPath)) }
        let new = ahead.filter { !prefetched.contains($0) }
        let cancelled = prefetched.subtracting(ahead).subtracting(visible)
        prefetched = Set(ahead)
        prepare(ahead)
        if !new.isEmpty { prefetchDataSource?.collectionView(self, prefetchItemsAt: new) }
        if !cancelled.isEmpty {
            prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: cancelled.sorted())
        }
    }

    /// Makes the data source configure cells ahead of time. They are not part of `visibleCells`, and are
    /// displayed without another request to the data source.
    ///
    /// Source: WWDC 2021, “Make blazing fast lists and collection views”; the documentation of `isPrefetchingEnabled`, and of
    /// `reconfigureItems(at:)`, which updates such cells as well.
    private func prepare(_ indexPaths: [IndexPath]) {
        for (indexPath, cell) in prepared where !indexPaths.contains(indexPath) {
            prepared[indexPath] = nil
            putBack(cell)
        }
        for indexPath in indexPaths where prepared[indexPath] == nil {
            prepared[indexPath] = requestView(for: .cell(indexPath)) as? UICollectionViewCell
        }
    }

    /// Takes an element's prepared cell for display.
    func takePrepared(_ key: ElementKey) -> UICollectionReusableView? {
        key.category == .cell ? prepared.removeValue(forKey: key.indexPath) : nil
    }

    /// Discards prepared cells after items changed.
    func forgetPrepared() {
        prefetched = []
        for cell in prepared.values { putBack(cell) }
        prepared = [:]
    }

    private func putBack(_ cell: UICollectionViewCell) {
        cell.element = nil
        guard let identifier = cell.reuseIdentifier else { return }
        reuseQueues.put(cell, ReuseKey(.cell, nil, identifier))
    }
}
