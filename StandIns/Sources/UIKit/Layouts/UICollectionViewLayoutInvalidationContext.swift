/// What of a layout is no longer valid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// True only where `reloadData()`, or another layout, is the cause.
    open internal(set) var invalidateEverything = false
    /// True where the layout should ask for the counts again: after `reloadData()`, insertions and deletions.
    open internal(set) var invalidateDataSourceCounts = false

    open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
    open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// By how much the content offset changes on the next layout pass.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content size changes on the next layout pass.
    open var contentSizeAdjustment = CGSize.zero

    /// Required, because a collection view makes objects of `invalidationContextClass`.
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
