#if canImport(UIKit) && !os(watchOS)
/// An item that somebody waits for: its index follows every change, and is nil once the item is gone.
final class TrackedItem {
    var index: Int?
    /// Whether somebody still waits.
    var isInUse = true

    init(_ index: Int) {
        self.index = index
    }

    func follow(_ map: ItemMap) {
        index = index.flatMap(map.image)
    }
}
#endif
