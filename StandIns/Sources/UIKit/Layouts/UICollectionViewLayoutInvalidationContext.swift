/// The invalidated parts of a layout.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// True only for `reloadData()` or a new layout.
    open internal(set) var invalidateEverything = false
    /// True if the layout should request the counts again: after `reloadData()`, insertions and deletions.
    open internal(set) var invalidateDataSourceCounts = false

    open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
    open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// The change of the content offset in the next layout pass.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size in the next layout pass.
    open var contentSizeAdjustment = CGSize.zero

    /// Required, because collection views create objects of `invalidationContextClass`.
    public required override init() {
        super.init()
    }

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
