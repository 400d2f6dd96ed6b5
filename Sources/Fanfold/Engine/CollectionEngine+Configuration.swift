extension CollectionEngine {
    /// Changes the layout, its parameters, the viewport, the insets, the count, the direction or Reduce Motion.
    ///
    /// The item at rest stays at rest, content that moves to an item continues to it, and a drag continues from the
    /// pointer. If items are missing, the nearest remaining item is kept. The context's offset cannot be changed by
    /// this method: scroll instead.
    ///
    /// - Parameters:
    ///    - animated: Whether visible items move gradually between the two layouts and sizes; under Reduce Motion
    ///      they cross-fade. The default value is false.
    ///    - time: In seconds.
    ///    - change: Changes the layout and the context. A parameter out of its range is a programmer's error and
    ///      stops the program.
    public mutating func reconfigure(
        animated: Bool = false, time: Double, _ change: (inout Layout, inout LayoutContext) -> Void
    ) {
        passTime(to: time)
        returnToFirstLap()
        let (oldLayout, oldContext, oldMotion, hadArea) = (layout, context, scrolling.motion, hasArea)
        let inside = context.offset.clamped(to: layout.offsetRange(in: context))
        let (shown, excess) = (position(shownAt: inside), context.offset - inside)
        context.isLooping = requestsLoop
        change(&layout, &context)
        axis = layout.axis
        requestsLoop = context.isLooping
        closeLoop()
        context.offset = oldContext.offset
        guard (oldLayout, oldContext) != (layout, context) else { return }
        layout.requireValidParameters()
        forgetReportedOffset()
        if animated { morph(from: oldLayout, oldContext) }
        if context.count != oldContext.count { reload() }
        if layout.snaps && !oldLayout.snaps {
            scrolling.restingPosition = scrolling.restingPosition.roundedHalfUp
        }
        if context.count < oldContext.count { limitRestingPosition() }
        let target = offset(keeping: scrolling.restingPosition)
        hold(at: scrolling.isUnsettled && hadArea ? offset(keeping: shown) + excess : target)
        composition.anchor(at: position(shownAt: context.offset), offset: context.offset)
        pointers.dragVelocity.shift(by: context.offset - oldContext.offset)
        anchorTracking()
        if scrolling.isUnsettled && !isHeld {
            if hadArea && hasArea { continueMotion(as: oldMotion, to: target) } else { rest(at: target) }
        }
        finishDueMotions()
    }

    /// Returns the weight of a layout in the frame, from 0 to 1. During a layout change, a host uses it to cross-fade
    /// the content of items.
    ///
    /// - Parameter isMeant: Returns whether a layout is the one in question.
    /// - Returns: The weight; the weights of all layouts add up to 1.
    // Mutating only because the compiler copies the engine for methods that read it in builds for size.
    public mutating func share(where isMeant: (Layout) -> Bool) -> Double {
        let morphs = composition.morphs
        var share = isMeant(morphs.first?.layout ?? layout) ? 1.0 : 0
        for index in morphs.indices {
            let next = index + 1 == morphs.count ? layout : morphs[index + 1].layout
            share = mix(share, isMeant(next) ? 1 : 0, morphs[index].amount.value(at: time))
        }
        return share
    }

    /// Stores the position at which the content rests.
    ///
    /// A position that rests at this offset already is kept: at an end, several items rest at one offset, and the
    /// requested one stays the item at rest.
    @inline(never)  // 6 copies would add 0.4 kB to the WebAssembly.
    mutating func remember(restingOffset offset: Double) {
        guard context.count > 0 else { return }
        let tolerance = scrolling.scroller == .host ? Tuning.rounding : 0
        if abs(self.offset(keeping: scrolling.restingPosition) - offset) <= tolerance { return }
        let position = position(shownAt: offset)
        let item = position.roundedHalfUp
        // A host shows offsets in whole pixels; the exact position is that of the item.
        let isItem =
            scrolling.scroller == .host
            && abs(self.offset(keeping: item) - offset) <= Tuning.rounding
        scrolling.restingPosition = isItem ? item : position
    }
}

extension CollectionEngine {
    /// Blends the old layout into the new one. Only the last few of consecutive changes are blended.
    private mutating func morph(from oldLayout: Layout, _ oldContext: LayoutContext) {
        guard !oldContext.viewport.isEmpty && context.count == oldContext.count else { return }
        append(Morph(layout: oldLayout, context: oldContext, amount: morphAmount))
    }

    /// The progress of a morph that begins now.
    var morphAmount: AnimatedValue { animation(from: 0, to: 1) }

    /// Adds a morph. Only the last few layout changes are blended, and a few more rearrangements.
    mutating func append(_ morph: Morph<Layout>) {
        let most = composition.rearrangesItems ? Tuning.mostRearrangements : Tuning.mostMorphs
        if composition.morphs.count >= most { composition.morphs.removeFirst() }
        composition.morphs.append(morph)
    }

    /// Handles a new count without changes: the identity of every item is unknown.
    private mutating func reload() {
        if pointers.tracking?.intent.concernsItem == true { pointers.tracking?.intent = .other }
        pointers.edgeScrollTime = .infinity
        let opening = composition.opening.flatMap { $0.isRemoved || $0.index >= context.count ? nil : $0 }
        if let gone = composition.opening, opening == nil, !gone.isRemoved {
            releaseHold()
            emit(.didClose(index: gone.index))
        }
        if pointers.tracking?.item.map({ $0 >= context.count }) == true { pointers.tracking?.item = nil }
        composition = Composition()
        composition.opening = opening
        removals = []
        focusedItem = focusedItem.flatMap { $0 < context.count ? $0 : nil }
        currentFrame.renumber(.removal(at: context.count, count: .max - context.count))
    }

    /// Enables the loop if it is requested and there are enough items.
    mutating func closeLoop() {
        context.isLooping = requestsLoop && layout.canLoop(in: context)
        let gaps = 0...context.count
        if !context.isLooping { composition.shifts.update { gaps.contains($0.threshold) } }
        // The slots of a loop are on any lap.
        if context.isLooping && composition.rearrangesItems { composition.morphs.removeAll() }
    }

    /// Whether a pointer, a wheel or the host's scroll view holds the content.
    private var isHeld: Bool { pointers.tracking?.holdsContent == true || scrolling.isHeld }

    /// Whether the insets leave any area of the viewport.
    private var hasArea: Bool { LayoutSpace(context, axis: axis) != nil }

    /// Returns the position that is shown at an offset, which may be beyond the last item. In a viewport without
    /// area, it returns the stored position.
    @inline(never)  // 8 copies would add 0.6 kB to the WebAssembly.
    func position(shownAt offset: Double) -> Double {
        guard let space = LayoutSpace(context, axis: axis) else { return scrolling.restingPosition }
        return layout.finitePosition(shownAt: offset, in: space)
    }

    /// Returns the offset that shows a position, within the range of offsets.
    @inline(never)  // 5 copies would add 0.5 kB to the WebAssembly.
    func offset(keeping position: Double) -> Double {
        let range = layout.offsetRange(in: context)
        guard let space = LayoutSpace(context, axis: axis) else { return range.lowerBound }
        return layout.finiteOffset(showing: position, in: space).clamped(to: range)
    }

    /// Limits the stored position to the last item or, if the layout does not snap, to the end.
    private mutating func limitRestingPosition() {
        guard context.count > 0 else { return }
        let end = position(shownAt: layout.offsetRange(in: context).upperBound)
        scrolling.restingPosition = min(
            scrolling.restingPosition, layout.snaps ? Double(context.count - 1) : end)
    }

    /// Continues a motion from the new offset.
    mutating func continueMotion(as before: ScrollMotion, to target: Double) {
        let velocity = before.velocity(at: time)
        switch before.curve {
        case .still: break
        case .uniform:
            scrollUniformly(velocity: velocity)
            if scrolling.motion.isStill { release(velocity: 0) }
        case .deceleration: fling(to: target, velocity: velocity)
        case .landing(let landing): land(at: target, velocity: velocity, for: landing.endTime - time)
        case .timed(let motion): glide(to: target, velocity: velocity, for: motion.endTime - time)
        case .spring: spring(to: target, velocity: velocity)
        }
    }
}
