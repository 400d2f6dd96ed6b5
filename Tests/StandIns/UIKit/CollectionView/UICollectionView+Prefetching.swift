extension UICollectionView {
    /// How many items ahead of the visible ones are prepared.
    private static var prefetchedItems: Int { 4 }

    /// Asks for the attributes, and the data source for the data, of the items that scrolling will soon show.
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
        if !new.isEmpty { prefetchDataSource?.collectionView(self, prefetchItemsAt: new) }
        if !cancelled.isEmpty {
            prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: cancelled.sorted())
        }
    }
}
