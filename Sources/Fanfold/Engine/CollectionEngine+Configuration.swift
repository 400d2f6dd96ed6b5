extension CollectionEngine {
    /// Changes the layout, its parameters, the viewport, the insets, the count, the direction or Reduce Motion.
    ///
    /// The item that rested stays at rest; content that is on its way to an item goes on to it; a drag goes on
    /// from where the finger is. Where items went away, the nearest remaining one is kept. The context's offset
    /// cannot be changed here: scroll instead.
    ///
    /// - Parameters:
    ///   - animated: Whether the items visible go gradually from how they were shown to how they will be, whatever
    ///     layouts and sizes these are; under Reduce Motion they cross-fade. The default value is false.
    ///   - time: In seconds.
    ///   - change: Changes the two. A parameter out of its range is a programmer's error and stops the program.
    public mutating func reconfigure(
        animated: Bool = false, time: Double, _ change: (inout Layout, inout LayoutContext) -> Void
    ) {
        pass(to: time)
        returnToFirstLap()
        let (oldLayout, oldContext, oldMotion, hadArea) = (layout, context, scrolling.motion, hasArea)
        let inside = context.offset.clamped(to: layout.offsetRange(in: context))
        let (shown, excess) = (position(at: inside), context.offset - inside)
        context.isLooping = isLoopWanted
        change(&layout, &context)
        axis = layout.axis
        isLoopWanted = context.isLooping
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
        if context.count < oldContext.count { forgetItemsGone() }
        let target = offset(keeping: scrolling.restingPosition)
        hold(at: scrolling.isUnsettled && hadArea ? offset(keeping: shown) + excess : target)
        composition.anchor(at: position(at: context.offset))
        pointers.dragVelocity.shift(by: context.offset - oldContext.offset)
        anchorTracking()
        if scrolling.isUnsettled && !isHeld {
            if hadArea && hasArea { goOn(as: oldMotion, to: target) } else { rest(at: target) }
        }
        finishWhatIsDue()
    }

    /// How much of what is shown is a layout's own, from 0 to 1: while one layout becomes another, a host lets what
    /// it shows in the items of one pass into what it shows in those of the other.
    ///
    /// - Parameter isMeant: Whether a layout is the one that is asked for.
    /// - Returns: A part; of all layouts together they are 1.
    // It changes nothing; but what only reads is given a copy of the engine, where its code is to be small.
    @inline(never)
    public mutating func share(where isMeant: (Layout) -> Bool) -> Double {
        let morphs = composition.morphs
        var share = isMeant(morphs.first?.layout ?? layout) ? 1.0 : 0
        for place in morphs.indices {
            let next = place + 1 == morphs.count ? layout : morphs[place + 1].layout
            share = mix(share, isMeant(next) ? 1 : 0, morphs[place].amount.value(at: time))
        }
        return share
    }

    /// Remembers which position a reconfiguration has to keep.
    @inline(never)
    mutating func remember(restingOffset offset: Double) {
        guard context.count > 0 else { return }
        let position = position(at: offset)
        let item = position.roundedHalfUp
        // A host shows offsets in whole pixels; an item that rests does so exactly.
        let isItem =
            scrolling.scroller == .host
            && abs(self.offset(keeping: item) - offset) <= Tuning.rounding
        scrolling.restingPosition = isItem ? item : position
    }
}

extension CollectionEngine {
    /// Blends what the layout was into what it is. Of many changes in a row the last few are blended.
    @inline(never)
    private mutating func morph(from oldLayout: Layout, _ oldContext: LayoutContext) {
        guard !oldContext.viewport.isEmpty && context.count == oldContext.count else { return }
        if composition.morphs.count == Tuning.mostMorphs { composition.morphs.removeFirst() }
        let amount = AnimatedValue(0, to: 1, at: time, scale: viewportScale)
        composition.morphs.append(Morph(layout: oldLayout, context: oldContext, amount: amount))
    }

    /// Another count, without saying what came or went: nothing is known of any item.
    private mutating func reload() {
        if pointers.tracking?.intent.isAboutItem == true { pointers.tracking?.intent = .other }
        pointers.edgeScrollTime = .infinity
        let opening = composition.opening.flatMap { $0.isGone || $0.index >= context.count ? nil : $0 }
        if let gone = composition.opening, opening == nil, !gone.isGone {
            loseOpening()
            emit(.didClose(index: gone.index))
        }
        if pointers.tracking?.item.map({ $0 >= context.count }) == true { pointers.tracking?.item = nil }
        composition = Composition()
        composition.opening = opening
        lastRemoval = nil
        focusedItem = focusedItem.flatMap { $0 < context.count ? $0 : nil }
        currentFrame.renumber(.removal(at: context.count, count: .max - context.count))
    }

    /// Lets the content go round where that is asked for and there is enough of it.
    @inline(never)
    mutating func closeLoop() {
        context.isLooping = isLoopWanted && layout.canLoop(in: context)
        let gaps = 0...context.count
        if !context.isLooping { composition.shifts.update { gaps.contains($0.threshold) } }
    }

    /// Whether a pointer or a wheel holds the content where it would not rest.
    private var isHeld: Bool { pointers.tracking?.holdsContent == true || scrolling.isHeld }

    /// Whether the viewport has area that its insets leave free.
    private var hasArea: Bool { LayoutSpace(context, axis: axis) != nil }

    /// The position that is shown at an offset; past the last item where the content reaches on. In a viewport
    /// without area, the one that is kept.
    @inline(never)
    func position(at offset: Double) -> Double {
        guard let space = LayoutSpace(context, axis: axis) else { return scrolling.restingPosition }
        return layout.positionShown(at: offset, in: space)
    }

    /// The offset at which such a position is shown, within the range of offsets.
    @inline(never)
    func offset(keeping position: Double) -> Double {
        let range = layout.offsetRange(in: context)
        guard let space = LayoutSpace(context, axis: axis) else { return range.lowerBound }
        return layout.offset(ofPosition: position, in: space).clamped(to: range)
    }

    /// Makes do with what is left: the last item or, where the layout rests anywhere, the end.
    private mutating func forgetItemsGone() {
        guard context.count > 0 else { return }
        let end = position(at: layout.offsetRange(in: context).upperBound)
        scrolling.restingPosition = min(
            scrolling.restingPosition, layout.snaps ? Double(context.count - 1) : end)
    }

    /// Goes on moving as before, from where the content was placed anew.
    @inline(never)
    mutating func goOn(as before: ScrollMotion, to target: Double) {
        let velocity = before.velocity(at: time)
        switch before.curve {
        case .still: break
        case .uniform:
            scrollAutomatically(velocity: velocity, time: time)
            if scrolling.motion.isStill { release(velocity: 0) }
        case .deceleration: fling(to: target, velocity: velocity)
        case .landing(let landing): land(at: target, velocity: velocity, for: landing.endTime - time)
        case .spring: spring(to: target, velocity: velocity)
        }
    }
}
