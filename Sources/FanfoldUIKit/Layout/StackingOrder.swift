#if canImport(UIKit) && !os(watchOS)
import Fanfold

/// Which item is in front of which, as whole numbers: UIKit's `zIndex` is one, while the core's `z` is any number, and
/// many items may have the same.
///
/// An item visible has an odd number, by its rank among all that are there, back to front, those that leave included. One
/// that is not visible has the even number between those two where it would come in; before the first and behind
/// the last it counts on. So of any two items, the one with the greater z has the greater number or, both unseen and nearly
/// equal, the same.
struct StackingOrder {
    /// Of what is visible, back to front. What leaves is nobody's index any longer.
    private var ranked: [(index: Int?, z: Double)] = []

    /// In front of every item.
    static let front = 1 << 20

    init(_ frame: Frame = Frame()) {
        ranked = frame.visibleItems.map { (index: $0.isLeaving ? nil : $0.index, z: $0.attributes.z) }
    }

    /// The number of what has a rank visible.
    static func zIndex(ofRank rank: Int) -> Int { 2 * rank + 1 }

    /// The number of an item, visible or not.
    ///
    /// - Parameters:
    ///   - index: The item; nil for one that is gone, which is behind its equals.
    ///   - z: Its own z.
    /// - Complexity: O(m), where m is the number of items visible.
    func zIndex(of index: Int?, z: Double) -> Int {
        if let index, let rank = ranked.firstIndex(where: { $0.index == index }) {
            return Self.zIndex(ofRank: rank)
        }
        let rank = ranked.prefix { isBehind($0, index, z) }.count
        return 2 * rank + distance(of: index, z, beyond: rank)
    }

    /// Of those with equal z, later ones are in front.
    private func isBehind(_ other: (index: Int?, z: Double), _ index: Int?, _ z: Double) -> Bool {
        guard other.z == z else { return other.z < z }
        guard let index else { return false }
        return other.index.map { $0 < index } ?? true
    }

    /// How far before the first or behind the last one visible an item is; 0 between them.
    private func distance(of index: Int?, _ z: Double, beyond rank: Int) -> Int {
        guard rank == 0 || rank == ranked.count, let end = rank == 0 ? ranked.first : ranked.last else {
            return 0
        }
        let places = Double((index ?? 0) - (end.index ?? index ?? 0))
        let distance = z == end.z ? places : (z - end.z).rounded(.awayFromZero)
        guard distance.isFinite else { return 0 }
        return Int(distance.clamped(to: -Self.farthest...Self.farthest))
    }

    /// Core Animation's positions are of single precision, in which twice as much is still exact to a whole number.
    private static let farthest = Double(front / 2)
}
#endif
