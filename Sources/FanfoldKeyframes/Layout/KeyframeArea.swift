import Fanfold

/// The area of the viewport within its insets; a fraction of a ``KeyframeLength`` is relative to it.
///
/// A view that is folded, or covered by a keyboard, has an extent that shrinks to nothing. If the distances between items
/// shrank as well, thousands of items would be in view. Distances along the axis therefore refer to extents with a least
/// value. Sizes and other lengths refer to the area itself.
struct KeyframeArea {
    /// Width, height, the shorter side, and 1: the factors of a length's parts.
    private let extents: SIMD4<Double>
    /// The factors of the parts of a horizontal and of a vertical place; along the axis, those of a distance.
    private var places: (x: SIMD4<Double>, y: SIMD4<Double>)
    private let axis: Axis
    /// The middle, in points.
    let center: Point

    @inline(__always)
    init(_ space: LayoutSpace, _ axis: Axis) {
        self.axis = axis
        var (width, height) = (space.width, space.height)
        center =
            switch axis {
            case .horizontal: Point(x: (space.leadingInset + width - space.trailingInset) / 2, y: height / 2)
            case .vertical: Point(x: width / 2, y: (space.leadingInset + height - space.trailingInset) / 2)
            }
        if axis == .horizontal { width = space.innerLength } else { height = space.innerLength }
        extents = SIMD4(width, height, min(width, height), 1)
        places = (extents, extents)
        guard min(width, height) < Self.leastExtent else { return }
        let least = min(max(width, height) * Self.leastPart, Self.leastExtent)
        (width, height) = (max(width, least), max(height, least))
        let spaced = SIMD4(width, height, min(width, height), 1)
        if axis == .horizontal { places.x = spaced } else { places.y = spaced }
    }

    /// Returns a length that is not a distance along the axis, in points.
    @inline(__always)
    func points(_ length: SIMD4<Double>) -> Double { Self.sum(length * extents) }

    /// Returns a distance along the axis, in points.
    @inline(__always)
    func distance(_ length: SIMD4<Double>) -> Double { axis == .horizontal ? x(length) : y(length) }

    /// Returns the horizontal coordinate of a place, in points.
    @inline(__always)
    func x(_ length: SIMD4<Double>) -> Double { Self.sum(length * places.x) }

    /// Returns the vertical coordinate of a place, in points.
    @inline(__always)
    func y(_ length: SIMD4<Double>) -> Double { Self.sum(length * places.y) }

    @inline(__always)
    private static func sum(_ parts: SIMD4<Double>) -> Double {
        let pairs = parts.lowHalf + parts.highHalf
        return pairs.x + pairs.y
    }

    /// The least extent for distances between items: this part of the area's longer side, at most this number of
    /// points.
    private static var leastPart: Double { 0.25 }
    private static var leastExtent: Double { 100 }
}
