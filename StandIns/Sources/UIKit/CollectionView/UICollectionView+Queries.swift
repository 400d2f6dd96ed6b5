extension UICollectionView {
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }

    /// UIKit guarantees no order; the stand-in's order is fixed to keep tests deterministic.
    public var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
    }

    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[.cell(indexPath)] as? UICollectionViewCell
    }

    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let element = cell.element, shown[element] === cell else { return nil }
        return element.indexPath
    }

    /// The front-most item whose frame contains a point of the content.
    func foremostItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let target = mirrored(CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        let candidates = (layout.layoutAttributesForElements(in: target) ?? []).filter {
            $0.representedElementCategory == .cell && !$0.isHidden
                && mirrored($0).values.frame.contains(point)
        }
        return candidates.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        shown[ElementKey(.supplementaryView, elementKind, indexPath)]
    }

    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
            .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }

    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
            .map(\.indexPath).sorted()
    }

    /// Whether there are pending changes.
    public var hasUncommittedUpdates: Bool { batch != nil }
}
