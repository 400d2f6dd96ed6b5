@_spi(Host) @testable import Fanfold

/// A row of items, each with its own length along the axis.
struct SizedLayout: CollectionLayout {
    /// The item shown at an offset.
    enum Anchor: CaseIterable, Sendable {
        /// The item at the leading edge; the content rests at any offset.
        case leadingEdge
        /// The item in the middle, at which the content snaps; items beside it are turned.
        case middle
    }

    /// The items' lengths along the axis, in points.
    var lengths: [Double] { didSet { starts = Self.starts(of: lengths) } }
    /// The items' starts in the content and the end of the last one, in points.
    private var starts: [Double]
    var axis: Axis
    var anchor: Anchor
    /// Whether the layout moves the lengths with their items.
    var renumbers = true

    /// The length of an item that has none yet, in points.
    static let estimate = 60.0

    init() { self.init(lengths: [], axis: .vertical, anchor: .leadingEdge) }

    init(lengths: [Double], axis: Axis, anchor: Anchor) {
        (self.lengths, starts) = (lengths, Self.starts(of: lengths))
        (self.axis, self.anchor) = (axis, anchor)
    }

    private static func starts(of lengths: [Double]) -> [Double] {
        var starts = [0.0]
        for length in lengths { starts.append(starts[starts.count - 1] + length) }
        return starts
    }

    var snaps: Bool { anchor == .middle }

    mutating func renumber(_ change: CollectionChange) {
        if renumbers { change.apply(to: &lengths, inserting: Self.estimate) }
    }

    func contentLength(in space: LayoutSpace) -> Double {
        guard anchor == .middle, space.count > 0 else { return start(of: Double(space.count)) }
        let last = offset(showing: Double(space.count - 1), in: space)
        return last + extent(of: space)
    }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let (first, rest) = (position.rounded(.down), position - position.rounded(.down))
        let length = mix(length(of: first), self.length(of: first + 1), rest)
        let along = middle(of: position) - space.offset
        let across = axis == .vertical ? space.width : space.height
        var item = ItemAttributes(
            center: axis == .vertical ? Point(x: across / 2, y: along) : Point(x: along, y: across / 2),
            size: axis == .vertical
                ? Size(width: across, height: length) : Size(width: length, height: across))
        item.z = position
        if anchor == .middle && !space.prefersReducedMotion {
            item.rotation.z = ((along / extent(of: space) - 0.5) * 20).clamped(to: -20...20)
        }
        return item
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        // Turned items reach farther by a part of the viewport's other extent.
        let margin = anchor == .middle ? max(space.width, space.height) / 2 : 0
        return (
            position(at: space.offset - margin) - 1, position(at: space.offset + extent(of: space) + margin)
        )
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double {
        anchor == .middle ? middle(of: position) - extent(of: space) / 2 : start(of: position)
    }

    func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        guard anchor == .middle else { return position(at: offset) }
        let target = offset + extent(of: space) / 2
        var item = (position(at: target)).rounded(.down) - 1
        while middle(of: item + 1) <= target { item += 1 }
        return item + (target - middle(of: item)) / (middle(of: item + 1) - middle(of: item))
    }

    private func extent(of space: LayoutSpace) -> Double { axis == .vertical ? space.height : space.width }

    private func length(of item: Double) -> Double {
        item >= 0 && item < Double(lengths.count) ? lengths[Int(item)] : Self.estimate
    }

    /// The start of an item in the content; between two items, a point between their starts.
    private func start(of position: Double) -> Double {
        let first = position.rounded(.down)
        var start = min(first, 0) * Self.estimate + max(first - Double(lengths.count), 0) * Self.estimate
        if first > 0 { start += starts[Int(min(first, Double(lengths.count)))] }
        return start + (position - first) * length(of: first)
    }

    private func middle(of position: Double) -> Double {
        let first = position.rounded(.down)
        func middle(_ item: Double) -> Double { start(of: item) + length(of: item) / 2 }
        return mix(middle(first), middle(first + 1), position - first)
    }

    /// The position whose start is at a point of the content.
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
