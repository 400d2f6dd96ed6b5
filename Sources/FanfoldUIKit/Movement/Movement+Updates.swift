#if canImport(UIKit)
import Fanfold

extension Movement {
    /// Takes the items from before a change to after it, so that at first nothing seems to have changed: what is seen
    /// then glides, along the layout's own path, to where it belongs, and new items arrive.
    ///
    /// - Complexity: O(v), where v is the number of items that are visible before or after.
    mutating func follow(_ map: ItemMap, from before: LayoutSnapshot, to after: LayoutSnapshot) {
        motions = motions.compactMap { motion in
            map.image(of: motion.index).map { image in
                var moved = motion
                moved.index = image
                return moved
            }
        }
        followHighlight(map, after)
        let layout = after.layout
        let scrolled =
            layout.position(at: after.context.offset, in: after.context)
            - layout.position(at: before.context.offset, in: after.context)
        let wereVisible = before.visibleRange.compactMap(map.image)
        for index in Set(after.visibleRange).union(wereVisible) {
            guard let origin = map.origin(of: index) else {
                arrive(index, after)
                continue
            }
            displace(index, by: Double(origin - index) + scrolled, after)
        }
    }

    private mutating func followHighlight(_ map: ItemMap, _ after: LayoutSnapshot) {
        guard let current = highlight else { return }
        if let image = map.image(of: current.index) {
            highlight?.index = image
        } else {
            highlight?.index = map.place(ofRestingItem: current.index)
            highlight?.isGone = true
            highlight?.amount.animate(to: 0, at: time, scale: after.extent)
        }
    }

    private mutating func arrive(_ index: Int, _ after: LayoutSnapshot) {
        let time = time
        motions.change(of: index) { $0.arrival = AnimatedValue(0, to: 1, at: time, scale: after.extent) }
    }

    /// An item that is somewhere else now is shown where it was, at first.
    private mutating func displace(_ index: Int, by distance: Double, _ after: LayoutSnapshot) {
        guard abs(distance) > Self.negligibleDistance, !after.context.reduceMotion else { return }
        let time = time
        motions.change(of: index) { motion in
            let travel = motion.travel
            motion.travel = AnimatedValue(
                travel.value(at: time) + distance, to: 0, velocity: travel.velocity(at: time), at: time,
                scale: after.extent)
        }
    }

    /// In items.
    private static var negligibleDistance: Double { 1e-9 }
}

extension LayoutSnapshot {
    /// The longer extent of the viewport, in points: what a change from 0 to 1 may move on screen.
    var extent: Double { max(context.viewport.width, context.viewport.height) }
}
#endif
