#if canImport(UIKit) && !os(watchOS)
/// An item with a pending completion or answer.
@MainActor
final class TrackedItem {
    /// The index in the data source. It follows every change, and is nil once the item is gone.
    var index: DataIndex?
    /// Whether something is still pending.
    var isInUse = true

    init(_ index: DataIndex?) {
        self.index = index
    }

    func renumber(by map: ItemMap) {
        index = index.flatMap(map.image)
    }
}
#endif
