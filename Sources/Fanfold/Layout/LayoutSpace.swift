/// The coordinate space of a layout: always left to right, without insets, and never empty.
///
/// It is derived from a ``LayoutContext``. For all layouts, the library moves the result past the insets across the
/// scroll axis and mirrors it.
public struct LayoutSpace: Equatable, Sendable {
    /// The viewport's width, in points; greater than 0.
    public let width: Double
    /// The viewport's height, in points; greater than 0.
    public let height: Double
    /// The content offset, in points.
    public let offset: Double
    /// The inset before the first item, in points. Content that rests at the leading edge rests behind it.
    public let leadingInset: Double
    /// The inset after the last item, in points.
    public let trailingInset: Double
    /// The extent between the two insets along the axis, in points; at least an eighth of the viewport, so that few items are
    /// visible. Fractions and middles of the viewport refer to it: a layout rests between bars as in a viewport of that size.
    public let innerLength: Double
    /// The number of items.
    public let count: Int
    /// Whether to use the reduced-motion variant of the layout.
    public let prefersReducedMotion: Bool
    /// Whether the content loops: positions and offsets then have no end.
    public let isLooping: Bool
    /// 1, or −1 if the result will be mirrored: a factor for appearance values that point to the right.
    public let trailingSign: Double

    @usableFromInline let origin: Point
    /// The viewport's extent across the axis, in points, including the insets.
    @usableFromInline let crossExtent: Double

    /// Creates the space of a context for a layout that scrolls along `axis`. Returns nil if it has no area.
    @inlinable
    package init?(_ context: LayoutContext, axis: Axis) {
        let insets = context.restingInsets
        let isRightToLeft = context.direction == .rightToLeft
        switch axis {
        case .horizontal:
            width = context.viewport.width
            height = context.viewport.height - insets.top - insets.bottom
            origin = Point(x: 0, y: insets.top)
        case .vertical:
            width = context.viewport.width - insets.leading - insets.trailing
            height = context.viewport.height
            origin = Point(x: isRightToLeft ? insets.trailing : insets.leading, y: 0)
        }
        guard width > 0 && height > 0 else { return nil }
        offset = context.offset
        leadingInset = insets.ends(along: axis).start
        trailingInset = insets.ends(along: axis).end
        let length = context.viewport[axis]
        innerLength = max(length - leadingInset - trailingInset, length / 8)
        count = context.count
        prefersReducedMotion = context.reduceMotion
        isLooping = context.isLooping
        trailingSign = axis == .horizontal && isRightToLeft ? -1 : 1
        crossExtent = context.viewport[axis.cross]
    }

    /// Returns the visible area: across the axis, it exceeds the space by the insets.
    package func visibleArea(along axis: Axis) -> Rect {
        var size = Size(width: width, height: height)
        if axis == .horizontal { size.height = crossExtent } else { size.width = crossExtent }
        return Rect(origin: Point(x: -origin.x, y: -origin.y), size: size)
    }

    /// Converts attributes from this space to the viewport.
    @inlinable
    func bringIntoViewport(_ attributes: inout ItemAttributes) {
        attributes.center.x += origin.x
        attributes.center.y += origin.y
        guard trailingSign < 0 else { return }
        attributes.center.x = width - attributes.center.x
        #if !hasFeature(Embedded) || FANFOLD_KEYFRAMES
        attributes.eyeOffset.x = -attributes.eyeOffset.x
        #endif
        attributes.rotation.y = -attributes.rotation.y
        attributes.rotation.z = -attributes.rotation.z
    }
}
