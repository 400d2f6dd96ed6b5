/// A vertical list whose first visible row is tall and whose others are low; each grows as it comes up.
///
/// `progress` is 0 for a low row and 1 for the featured one. Pulled down past the top, the list stays where it
/// is. The reduced motion variant is a plain list: every row is as long as the drag distance and shows its details.
public struct ExpandingLayout: CollectionLayout, Hashable {
    /// The height of a row that is not featured, in points. The default value is 100.
    public var standardLength = 100.0
    /// The height of the featured row, in points. The default value is 280.
    public var featuredLength = 280.0
    /// How far to drag from one featured row to the next, in points. Unless set, it is the difference of the two
    /// lengths, 180 by default, and at least 1.
    public var dragDistance: Double {
        get { customDragDistance ?? max(featuredLength - standardLength, 1) }
        set { customDragDistance = newValue }
    }
    /// How dark a row that is not featured is. The default value is 0.75.
    public var standardCoverOpacity = 0.75
    /// How dark the featured row is. The default value is 0.3.
    public var featuredCoverOpacity = 0.3
    /// The scale of the title in a row that is not featured. The default value is 0.5.
    public var minimumTitleScale = 0.5

    private var customDragDistance: Double?

    /// Creates the layout with its default parameters.
    public init() {}

    /// How opaque the black cover over the row's picture is.
    public static var coverOpacity: AppearanceKey { AppearanceKey("coverOpacity", at: 0) }
    /// How opaque the row's details are.
    public static var detailOpacity: AppearanceKey { AppearanceKey("detailOpacity", at: 1) }
    /// The scale of the row's title.
    public static var titleScale: AppearanceKey { AppearanceKey("titleScale", at: 2) }

    public var axis: Axis { .vertical }
    public var motionStyle: MotionStyle { MotionStyle(deceleration: .fast) }
    public var snaps: Bool { true }
    public var scrollsToTappedItem: Bool { true }

    public mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        visit(ParameterDescriptor("standardLength", .points, 1...10_000), &standardLength)
        visit(ParameterDescriptor("featuredLength", .points, 1...10_000), &featuredLength)
        var distance = dragDistance
        visit(ParameterDescriptor("dragDistance", .points, 1...10_000), &distance)
        if distance != dragDistance { dragDistance = distance }
        visit(ParameterDescriptor("standardCoverOpacity", .fraction, 0...1), &standardCoverOpacity)
        visit(ParameterDescriptor("featuredCoverOpacity", .fraction, 0...1), &featuredCoverOpacity)
        visit(ParameterDescriptor("minimumTitleScale", .fraction, 0.01...1), &minimumTitleScale)
    }

    public func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) {
        visit(Self.coverOpacity)
        visit(Self.detailOpacity)
        visit(Self.titleScale)
    }

    public func contentLength(in space: LayoutSpace) -> Double {
        Double(space.count) * dragDistance + (space.height - dragDistance) - space.leadingInset
            - space.trailingInset
    }

    @inline(__always)
    public func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let distance = distanceFromFeatured(position, in: space)
        let progress = (1 - distance).clamped(to: 0...1)
        let height = space.prefersReducedMotion ? dragDistance : mix(standardLength, featuredLength, progress)
        let bottom =
            space.prefersReducedMotion
            ? (distance + 1) * dragDistance : featuredLength + standardLength * distance
        let center = space.leadingInset + bottom - height / 2
        var item = ItemAttributes(
            center: Point(x: space.width / 2, y: center),
            size: Size(width: space.width, height: height))
        item.z = position
        item.progress = progress
        let detail = space.prefersReducedMotion ? 1 : progress
        item.appearance[Self.coverOpacity] = mix(standardCoverOpacity, featuredCoverOpacity, detail)
        item.appearance[Self.detailOpacity] = detail
        item.appearance[Self.titleScale] = max(minimumTitleScale, detail)
        return item
    }

    public func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        let featured = position(shownAt: space.offset, in: space)
        let (above, height) = (space.leadingInset, space.height - space.leadingInset)
        if space.prefersReducedMotion {
            return (featured - 1 - above / dragDistance, featured + height / dragDistance)
        }
        let below = height - featuredLength
        // If the leading inset exceeds the viewport, only rows above the featured row are visible.
        let length = height < 0 ? standardLength : featuredLength
        let distance = below >= 0 ? below / standardLength + 1 : height / length
        return (featured - (featuredLength + above) / standardLength, featured + distance)
    }

    public func offset(showing position: Double, in space: LayoutSpace) -> Double {
        position * dragDistance - space.leadingInset
    }

    public func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        let distance = offset + space.leadingInset
        // The list does not move beyond its start, unless it loops.
        return (space.isLooping ? distance : max(distance, 0)) / dragDistance
    }

    /// Returns the distance of an item from the featured position, in items; negative above.
    private func distanceFromFeatured(_ position: Double, in space: LayoutSpace) -> Double {
        position - self.position(shownAt: space.offset, in: space)
    }
}
