/// Reordering by a long press and a drag.
extension CollectionEngine {
    /// Whether a pointer has lifted an item.
    public var isReordering: Bool { pointers.tracking?.intent == .reorder }

    /// Lifts the item under the pointer after a long press.
    mutating func beginReordering() {
        pointers.longPressTime = .infinity
        updateFrame()
        guard var current = pointers.tracking, current.intent == .undecided, let item = current.item,
            let shown = frame.visibleItems.first(where: { $0.index == item && !$0.isLeaving })
        else { return }
        let center = shown.attributes.center
        current.intent = .reorder
        current.origin = item + 1
        current.grab = Point(x: center.x - current.location.x, y: center.y - current.location.y)
        pointers.tracking = current
        let motion = composition.motions.index(forItem: item)
        composition.motions[motion].heldCenter = center
        composition.motions[motion].hold.animate(to: 1, transition)
        emit(.willReorder(index: item))
    }

    /// Moves the lifted item with the pointer, and to the nearest slot.
    mutating func dragLiftedItem() {
        guard let current = pointers.tracking, let item = current.item else { return }
        let center = Point(x: current.location.x + current.grab.x, y: current.location.y + current.grab.y)
        composition.motions[composition.motions.index(forItem: item)].heldCenter = center
        pointers.edgeScrollEnd = time + Tuning.longestEdgeScroll
        moveToNearestSlot()
        scrollAtEdges()
    }

    mutating func releaseLiftedItem(_ released: Tracking, isCancelled: Bool) {
        guard let item = released.item else { return }
        pointers.edgeScrollTime = .infinity
        let motion = composition.motions.index(forItem: item)
        composition.motions[motion].hold.animate(to: 0, transition)
        let origin = released.origin > item ? released.origin - 1 : released.origin
        if isCancelled { move(from: item, to: origin, following: false, animated: true) }
        emit(.didReorder(from: origin, to: isCancelled ? origin : item))
        release(velocity: 0)
    }

    /// Scrolls the content while the pointer is near an end, and moves the item to the nearest slot.
    mutating func continueScrollingAtEdges() {
        pointers.edgeScrollTime = .infinity
        guard pointers.tracking?.intent == .reorder else { return }
        moveToNearestSlot()
        scrollAtEdges()
    }

    private mutating func moveToNearestSlot() {
        guard let item = pointers.tracking?.item,
            let held = composition.motions[of: item]?.heldCenter
        else { return }
        let slot = layout.slot(of: item, in: context)
        var (nearest, least) = (slot, Double.infinity)
        for slot in layout.visibleSlots(in: context) {
            let distance = layout.attributes(at: Double(slot), in: context).center.distance(to: held)
            if distance < least { (nearest, least) = (slot, distance) }
        }
        while nearest != slot && !comesNearer(item, atSlot: slot, movedTo: nearest, to: held) {
            nearest += nearest < slot ? 1 : -1
        }
        let target = context.index(ofSlot: nearest)
        guard target != item else { return }
        updateFrame()
        // At the seam of a loop, the item moves from one end to the other, past the item there.
        let closing = nearest > slot ? (item > target ? 1 : 0) : (item < target ? -1 : 0)
        move(from: item, to: target + closing, following: false, animated: true)
    }

    /// Returns whether an item is nearer to a point after a move: if its neighbors have other sizes, the slot nearest to
    /// the point moves with them.
    private func comesNearer(_ item: Int, atSlot slot: Int, movedTo target: Int, to point: Point) -> Bool {
        var moved = layout
        moved.renumber(.move(from: item, to: context.index(ofSlot: target)))
        guard moved != layout else { return true }
        let center = layout.attributes(at: Double(slot), in: context).center
        let newCenter = moved.attributes(at: Double(target), in: context).center
        return newCenter.distance(to: point) < center.distance(to: point)
    }

    private mutating func scrollAtEdges() {
        guard let current = pointers.tracking else { return }
        let length = context.viewport[axis]
        let along = current.location[axis] * directionSign + (directionSign < 0 ? length : 0)
        let velocity =
            along < Tuning.edgeLength
            ? -Tuning.edgeVelocity
            : along > length - Tuning.edgeLength ? Tuning.edgeVelocity : 0
        let range = layout.offsetRange(in: context)
        let end = velocity < 0 ? range.lowerBound : range.upperBound
        guard velocity != 0, (end - context.offset) * velocity > 0, time < pointers.edgeScrollEnd else {
            if !scrolling.motion.isStill { hold(at: context.offset) }
            return
        }
        scrolling.isUnsettled = true
        scrolling.motion = ScrollMotion(
            curve: .uniform(start: context.offset, velocity: velocity, startTime: time),
            endTime: time + (end - context.offset) / velocity, restingOffset: end)
        pointers.edgeScrollTime = time + Tuning.edgeInterval
    }
}
