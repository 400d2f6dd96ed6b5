extension CollectionLayout {
    /// Returns the extent of the viewport across the axis at which the item shown has a given extent, in points, such as
    /// that of its content.
    ///
    /// - Parameters:
    ///    - extent: The extent of the item across the axis, in points, without its scale.
    ///    - context: The context; its viewport's extent across the axis is ignored.
    /// - Returns: The extent including the insets, or nil if the layout's items do not grow with the viewport.
    public func crossExtent(fittingItem extent: Double, in context: LayoutContext) -> Double? {
        let (first, second) = (crossProbe, 2 * crossProbe)
        let size = itemExtent(inCrossExtent: first, context)
        let growth = (itemExtent(inCrossExtent: second, context) - size) / (second - first)
        guard growth >= leastGrowth, extent.isFinite else { return nil }
        return max(first + (extent - size) / growth, 0)
    }

    private func itemExtent(inCrossExtent extent: Double, _ context: LayoutContext) -> Double {
        var context = context
        let size = context.viewport
        context.viewport =
            axis == .horizontal
            ? Size(width: size.width, height: extent) : Size(width: extent, height: size.height)
        return attributes(at: positionShown(in: context), in: context).size[axis.cross]
    }
}

/// A typical extent of a viewport, in points, in which items are measured.
private let crossProbe = 1000.0

/// The growth of an item per growth of the viewport below which the item counts as fixed.
private let leastGrowth = 0.01
