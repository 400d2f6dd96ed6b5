/// A length in a ``KeyframeLayout``: a part of the viewport, and points.
///
///     .fraction(0.7)                         // of the viewport, along the length's own direction
///     .fraction(0.7, of: .shorterSide) + 20  // points
///
/// What is meant by the viewport is what the insets leave free of it.
public struct KeyframeLength: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// An extent of the viewport.
    public enum Extent: Sendable {
        /// The extent in the length's own direction: the width for what is horizontal, the height for what is
        /// vertical; along the axis for what points into the screen; the shorter side for a corner's radius.
        case own
        /// The width.
        case width
        /// The height.
        case height
        /// The smaller one of width and height.
        case shorterSide
    }

    /// The parts of the extent in its own direction, of the width, of the height and of the shorter side, and points.
    package var own = 0.0
    package var parts = SIMD4<Double>.zero

    /// Nothing.
    public static var zero: KeyframeLength { KeyframeLength() }

    /// A part of an extent of the viewport. The default extent is that in the length's own direction.
    public static func fraction(_ fraction: Double, of extent: Extent = .own) -> KeyframeLength {
        var length = KeyframeLength()
        switch extent {
        case .own: length.own = fraction
        case .width: length.parts.x = fraction
        case .height: length.parts.y = fraction
        case .shorterSide: length.parts.z = fraction
        }
        return length
    }

    /// A number of points.
    public static func points(_ points: Double) -> KeyframeLength {
        var length = KeyframeLength()
        length.parts.w = points
        return length
    }

    /// Creates a number of points.
    public init(floatLiteral points: Double) { self = .points(points) }

    /// Creates a number of points.
    public init(integerLiteral points: Int) { self = .points(Double(points)) }

    private init() {}

    /// Two lengths, one after the other.
    public static func + (left: KeyframeLength, right: KeyframeLength) -> KeyframeLength {
        var sum = left
        sum.own += right.own
        sum.parts += right.parts
        return sum
    }

    /// A length in the opposite direction.
    public static prefix func - (length: KeyframeLength) -> KeyframeLength {
        var opposite = length
        opposite.own = -length.own
        opposite.parts = -length.parts
        return opposite
    }

    /// The parts of width, height and shorter side, and the points, where this is the extent in its own direction.
    func parts(own extent: Extent) -> SIMD4<Double> {
        parts + KeyframeLength.fraction(own, of: extent).parts
    }
}
