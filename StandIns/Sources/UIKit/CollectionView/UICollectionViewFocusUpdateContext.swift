@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    open internal(set) var nextFocusedIndexPath: IndexPath?
}
