/// A change of a batch update. For whole sections, the index path's `item` is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// Nil for an insertion.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// Nil for a deletion.
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction: UICollectionViewUpdateItem.Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }

    open override var description: String {
        MainActor.assumeIsolated {
            let before = indexPathBeforeUpdate.map { "\($0)" } ?? "nil"
            let after = indexPathAfterUpdate.map { "\($0)" } ?? "nil"
            return "\(updateAction) before \(before), after \(after)"
        }
    }
}
