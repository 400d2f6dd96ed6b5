@testable import Fanfold

/// An item as it is seen: enough of it to find out whether it jumps.
struct Seen {
    let identity: Int
    let isLeaving: Bool
    let center: Point
    /// The extents on screen before projection, in points.
    let size: Size
    let rotation: Rotation
    let opacity: Double
    /// The part of the viewport that the item's bounds take, from 0 to 1.
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

    /// How far it is from another place: the most that any part of its pose differs, in points; a degree counts
    /// as one point, and opacity as so many points.
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

    /// Whether a screen may show a fair part of it. Of a card that is a million points wide, a thousandth is a screen.
    var isUsual: Bool { max(size.width, size.height) < 50_000 }

    /// Whether somebody would see it come or go all at once.
    var isNoticeable: Bool { opacity > 0.2 && part > 0.02 }
}

extension LayoutContext {
    /// Whether a screen may be so large, and its bars, which leave something free of it.
    var isUsual: Bool {
        let lengths = 50.0...5000
        return [insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy { abs($0) < 2000 }
            && lengths.contains(viewport.width) && lengths.contains(viewport.height)
            && insets.leading + insets.trailing < viewport.width
            && insets.top + insets.bottom < viewport.height
    }
}

extension CollectionEngine<StandardLayout> {
    /// An item that would be seen by how it is shown, but is not visible, if there is one.
    var missingItem: Int? {
        guard !context.isLooping, LayoutSpace(context, axis: axis) != nil else { return nil }
        // In a viewport of so many points, or above a bar of so many, the engine does not look at all that may be visible.
        let insets = context.insets
        let lengths = [
            context.viewport.width, context.viewport.height, insets.top, insets.leading, insets.bottom,
            insets.trailing,
        ]
        guard lengths.allSatisfy({ $0 < Self.largestLength }) else { return nil }
        // On the way from what no screen is to what no screen is, not every item is looked at; nor where hundreds are seen.
        let ends = composition.morphs.map { ($0.layout, $0.context) } + [(layout, context)]
        guard ends.count == 1 || ends.allSatisfy({ $1.isUsual && Self.mostInView >= span($0, $1) }) else {
            return nil
        }
        let visible = Set(frame.visibleItems.filter { !$0.isLeaving }.map(\.index))
        let edge = 0.01
        let area = Rect(
            origin: Point(x: edge, y: edge),
            size: Size(width: context.viewport.width - 2 * edge, height: context.viewport.height - 2 * edge))
        return (0..<context.count).first { index in
            let attributes = attributes(of: index)
            // What one of two layouts does not show at all need not be seen on its way from there.
            let isSeen = attributes.opacity == 1 && attributes.quad?.touches(area) == true
            return isSeen && !visible.contains(index)
        }
    }

    /// Where an item takes a point at least, and its shadow some, as many may be visible as are looked at: in points.
    private static var largestLength: Double { 50_000 }

    /// So many items of a layout as may be in view where its change to another is watched.
    private static var mostInView: Double { Tuning.mostBetween }

    private func span(_ layout: StandardLayout, _ context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: layout.axis) else { return 0 }
        let (lower, upper) = layout.positionsVisible(in: space)
        return upper - lower
    }

    /// The items visible.
    var seen: [Seen] { frame.visibleItems.map { Seen($0, in: context.viewport) } }
}
