#if canImport(UIKit) && !os(watchOS)
import Fanfold

/// A change of the items or of the size: what was before, and what became of each item.
struct LayoutChange {
    let before: LayoutSnapshot
    let map: ItemMap
    /// Whether items start from what is seen by themselves, and go where they belong afterwards.
    var isFollowed = false
}

extension LayoutChange {
    /// Where an item of after the change starts, in the viewport: an item that was there, where it was; a new one,
    /// where the layout has new ones come from; one that is shown by another cell, unseen. Under Reduce Motion nothing
    /// moves, and new items fade in.
    func initialPose(of index: Int, after: LayoutSnapshot) -> ItemAttributes {
        let prefersReducedMotion = after.context.reduceMotion
        let target = after.pose(of: index)
        if isFollowed { return map.origin(of: index).map(map.isReloaded) ?? false ? target.faded : target }
        guard let origin = map.origin(of: index) else {
            return prefersReducedMotion ? target.faded : after.layout.insertionAttributes(of: target)
        }
        let pose = prefersReducedMotion ? target : before.pose(of: origin)
        return map.isReloaded(origin) ? pose.faded : pose
    }

    /// Where an item of before the change ends, in the viewport: an item that is still there, where it is; a removed
    /// one, beyond the edge over which a drag removes or, where none does, where the layout has such ones go.
    func finalPose(of index: Int, after: LayoutSnapshot) -> ItemAttributes {
        let prefersReducedMotion = after.context.reduceMotion
        let origin = before.pose(of: index)
        if let image = map.image(of: index) {
            return prefersReducedMotion ? origin.faded : after.pose(of: image)
        }
        if prefersReducedMotion { return origin.faded }
        guard let removal = before.layout.removal else { return before.layout.removalAttributes(of: origin) }
        return origin.displaced(by: removal.defaultSign * exitDistance, across: before.layout.axis)
    }

    /// How far an item goes that leaves across the scroll axis: until nothing of it is seen.
    private var exitDistance: Double {
        let viewport = before.context.viewport
        return before.layout.axis == .vertical ? viewport.width : viewport.height
    }
}

extension ItemAttributes {
    /// The same pose, unseen.
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
