#if !hasFeature(Embedded)
extension CollectionLayout {
    /// Returns the size of a viewport for a proposal without one or both extents.
    ///
    /// An unspecified extent across the axis is that of an item, if it does not depend on the viewport, and otherwise as
    /// long as the axis. An unspecified extent along the axis is as long as the content, but at most as long as the other
    /// one.
    ///
    /// - Parameters:
    ///   - width: The proposed width in points; nil if it is unspecified.
    ///   - height: The proposed height in points; nil if it is unspecified.
    ///   - count: The number of items.
    @_spi(Host)
    public func fittingSize(width: Double?, height: Double?, count: Int) -> Size {
        let (along, across) = axis == .horizontal ? (width, height) : (height, width)
        let length = along ?? self.length(across: across ?? usualExtent, count: count)
        let extent = across ?? self.extent(along: length, count: count)
        return axis == .horizontal
            ? Size(width: length, height: extent) : Size(width: extent, height: length)
    }

    private func length(across extent: Double, count: Int) -> Double {
        min(
            contentLength(in: LayoutContext(viewport: Size(width: extent, height: extent), count: count)),
            extent)
    }

    private func extent(along length: Double, count: Int) -> Double {
        let extent = itemExtent(along: length, across: length)
        return abs(extent - itemExtent(along: length, across: 2 * length)) < equalityMargin ? extent : length
    }

    /// Returns the extent of a shown item across the axis.
    private func itemExtent(along length: Double, across extent: Double) -> Double {
        let isHorizontal = axis == .horizontal
        let viewport = Size(width: isHorizontal ? length : extent, height: isHorizontal ? extent : length)
        let size = attributes(at: 0, in: LayoutContext(viewport: viewport, count: 1)).size
        return isHorizontal ? size.height : size.width
    }
}

/// The extent of a viewport without any proposal, in points.
private let usualExtent = 320.0
/// The greatest difference of two extents that count as equal, in points.
private let equalityMargin = 0.01
#endif
