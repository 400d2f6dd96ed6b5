#if canImport(UIKit)
import Fanfold

/// A column or a row of items, each with its own length.
struct RowsLayout: CollectionLayout {
    var lengths: [Double] = []
    var axis = Fanfold.Axis.vertical

    /// The length of an item that has none yet, in points.
    static let estimate = 60.0

    mutating func renumber(_ change: CollectionChange) {
        change.apply(to: &lengths, inserting: Self.estimate)
    }

    func contentLength(in space: LayoutSpace) -> Double { start(of: Double(space.count)) }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let (start, length) = (start(of: position), start(of: position + 1) - start(of: position))
        let along = start + length / 2 - space.offset
        var item =
            axis == .vertical
            ? ItemAttributes(
                center: Point(x: space.width / 2, y: along), size: Size(width: space.width, height: length))
            : ItemAttributes(
                center: Point(x: along, y: space.height / 2), size: Size(width: length, height: space.height))
        item.z = position
        return item
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        let extent = axis == .vertical ? space.height : space.width
        return (position(at: space.offset) - 1, position(at: space.offset + extent))
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double { start(of: position) }

    func position(shownAt offset: Double, in space: LayoutSpace) -> Double { position(at: offset) }

    private func start(of position: Double) -> Double {
        let item = position.rounded(.down)
        let known = lengths.prefix(Int(max(0, min(item, Double(lengths.count))))).reduce(0, +)
        let length = item >= 0 && item < Double(lengths.count) ? lengths[Int(item)] : Self.estimate
        let unknown = min(item, 0) + max(item - Double(lengths.count), 0)
        return known + unknown * Self.estimate + (position - item) * length
    }

    private func position(at point: Double) -> Double {
        guard point >= 0 else { return point / Self.estimate }
        var start = 0.0
        for (item, length) in lengths.enumerated() {
            if point < start + length { return Double(item) + (point - start) / length }
            start += length
        }
        return Double(lengths.count) + (point - start) / Self.estimate
    }
}
#endif
