@_spi(Host) import Fanfold
import FanfoldKeyframes

/// A length as fractions of the viewport's width, height and shorter side, and points.
@_spi(Host)
public typealias RelativeLength = SIMD4<Double>

@_spi(Host)
extension RelativeLength {
    /// The viewport's width.
    public static var width: RelativeLength { RelativeLength(1, 0, 0, 0) }
    /// The viewport's height.
    public static var height: RelativeLength { RelativeLength(0, 1, 0, 0) }

    /// Returns a length in points.
    public static func points(_ points: Double) -> RelativeLength { RelativeLength(0, 0, 0, points) }

    /// Returns the length in a viewport, in points.
    public func points(in viewport: Size) -> Double {
        let (width, height) = (viewport.width, viewport.height)
        return (self * SIMD4(width, height, Swift.min(width, height), 1)).sum()
    }
}

/// A layout as poses along one path, for all sizes of the viewport at once.
///
/// All items follow the same path: an item's pose depends on its natural place only, the place of a cell in a plain
/// row. The parameter of the path is proportional to that place. Lengths stay relative to the viewport, so one path
/// describes the layout in every viewport. Insets and loops are not part of it.
@_spi(Host)
public struct LayoutPath: Sendable {
    /// The pose of an item on the path.
    public struct Pose: Sendable {
        /// The distance of the item's center to the right of the viewport's middle, before it turns about the anchor.
        public var x = RelativeLength.zero
        /// The distance of the item's center below the viewport's middle, before it turns about the anchor.
        public var y = RelativeLength.zero
        /// The factor on both extents.
        public var scale = 1.0
        /// The rotation, in degrees.
        public var rotation = Rotation.zero
        /// The distance behind the viewport's plane.
        public var depth = RelativeLength.zero
        /// The opacity, from 0 to 1.
        public var opacity = 1.0
    }

    /// The position of the eye of poses in space.
    public enum Eye: Sendable {
        /// In front of the viewport's middle, for all items.
        case shared
        /// In front of each item's center.
        case own
    }

    /// The scroll axis.
    public let axis: Axis
    /// The painting order.
    public let order: KeyframeOrder
    /// Whether the content rests only at items.
    public let snaps: Bool
    /// The width of all items.
    public var width: RelativeLength
    /// The height of all items.
    public var height: RelativeLength
    /// The height to which items shrink from the parameter 0 to 1, if they do. The path keeps their full height, because
    /// the next item covers the rest.
    public var shrunkHeight: RelativeLength?
    /// The length of a cell: the scroll distance from item to item.
    public let pitch: RelativeLength
    /// Whether an item is in the middle of its cell, instead of at its start.
    public var isCentered = true
    /// The space before the first cell.
    public let leading: RelativeLength
    /// The space after the last cell.
    public let trailing: RelativeLength
    /// The place of a resting item's cell: the distance of its start from the viewport's.
    public let rest: RelativeLength
    /// The place of a cell at the parameter 0.
    public let origin: RelativeLength
    /// The scroll distance for a unit of the parameter.
    public let unit: RelativeLength
    /// The parameters between which the pose is smooth. Before the first and after the last one, the item keeps its
    /// pose or is invisible.
    public var knots: [Double]
    /// The point about which items rotate, from their center.
    public var anchor = (x: RelativeLength.zero, y: RelativeLength.zero, z: RelativeLength.zero)
    /// The distances of the eye from the viewport's plane: the greatest one counts.
    public var eyeDistances: [RelativeLength] = []
    /// The position of the eye.
    public var eye = Eye.shared
    /// Whether items that face away are hidden.
    public var hidesBacks = false
    /// Returns the pose at a parameter.
    public let pose: @Sendable (Double) -> Pose

    /// Returns the place of a cell at a parameter.
    public func place(at parameter: Double) -> RelativeLength { origin + unit * parameter }

    /// Returns the place of an item's cell at an offset from the start of the content, in points.
    public func place(ofItem index: Int, offset: Double) -> RelativeLength {
        leading + pitch * Double(index) - .points(offset)
    }

    /// Returns the natural center of an item along the axis, from the viewport's middle, at a parameter.
    public func naturalCenter(at parameter: Double) -> RelativeLength {
        let (extent, middle): (RelativeLength, RelativeLength) =
            axis == .horizontal ? (width, .width / 2) : (height, .height / 2)
        return place(at: parameter) + (isCentered ? pitch : extent) / 2 - middle
    }
}

/// A layout with a path.
@_spi(Host)
public protocol PathLayout: CollectionLayout {
    /// Returns the path of the layout, or of its reduced-motion variant.
    ///
    /// - Throws: ``LayoutPathError`` if items do not follow one path.
    func path(prefersReducedMotion: Bool) throws(LayoutPathError) -> LayoutPath
}

/// The reason why a layout has no path.
@_spi(Host)
public struct LayoutPathError: Error, CustomStringConvertible {
    /// The path of the value in the layout's description, the expectation and the value.
    public let description: String
}
