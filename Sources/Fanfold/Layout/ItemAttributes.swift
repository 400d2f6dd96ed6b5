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
    /// Where the eye is above the viewport's plane, from the item's centre, in points: items that are seen from one
    /// place meet in one vanishing point. The default value is straight above the centre.
    public var eyeOffset = Point.zero
    /// What the cell applies to its content, under the layout's ``CollectionLayout/appearanceKeys``.
    public var appearance = AppearanceValues.zero

    /// Creates attributes that show an item flat, unscaled and opaque.
    public init(center: Point, size: Size) {
        self.center = center
        self.size = size
    }

    /// Takes the item's own rectangle, from (0, 0) to `size`, to the viewport.
    ///
    /// In this order: the centre to the origin, scale, rotation, back by `depth`, perspective as seen from
    /// `eyeOffset`, forth by `depth`, the origin to `center`.
    ///
    /// - Complexity: O(1), without allocation.
    public var transform: Transform3D {
        isFlat ? flatTransform : projectedTransform
    }

    /// Where the item's corners land in the viewport, or nil where one of them lies behind the eye.
    public var quad: Quad? { isFlat ? frame.corners : projectedTransform.project(size: size) }

    /// The transform and the quad of an item, or nil where nothing of it is seen in an area.
    @inlinable
    @inline(__always)
    func placement(in area: Rect) -> (transform: Transform3D, quad: Quad)? {
        guard opacity > 0 && (opacity + z + progress).isFinite else { return nil }
        guard !isFlat else { return frame.touches(area) ? (flatTransform, frame.corners) : nil }
        let transform = projectedTransform
        guard let quad = transform.project(size: size), quad.touches(area) else { return nil }
        return (transform, quad)
    }

    /// Whether the item lies in the viewport's plane, upright: then there is a shorter way to the same numbers. Where
    /// every byte is loaded over a network, there is one way.
    @inlinable
    @inline(__always)
    var isFlat: Bool {
        #if hasFeature(Embedded)
        false
        #else
        rotation == .zero && depth == 0
        #endif
    }

    /// What the item covers if it is flat.
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
        // The web's module holds only layouts whose items are seen from straight above, unless it is made for others.
        #if hasFeature(Embedded) && !FANFOLD_KEYFRAMES
        return straight
        #else
        return eyeOffset == .zero ? straight : straight.seen(from: eyeOffset)
        #endif
    }

    /// A row of the transform in perspective, and moved to the centre.
    @inlinable
    func seen(_ row: SIMD4<Double>, _ nearness: Double) -> SIMD4<Double> {
        let w = row.w - row.z * nearness
        return SIMD4(row.x + w * center.x, row.y + w * center.y, row.z + w * depth, w)
    }
}

#if !hasFeature(Embedded) || FANFOLD_KEYFRAMES
extension Transform3D {
    /// What is seen from straight above an item's centre, seen from elsewhere: what is farther away moves there.
    @usableFromInline
    @inline(never)
    func seen(from eye: Point) -> Transform3D {
        let shift = SIMD4(eye.x, eye.y, 0, 0)
        let (right, down, ahead, corner) = rows
        return Transform3D(
            right + right.w * shift, down + down.w * shift, ahead + ahead.w * shift,
            corner + (corner.w - 1) * shift)
    }
}
#endif
