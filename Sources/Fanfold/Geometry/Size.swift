/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    /// The horizontal extent, in points.
    public var width: Double
    /// The vertical extent, in points.
    public var height: Double

    /// No extent in either direction.
    public static var zero: Size { Size(width: 0, height: 0) }

    /// Creates a size from its extents, in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Whether the size has no area: an extent is zero, negative or NaN.
    public var isEmpty: Bool { !(width > 0 && height > 0) }

    /// The extent along an axis.
    public subscript(axis: Axis) -> Double {
        axis == .horizontal ? width : height
    }
}
