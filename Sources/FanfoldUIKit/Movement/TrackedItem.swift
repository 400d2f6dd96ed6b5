#if canImport(UIKit)
/// An item that somebody waits for: its index follows every change, and is nil once the item is gone.
final class TrackedItem {
    var index: Int?

    init(_ index: Int) {
        self.index = index
    }

    func follow(_ map: ItemMap) {
        index = index.flatMap(map.image)
    }
}
#endif
