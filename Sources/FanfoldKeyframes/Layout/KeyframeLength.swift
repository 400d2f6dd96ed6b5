import Fanfold

/// A length in a ``KeyframeLayout``: a fraction of the viewport, plus points.
///
///     .fraction(0.7)                         // of the viewport, along the length's own direction
///     .fraction(0.7, of: .shorterSide) + 20  // points
///
/// Fractions refer to the viewport within its insets.
public struct KeyframeLength: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// An extent of the viewport.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Extent: Sendable {
        /// The extent in the length's own direction: the width for horizontal lengths, the height for vertical
        /// lengths, the extent along the axis for depths, and the shorter side for a corner radius.
        case own
        /// The width.
        case width
        /// The height.
        case height
        /// The smaller of width and height.
        case shorterSide
    }

    /// The fractions of the extent in its own direction, of the width, of the height and of the shorter side, and the
    /// points.
    package var own = 0.0
    package var parts = SIMD4<Double>.zero

    /// The length 0.
    public static var zero: KeyframeLength { KeyframeLength() }

    /// Returns a fraction of an extent of the viewport. The default extent is that in the length's own direction.
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

    /// Returns a length in points.
    public static func points(_ points: Double) -> KeyframeLength {
        var length = KeyframeLength()
        length.parts.w = points
        return length
    }

    /// Creates a length in points.
    public init(floatLiteral points: Double) { self = .points(points) }

    /// Creates a length in points.
    public init(integerLiteral points: Int) { self = .points(Double(points)) }

    private init() {}

    /// Returns the sum of two lengths.
    public static func + (left: KeyframeLength, right: KeyframeLength) -> KeyframeLength {
        var sum = left
        sum.own += right.own
        sum.parts += right.parts
        return sum
    }

    /// Adds a multiple of a length.
    @inline(never)
    mutating func add(_ length: KeyframeLength, times factor: Double) {
        own = own.sum(with: length.own * factor)
        for index in parts.indices {
            parts[index] = parts[index].sum(with: length.parts[index] * factor)
        }
    }

    /// Returns a length in the opposite direction.
    public static prefix func - (length: KeyframeLength) -> KeyframeLength {
        var opposite = length
        opposite.own = -length.own
        opposite.parts = -length.parts
        return opposite
    }

    /// Returns the fractions of width, height and shorter side, and the points, for the extent in its own direction.
    func parts(own extent: Extent) -> SIMD4<Double> {
        parts + KeyframeLength.fraction(own, of: extent).parts
    }
}
