/// What is seen stays where it is while items come, go and move before it.
extension CollectionEngine {
    /// How far a change moves the places that the content is held by.
    ///
    /// - Parameter change: How far an item is moved, in items.
    func displacement(by change: (Int) -> Int) -> Displacement {
        let seen = positionSeen
        let atRest = change(Int(place(restingPosition).rounded(.down)))
        // Content that is at its beginning cannot follow any further back.
        func canFollow(_ items: Int) -> Bool {
            context.isLooping || seen + Double(items) >= -roundingMargin
        }
        if let items = placeHighlighted.map({ change(Int($0)) }), canFollow(items) {
            return Displacement(ofItemSeen: items, ofItemAtRest: items)
        }
        let items = change(Int(place(seen).rounded(.down)))
        return Displacement(
            ofItemSeen: canFollow(items) ? items : change(Int(seen)), ofItemAtRest: atRest)
    }

    /// Moves the offset with the items before the one that is seen, so that this one is seen where it was; content
    /// that is on its way to an item goes on to it.
    mutating func keepInView(_ displacement: Displacement) {
        moveContent(by: Double(displacement.ofItemSeen))
        let rest = Double(displacement.ofItemAtRest - displacement.ofItemSeen)
        guard rest != 0 else { return }
        restingPosition += rest
        if isUnsettled && tracking == nil && context.count > 0 {
            goOn(as: motion, to: offset(keeping: restingPosition))
        }
    }

    /// In a loop, brings the content to the lap on which an item's place is its index. What is seen stays.
    mutating func returnToFirstLap() {
        guard context.isLooping && context.count > 0 else { return }
        let lap = ((placeHighlighted ?? place(positionSeen)) / Double(context.count)).rounded(.down)
        guard lap != 0 else { return }
        let items = lap * Double(context.count)
        for place in composition.shifts.indices { composition.shifts[place].threshold -= Int(items) }
        moveContent(by: -items)
    }

    /// The place of the highlighted item, which comes back to where it was.
    private var placeHighlighted: Double? {
        guard let highlight = composition.highlight, !highlight.isGone else { return nil }
        return context.slot(of: highlight.index, near: restingPosition)
    }

    /// The position that is seen where one rests.
    private var positionSeen: Double {
        position(at: context.offset.clamped(to: layout.offsetRange(in: context)))
    }

    /// The place of the item at a position, or just before it.
    private func place(_ position: Double) -> Double {
        let place = position + Tuning.itemTolerance
        return context.isLooping ? place : max(place, 0)
    }

    private mutating func moveContent(by items: Double) {
        for place in composition.morphs.indices {
            let morph = composition.morphs[place]
            composition.morphs[place].context.count = context.count
            composition.morphs[place].context.offset = morph.layout.offset(
                morph.context.offset, movedBy: items, in: morph.context)
        }
        guard items != 0 else { return }
        for place in composition.departures.indices { composition.departures[place].attributes.z += items }
        restingPosition += items
        let offset = layout.offset(context.offset, movedBy: items, in: context)
        let target = layout.offset(motion.restingOffset, movedBy: items, in: context)
        let (distance, restDistance) = (offset - context.offset, target - motion.restingOffset)
        tracking?.anchorOffset += distance
        tracking?.velocity.shift(by: distance)
        guard abs(distance - restDistance) > Tuning.restDistance else {
            motion = motion.translated(by: distance)
            return context.offset = offset
        }
        // The layout stood still, beyond an end: it goes on from where it is seen.
        hold(at: offset)
        if tracking?.holdsContent == true { anchorTracking() } else { spring(to: target, velocity: 0) }
    }
}

/// How far a change moves the item that is seen and the one that will rest, in items.
struct Displacement {
    var ofItemSeen: Int
    var ofItemAtRest: Int

    static func + (one: Displacement, other: Displacement) -> Displacement {
        Displacement(
            ofItemSeen: one.ofItemSeen + other.ofItemSeen, ofItemAtRest: one.ofItemAtRest + other.ofItemAtRest
        )
    }
}

extension CollectionLayout {
    /// The offset that shows what another one shows, so many items farther on.
    fileprivate func offset(_ offset: Double, movedBy items: Double, in context: LayoutContext) -> Double {
        guard let space = LayoutSpace(context, axis: axis) else { return offset }
        let moved = self.offset(showing: position(shownAt: offset, in: space) + items, in: space)
        return items == 0 ? offset : moved
    }
}
