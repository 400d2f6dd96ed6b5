#if canImport(UIKit) && !os(watchOS)
/// The position and the items that the delegate knows.
@MainActor
struct ItemReports {
    /// The position of the last report; nil before the first one.
    var position: Double?
    /// The item shown, as of the last report.
    var itemShown: TrackedItem?
    /// Whether the delegate expects the end of an animated scroll.
    var isScrollAnimated = false
    /// The item at rest of the last report or, before the first report, the first item shown. It follows every change; nil
    /// before the first item is shown.
    private(set) var itemAtRest: TrackedItem?
    /// Whether the item at rest is gone, and the delegate has not been notified of its successor.
    private var hasLostItem = false

    /// Returns whether the delegate has not been notified of the item at rest, such as after a sort or a removal.
    func isDue(forItemAtRest item: DataIndex?) -> Bool {
        itemAtRest.map { hasLostItem || $0.index != item } ?? false
    }

    /// Notes the item that the application assumes at rest.
    mutating func note(itemAtRest item: DataIndex?) { (itemAtRest, hasLostItem) = (TrackedItem(item), false) }

    /// Returns whether an item shown has been reported. A reported item that is gone has no index.
    func knows(itemShown item: DataIndex?) -> Bool {
        item == nil ? itemShown == nil : itemShown?.index == item
    }

    /// Carries the item at rest through a change.
    mutating func renumber(by map: ItemMap) {
        guard let itemAtRest, itemAtRest.index != nil else { return }
        itemAtRest.renumber(by: map)
        hasLostItem = hasLostItem || itemAtRest.index == nil
    }

    /// Begins again, without an item at rest.
    mutating func restart() { (itemAtRest, hasLostItem, isScrollAnimated) = (nil, false, false) }
}
#endif
