/// The area of the viewport within its insets; a fraction of a ``KeyframeLength`` is relative to it.
struct KeyframeArea {
    /// Width, height, the shorter side, and 1: the factors of a length's parts.
    let extents: SIMD4<Double>
    /// The middle, in points.
    let center: Point

    @inline(__always)
    init(_ space: LayoutSpace, _ axis: Axis) {
        var (width, height) = (space.width, space.height)
        center =
            switch axis {
            case .horizontal: Point(x: (space.leadingInset + width - space.trailingInset) / 2, y: height / 2)
            case .vertical: Point(x: width / 2, y: (space.leadingInset + height - space.trailingInset) / 2)
            }
        let covered = space.leadingInset + space.trailingInset
        if axis == .horizontal { width = max(width - covered, 1) } else { height = max(height - covered, 1) }
        extents = SIMD4(width, height, min(width, height), 1)
    }

    /// Returns a length, in points.
    @inline(__always)
    func points(_ length: SIMD4<Double>) -> Double {
        let parts = length * extents
        let pairs = parts.lowHalf + parts.highHalf
        return pairs.x + pairs.y
    }
}
