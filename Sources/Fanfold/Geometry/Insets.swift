/// Distances from the four edges of a viewport, in points, by reading direction.
public struct Insets: Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: Double
    /// The distance from the leading edge (left in left-to-right layouts), in points.
    public var leading: Double
    /// The distance from the bottom edge, in points.
    public var bottom: Double
    /// The distance from the trailing edge, in points.
    public var trailing: Double

    /// No insets.
    public static var zero: Insets { Insets() }

    /// Creates insets, in points. Each default value is 0.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Returns the insets before the first and after the last item, along an axis.
    @inlinable
    func ends(along axis: Axis) -> (start: Double, end: Double) {
        axis == .horizontal ? (leading, trailing) : (top, bottom)
    }
}
