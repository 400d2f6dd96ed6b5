#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold

/// The painting order as whole numbers. UIKit's `zIndex` is a whole number, while the core's `z` is any number, and
/// many items may share it.
///
/// A visible item has an odd number, by its rank among all visible items, back to front, including items that are
/// leaving. An item that is not visible has the even number between the two items where it would be painted. Numbers
/// continue before the first and behind the last one. An item with a greater z than another one has a greater number,
/// unless both are invisible and nearly equal.
enum StackingOrder {
    /// The number in front of every item.
    static let front = 1 << 20

    /// The number of the item with a rank in the frame.
    static func zIndex(ofRank rank: Int) -> Int { 2 * rank + 1 }

    /// The number of an item, visible or not.
    ///
    /// - Parameters:
    ///   - index: The item; nil for an item that is gone, which is behind its equals.
    ///   - z: The item's z.
    ///   - items: The visible items, back to front.
    /// - Complexity: O(m), where m is the number of visible items.
    static func zIndex(of index: EngineIndex?, z: Double, among items: [PublishedFrame.Item]) -> Int {
        if let index, let rank = items.firstIndex(where: { $0.index == index }) {
            return zIndex(ofRank: rank)
        }
        let rank = items.prefix { isBehind($0, index, z) }.count
        guard rank == 0 || rank == items.count, let end = rank == 0 ? items.first : items.last else {
            return 2 * rank
        }
        return 2 * rank + distance(of: index, z, beyond: end)
    }

    /// Whether another item is behind one. If z is equal, later items are in front.
    private static func isBehind(_ other: PublishedFrame.Item, _ index: EngineIndex?, _ z: Double) -> Bool {
        guard other.pose.z == z else { return other.pose.z < z }
        guard let index else { return false }
        return other.index.map { $0 < index } ?? true
    }

    /// The distance of an item before the first or behind the last visible one.
    private static func distance(
        of index: EngineIndex?, _ z: Double, beyond end: PublishedFrame.Item
    ) -> Int {
        let items = Double((index?.value ?? 0) - (end.index?.value ?? index?.value ?? 0))
        let distance = z == end.pose.z ? items : (z - end.pose.z).rounded(.awayFromZero)
        guard distance.isFinite else { return 0 }
        return Int(distance.clamped(to: -farthest...farthest))
    }

    /// The greatest distance. Core Animation's positions have single precision, in which twice as much is still exact
    /// to a whole number.
    private static let farthest = Double(front / 2)
}
#endif
