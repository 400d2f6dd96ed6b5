@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// The visible state of an item, to detect jumps.
struct Seen {
    let identity: Int
    let isLeaving: Bool
    let center: Point
    /// The extents on screen before projection, in points.
    let size: Size
    let rotation: Rotation
    let opacity: Double
    /// The fraction of the viewport that the item's bounds cover, from 0 to 1.
    let part: Double

    init(_ item: VisibleItem, in viewport: Size) {
        identity = item.identity
        isLeaving = item.isLeaving
        let attributes = item.attributes
        center = attributes.center
        size = Size(
            width: attributes.size.width * attributes.scale, height: attributes.size.height * attributes.scale
        )
        rotation = attributes.rotation
        opacity = attributes.opacity
        let bounds = item.quad.bounds
        let width = min(bounds.maxX, viewport.width) - max(bounds.minX, 0)
        let height = min(bounds.maxY, viewport.height) - max(bounds.minY, 0)
        part = max(width, 0) * max(height, 0) / max(viewport.width * viewport.height, 1)
    }

    /// The distance to another state: the largest difference of any attribute, in points; a degree counts as
    /// one point, and opacity is scaled to points.
    func distance(to other: Seen) -> Double {
        let opacityLength = 50.0
        let distances = [
            abs(center.x - other.center.x), abs(center.y - other.center.y),
            abs(size.width - other.size.width), abs(size.height - other.size.height),
            abs(rotation.x - other.rotation.x), abs(rotation.y - other.rotation.y),
            abs(rotation.z - other.rotation.z), opacityLength * abs(opacity - other.opacity),
        ]
        return distances.max() ?? 0
    }

    /// Whether a considerable part of it fits on a screen. A screen shows a thousandth of a card that is a
    /// million points wide.
    var isUsual: Bool { max(size.width, size.height) < 50_000 }

    /// Whether its sudden appearance or disappearance would be visible.
    var isNoticeable: Bool { opacity > 0.2 && part > 0.02 }
}

extension LayoutContext {
    /// Whether the size and insets of the viewport are realistic.
    var isUsual: Bool {
        let lengths = 50.0...5000
        return [insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy { abs($0) < 2000 }
            && lengths.contains(viewport.width) && lengths.contains(viewport.height)
            && insets.leading + insets.trailing < viewport.width
            && insets.top + insets.bottom < viewport.height
    }
}

extension CollectionEngine<StandardLayout> {
    /// An item whose attributes are visible but which is missing from the frame, if there is one.
    var missingItem: Int? {
        guard !context.isLooping, LayoutSpace(context, axis: axis) != nil else { return nil }
        // In very large viewports or insets, the engine limits the number of checked items.
        let insets = context.insets
        let lengths = [
            context.viewport.width, context.viewport.height, insets.top, insets.leading, insets.bottom,
            insets.trailing,
        ]
        guard lengths.allSatisfy({ abs($0) < Self.largestLength }) else { return nil }
        // For transitions between unrealistic contexts, and for hundreds of visible items, the engine limits
        // the checked items.
        let ends = composition.morphs.map { ($0.layout, $0.context) } + [(layout, context)]
        // The items of a former loop are on any lap.
        let isChecked = ends.allSatisfy { $1.isUsual && !$1.isLooping && Self.mostInView >= span($0, $1) }
        guard ends.count == 1 || isChecked else { return nil }
        let visible = Set(frame.visibleItems.filter { !$0.isLeaving }.map(\.index))
        let edge = 0.01
        let area = Rect(
            origin: Point(x: edge, y: edge),
            size: Size(width: context.viewport.width - 2 * edge, height: context.viewport.height - 2 * edge))
        return (0..<context.count).first { index in
            guard !visible.contains(index) else { return false }
            // Items that are invisible in one layout may be skipped while leaving it, as may those that pass the eye.
            let attributes = attributes(of: index)
            guard attributes.opacity == 1, let quad = attributes.quad, quad.touches(area) else {
                return false
            }
            let size = quad.bounds.size
            let lengths = [size.width, size.height]
            return lengths.allSatisfy { $0 > 0 && $0 < Self.largestLength } && !isBeyondFadedItem(index)
        }
    }

    /// Whether the visible item nearest to an item has faded: the item would hardly be seen.
    private func isBeyondFadedItem(_ index: Int) -> Bool {
        let items = frame.visibleItems.filter { !$0.isLeaving }
        let nearest = items.min { abs($0.index - index) < abs($1.index - index) }
        return nearest.map { $0.attributes.opacity < 0.1 } ?? false
    }

    /// The largest length at which all visible items are checked, in points: an item covers at least a point.
    private static var largestLength: Double { 50_000 }

    /// The largest number of items visible in a checked layout change.
    private static var mostInView: Double { Tuning.mostBetween }

    private func span(_ layout: StandardLayout, _ context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: layout.axis) else { return 0 }
        let (lower, upper) = layout.finiteVisiblePositions(in: space)
        return upper - lower
    }

    /// The visible items.
    var seen: [Seen] { frame.visibleItems.map { Seen($0, in: context.viewport) } }
}
