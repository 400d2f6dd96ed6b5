#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold

/// A change of the items or of the size: the pass before it, and the new index of each item.
struct LayoutChange {
    let before: FormerPass
    let map: ItemMap
    /// Whether the engine moves the items, so that UIKit need not.
    var isFollowed = false
}

extension LayoutChange {
    /// The start of an item, in the viewport: its former attributes or, for a new item, those of the layout's insertion. An
    /// item that gets another cell starts transparent. Under Reduce Motion nothing moves, and new items fade in.
    ///
    /// - Parameters:
    ///   - index: The item after the change.
    ///   - target: Its attributes after the change.
    func initialPose(
        of index: DataIndex, to target: ItemAttributes, after: LayoutGeometry
    ) -> ItemAttributes {
        let prefersReducedMotion = after.context.reduceMotion
        if isFollowed { return map.origin(of: index).map(map.isReloaded) ?? false ? target.faded : target }
        guard let origin = map.origin(of: index) else {
            return prefersReducedMotion ? target.faded : after.layout.insertionAttributes(of: target)
        }
        let pose = prefersReducedMotion ? target : before.pose(of: origin)
        return map.isReloaded(origin) ? pose.faded : pose
    }

    /// The end of an item, in the viewport: its new attributes. A removed item leaves over the edge of removal or, if
    /// the layout has none, with the layout's removal attributes.
    ///
    /// - Parameters:
    ///   - index: The item before the change.
    ///   - target: Its attributes after the change; nil for a removed item.
    func finalPose(
        of index: DataIndex, to target: ItemAttributes?, after: LayoutGeometry
    ) -> ItemAttributes {
        let origin = before.pose(of: index)
        if after.context.reduceMotion { return origin.faded }
        if let target { return target }
        let (layout, axis) = (before.geometry.layout, before.geometry.axis)
        guard let removal = layout.removal else { return layout.removalAttributes(of: origin) }
        return origin.displaced(by: removal.defaultSign * exitDistance, across: axis)
    }

    /// The distance across the scroll axis at which a leaving item is no longer visible.
    private var exitDistance: Double {
        let viewport = before.geometry.context.viewport
        return before.geometry.axis == .vertical ? viewport.width : viewport.height
    }
}

extension ItemAttributes {
    /// The same pose, transparent.
    fileprivate var faded: ItemAttributes {
        var faded = self
        faded.opacity = 0
        return faded
    }

    /// The same pose, displaced across a scroll axis, in points.
    fileprivate func displaced(by distance: Double, across axis: Fanfold.Axis) -> ItemAttributes {
        var displaced = self
        if axis == .vertical { displaced.center.x += distance } else { displaced.center.y += distance }
        return displaced
    }
}
#endif
