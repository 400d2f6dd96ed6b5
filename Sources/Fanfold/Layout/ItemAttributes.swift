/// The pose of one item in the viewport, and values for its cell to apply.
///
/// A pose consists of components instead of a matrix, because components blend as an object moves: a page turns from
/// −60° to 0°. Blended matrices would shear and shrink it.
public struct ItemAttributes: Equatable, Sendable {
    /// The item's center, in points from the viewport's top left corner.
    public var center: Point
    /// The item's own size, before scale and projection, in points.
    public var size: Size
    /// The factor on both of the item's extents, about its center. The default value is 1.
    public var scale = 1.0
    /// The item's rotation about its center. The default value is no rotation.
    public var rotation = Rotation.zero
    /// The distance of the item behind the viewport's plane, in points. The default value is 0.
    public var depth = 0.0
    /// The distance from the eye to the viewport's plane, in points. The default value is 1500.
    public var eyeDistance = 1500.0
    /// The opacity, from 0, transparent, to 1, opaque. The default value is 1.
    public var opacity = 1.0
    /// The painting order: greater values are in front. The default value is 0.
    public var z = 0.0
    /// The item's progress along its layout's path; each layout defines its values. The default value is 0.
    public var progress = 0.0
    /// The eye's offset from the item's center, parallel to the viewport's plane, in points. Items with a common eye
    /// share a vanishing point. The default value is zero: straight above the center.
    public var eyeOffset = Point.zero
    /// The values that the cell applies to its content, under the layout's ``CollectionLayout/appearanceKeys``.
    public var appearance = AppearanceValues.zero

    /// Creates attributes of a flat, unscaled and opaque item.
    public init(center: Point, size: Size) {
        self.center = center
        self.size = size
    }

    /// The transform from the item's own rectangle, from (0, 0) to `size`, to the viewport.
    ///
    /// In this order: the center to the origin, scale, rotation, back by `depth`, perspective as seen from
    /// `eyeOffset`, forth by `depth`, the origin to `center`.
    ///
    /// - Complexity: O(1), without allocation.
    public var transform: Transform3D {
        isFlat ? flatTransform : projectedTransform
    }

    /// The projection of the item's corners to the viewport, or nil if a corner is behind the eye.
    public var quad: Quad? { isFlat ? frame.corners : projectedTransform.project(size: size) }

    /// Returns the transform and the quad of an item, or nil if no part of it is visible in an area.
    @inlinable
    @inline(__always)
    package func projection(in area: Rect) -> (transform: Transform3D, quad: Quad)? {
        guard opacity > 0 && (opacity + z + progress).isFinite else { return nil }
        guard !isFlat else { return frame.touches(area) ? (flatTransform, frame.corners) : nil }
        let transform = projectedTransform
        guard let quad = transform.project(size: size), quad.touches(area) else { return nil }
        return (transform, quad)
    }

    /// Whether the item is upright in the viewport's plane, which allows a shorter computation of the same numbers.
    /// WebAssembly has one computation, because it is smaller.
    @inlinable
    @inline(__always)
    var isFlat: Bool {
        #if hasFeature(Embedded)
        false
        #else
        rotation == .zero && depth == 0
        #endif
    }

    /// The rectangle of a flat item.
    @inlinable
    @inline(__always)
    var frame: Rect {
        let extent = Size(width: scale * size.width, height: scale * size.height)
        let origin = Point(x: center.x - extent.width / 2, y: center.y - extent.height / 2)
        return Rect(origin: origin, size: extent)
    }

    @inlinable
    @inline(__always)
    var flatTransform: Transform3D {
        let corner = frame.origin
        return Transform3D(
            SIMD4(scale, 0, 0, 0), SIMD4(0, scale, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(corner.x, corner.y, 0, 1))
    }

    @inlinable
    #if !hasFeature(Embedded)
    @inline(__always)
    #endif
    var projectedTransform: Transform3D {
        let turned = Transform3D.rotation(rotation).rows
        let (right, down) = (scale * turned.0, scale * turned.1)
        var corner = -size.width / 2 * right - size.height / 2 * down
        corner.z -= depth
        corner.w = 1
        let nearness = 1 / eyeDistance
        let straight = Transform3D(
            seen(right, nearness), seen(down, nearness), seen(turned.2, nearness), seen(corner, nearness))
        // In WebAssembly, only keyframe layouts have an eye offset.
        #if hasFeature(Embedded) && !FANFOLD_KEYFRAMES
        return straight
        #else
        return eyeOffset == .zero ? straight : straight.seen(from: eyeOffset)
        #endif
    }

    /// Returns a row of the transform with perspective and the translation to the center.
    @inlinable
    func seen(_ row: SIMD4<Double>, _ nearness: Double) -> SIMD4<Double> {
        let w = row.w - row.z * nearness
        return SIMD4(row.x + w * center.x, row.y + w * center.y, row.z + w * depth, w)
    }
}

#if !hasFeature(Embedded) || FANFOLD_KEYFRAMES
extension Transform3D {
    /// Moves the eye from straight above an item's center to another point: distant parts move with it.
    @usableFromInline
    func seen(from eye: Point) -> Transform3D {
        let shift = SIMD4(eye.x, eye.y, 0, 0)
        let (right, down, ahead, corner) = rows
        return Transform3D(
            right + right.w * shift, down + down.w * shift, ahead + ahead.w * shift,
            corner + (corner.w - 1) * shift)
    }
}
#endif
