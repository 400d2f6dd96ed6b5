/// How one item is shown: a pose in the viewport, and values for its cell to apply.
///
/// A pose is kept in components, not as a matrix, so that two of them blend as a thing moves: a page turns from
/// −60° to 0°. Two matrices, blended, would shear and shrink it.
public struct ItemAttributes: Equatable, Sendable {
    /// Where the item's centre is, in points from the viewport's top left corner.
    public var center: Point
    /// The item's own size, before scale and projection, in points.
    public var size: Size
    /// The factor on both of the item's extents, about its centre. The default value is 1.
    public var scale = 1.0
    /// How the item is turned about its centre. The default value is no rotation.
    public var rotation = Rotation.zero
    /// How far the item is set back from the viewport's plane, in points. The default value is 0.
    public var depth = 0.0
    /// The distance from the eye to the viewport's plane, in points. The default value is 1500.
    public var eyeDistance = 1500.0
    /// From 0, unseen, to 1, opaque. The default value is 1.
    public var opacity = 1.0
    /// The painting order: greater values lie in front. The default value is 0.
    public var z = 0.0
    /// How far the item has come along its layout's path; each layout says what its values mean. The default
    /// value is 0.
    public var progress = 0.0
    /// What the cell applies to its content, under the layout's ``CollectionLayout/appearanceKeys``.
    public var appearance = AppearanceValues.zero

    /// Creates attributes that show an item flat, unscaled and opaque.
    public init(center: Point, size: Size) {
        self.center = center
        self.size = size
    }

    /// Takes the item's own rectangle, from (0, 0) to `size`, to the viewport.
    ///
    /// In this order: the centre to the origin, scale, rotation, back by `depth`, perspective, forth by
    /// `depth`, the origin to `center`.
    ///
    /// - Complexity: O(1), without allocation.
    public var transform: Transform3D {
        rotation == .zero && depth == 0 ? flatTransform : projectedTransform
    }

    /// Where the item's corners land in the viewport, or nil where one of them lies behind the eye.
    public var quad: Quad? { transform.project(size: size) }

    @inline(__always)
    private var flatTransform: Transform3D {
        let (x, y) = (center.x - scale * size.width / 2, center.y - scale * size.height / 2)
        return Transform3D(
            SIMD4(scale, 0, 0, 0), SIMD4(0, scale, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(x, y, 0, 1))
    }

    private var projectedTransform: Transform3D {
        let turned = Transform3D.rotation(rotation).rows
        let (right, down) = (scale * turned.0, scale * turned.1)
        var corner = -size.width / 2 * right - size.height / 2 * down
        corner.z -= depth
        corner.w = 1
        return Transform3D(seen(right), seen(down), seen(turned.2), seen(corner))
    }

    /// A row of the transform in perspective, and moved to the centre.
    private func seen(_ row: SIMD4<Double>) -> SIMD4<Double> {
        let w = row.w - row.z / eyeDistance
        return SIMD4(row.x + w * center.x, row.y + w * center.y, row.z + w * depth, w)
    }
}
