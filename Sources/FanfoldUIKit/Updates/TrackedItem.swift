#if canImport(UIKit) && !os(watchOS)
/// An item that somebody waits for.
final class TrackedItem {
    /// UIKit's number of it: it follows every change, and is nil once the item is gone.
    var number: Int?
    /// Whether somebody still waits.
    var isInUse = true

    init(_ number: Int) {
        self.number = number
    }

    func follow(_ map: ItemMap) {
        number = number.flatMap(map.image)
    }
}
#endif
