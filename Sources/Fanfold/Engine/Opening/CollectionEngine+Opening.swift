/// Opening an item, which then fills the viewport.
extension CollectionEngine {
    /// Opens an item: it grows to fill the viewport or a rectangle, and the others leave along the scroll axis.
    ///
    /// An item out of view is scrolled to first. If another item is open, it closes first; if several calls are
    /// pending, only the last item opens. An item that is being appended opens before. An item that is closing reverses
    /// from its current pose. While an item is open, the content does not scroll, and pointers belong to the item's
    /// content, except for a drag down and a pinch, which close it. As soon as it closes, pointers, wheels and keys
    /// affect the content again.
    ///
    /// - Parameters:
    ///    - index: The item. An index outside 0..<count is a programmer's error and stops the program.
    ///    - frame: The rectangle to fill, in the viewport. The default value is nil: the viewport.
    ///    - animated: Whether the change is animated. The default value is true.
    ///    - time: In seconds.
    public mutating func openItem(
        at index: Int, in frame: Rect? = nil, animated: Bool = true, time: Double
    ) {
        requireItem(index, "openItem(at:) index")
        passTime(to: time)
        forgetWaitingOpening()
        scrolling.isRequested = false
        if isAppending {
            steps.append(.open(index))
            return finishDueMotions()
        }
        if !animated, let current = composition.opening, current.index != index || current.isRemoved {
            closeOpening(animated: false)
            finishDueMotions()
        }
        if let current = composition.opening, current.index != index || current.isRemoved {
            closeOpening()
            steps.append(.open(index))
        } else {
            beginOpening(index, in: frame, animated: animated)
        }
        finishDueMotions()
    }

    /// Closes the open item and cancels a pending opening. Does nothing if no item is open. An item that is being
    /// appended opens before.
    ///
    /// - Parameters:
    ///    - animated: Whether the change is animated. The default value is true.
    ///    - time: In seconds.
    public mutating func closeItem(animated: Bool = true, time: Double) {
        passTime(to: time)
        forgetWaitingOpening()
        if isAppending { steps.append(.close) }
        closeOpening(animated: animated)
        finishDueMotions()
    }

    /// Cancels an opening or a closing that is pending, except the opening of an appended item.
    private mutating func forgetWaitingOpening() {
        switch steps.last {
        case .open, .close: steps.removeLast()
        default: break
        }
    }

    /// Whether an appended item has not begun to open.
    private var isAppending: Bool {
        steps.contains { if case .reportAppend = $0 { false } else { true } }
    }

    /// The item that is open or opening, if any.
    public var openedItem: Int? {
        composition.opening.flatMap { $0.amount.target == 1 || $0.isWaitingForScroll ? $0.index : nil }
    }

    /// The item that is open, opening or pending, if any.
    package var itemToOpen: Int? {
        if case .open(let index) = steps.last { index } else { openedItem }
    }

    /// Returns whether an item is open, opening or pending.
    package func isToBeOpened(_ index: Int) -> Bool {
        openedItem == index || steps.contains(.open(index))
    }

    /// The item that is open, opening or closing, if any.
    package var itemOnItsWay: Int? { composition.opening.flatMap { $0.isRemoved ? nil : $0.index } }

    /// Returns whether an item is open and at rest.
    package func isOpened(_ index: Int) -> Bool {
        openedItem == index && composition.opening?.isReported == true
    }

    /// The progress of opening: 0 if all items are closed, 1 if an item is open. It may exceed 1 slightly.
    public var openProgress: Double { composition.opening?.amount.value(at: time) ?? 0 }

    /// The opacity of the vignette: 1 if no item is open, 0 if an item is open.
    public var vignetteOpacity: Double {
        let returning = composition.returning?.amount.value(at: time) ?? 0
        return 1 - max(openProgress, returning).clamped(to: 0...1)
    }
}

extension CollectionEngine {
    /// Whether an item is open, opening or held during its transition: it receives the pointers.
    var hasOpenItem: Bool {
        !composition.openings.isEmpty && !composition.openings[0].isClosing
    }

    mutating func beginOpening(
        _ index: Int, in frame: Rect?, animated: Bool = true, whileSettling: Bool = false
    ) {
        var opening = composition.opening ?? Opening(index: index, frame: frame)
        guard !hasOpenItem else { return }
        emit(.willOpen(index: index))
        opening.isClosed = false
        endTracking()
        stopUntargetedScrolling()
        updateFrame()
        if !staysInPlace(index) {
            let before = self.frame.visibleItems
            scroll(toOpen: index, animated: animated)
            updateFrame()
            if whileSettling && context.reduceMotion { crossFade(before) }
        }
        let distance = abs(scrolling.motion.restingOffset - context.offset)
        let isNear = whileSettling && distance < context.viewport[axis]
        opening.isWaitingForScroll = animated && !isInFrame(index) && !isNear && !scrolling.motion.isStill
        composition.opening = opening
        if !opening.isWaitingForScroll { animateOpening(to: 1, animated: animated) }
    }

    /// Returns whether an item opens without a scroll: it is visible at rest, or the application has requested another one during
    /// the present steps. An appended item is also the item at rest.
    private func staysInPlace(_ index: Int) -> Bool {
        scrolling.isRequested || steps.first != .reportAppend(index) && isVisibleAtRest(index)
    }

    /// Returns whether an item is in the present frame and stays.
    private func isInFrame(_ index: Int) -> Bool {
        frame.visibleItems.contains { $0.index == index && !$0.isLeaving }
    }

    /// Returns whether an item is visible once the content has settled.
    @inline(never)
    private func isVisibleAtRest(_ index: Int) -> Bool {
        var rest = context
        rest.offset = scrolling.motion.restingOffset
        let item = layout.attributes(at: Double(layout.slot(of: index, in: rest)), in: rest)
        return item.opacity > 0 && item.quad?.touches(Rect(size: rest.viewport)) == true
    }

    /// Scrolls to an item that opens.
    private mutating func scroll(toOpen index: Int, animated: Bool) {
        scrolling.restingPosition = context.slot(of: index, near: scrolling.restingPosition)
        let target = layout.offset(showing: scrolling.restingPosition, in: context)
        if context.reduceMotion || !animated {
            rest(at: target)
        } else {
            spring(to: target, velocity: scrolling.motion.velocity(at: time))
        }
    }

    /// Stops content that moves to no item: it scrolls automatically, or a wheel holds it. Other motions continue to
    /// their item under the open one.
    private mutating func stopUntargetedScrolling() {
        guard phase == .scrollingAutomatically || scrolling.releaseTime.isFinite else { return }
        scrolling.isUnsettled = true
        scrolling.releaseTime = .infinity
        hold(at: context.offset)
    }

    /// Continues the closing of the open item in the background, and reports its end, so that another item can open.
    mutating func finishClosingInBackground(before index: Int) {
        guard let current = composition.opening, current.index != index || current.isRemoved else { return }
        composition.openings = []
        composition.returning = current
        restartAutoplay()
        if !current.isRemoved { emit(.didClose(index: current.index)) }
    }

    mutating func closeOpening(animated: Bool = true) {
        guard let opening = composition.opening else { return }
        guard opening.amount.target != 0 || opening.isWaitingForScroll || opening.isHeld else { return }
        releaseHold()
        announceClosing()
        composition.openings.changeFirst { $0.isWaitingForScroll = false }
        animateOpening(to: 0, animated: animated)
    }

    /// Sends `willClose`, once.
    mutating func announceClosing() {
        guard let opening = composition.opening, !opening.isClosed else { return }
        composition.openings.changeFirst { $0.isClosed = true }
        emit(.willClose(index: opening.index))
    }

    /// Closes the gap of the open item after its removal: the other items return.
    mutating func closeGapOfOpenItem(at gap: Int, animated: Bool) {
        releaseHold()
        guard animated else { return composition.openings = [] }
        let start = transition
        composition.openings.changeFirst {
            $0.replaceByGap(at: gap, start)
            $0.isWaitingForScroll = false
        }
        animateOpening(to: 0)
    }

    /// Keeps the open item in view after the content was moved by items.
    mutating func moveOpening(by items: Int) {
        let start = transition
        composition.openings.changeFirst { $0.move(by: items, start) }
        composition.returnings.changeFirst { $0.move(by: items, start) }
    }

    /// - Parameter velocity: In progress per second; nil keeps the current velocity.
    mutating func animateOpening(to target: Double, velocity: Double? = nil, animated: Bool = true) {
        let start = transition
        composition.openings.changeFirst {
            $0.isReported = false
            if animated {
                $0.amount.animate(to: target, velocity: velocity, start)
            } else {
                $0.amount.hold(at: target)
            }
        }
    }

    /// Begins an opening after its scroll, and reports one that has ended.
    mutating func finishOpening() {
        guard let opening = composition.opening else { return }
        if opening.isWaitingForScroll {
            guard scrolling.motion.isStill else { return }
            composition.openings.changeFirst { $0.isWaitingForScroll = false }
            return animateOpening(to: 1)
        }
        guard !opening.isReported && !opening.isHeld && opening.amount.isAtRest(at: time) else {
            return
        }
        composition.openings.changeFirst { $0.isReported = true }
        if opening.amount.target == 1 { return emit(.didOpen(index: opening.index)) }
        composition.openings = []
        restartAutoplay()
        if !opening.isRemoved { emit(.didClose(index: opening.index)) }
    }
}
