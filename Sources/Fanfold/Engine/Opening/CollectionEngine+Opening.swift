/// One item fills the viewport, and goes back.
extension CollectionEngine {
    /// Brings an item to fill the viewport, or a rectangle; the others leave along the scroll axis.
    ///
    /// An item that is not in view is scrolled to first. Another one that is open is closed first; the
    /// same one, on its way back, is reversed from where it is. Of items that wait for that, only the last one is
    /// open. Meanwhile nothing scrolls, and pointers belong to the item's content, but for a drag down and a
    /// pinch, which close it under the finger. As soon as it goes back, pointers, wheels and keys are for the
    /// content again.
    ///
    /// - Parameters:
    ///   - index: The item. One outside 0..<count is a programmer's error and stops the program.
    ///   - frame: What it fills, in the viewport. The default value is nil: the viewport.
    ///   - animated: Whether it takes time. The default value is true.
    ///   - time: In seconds.
    @inline(never)
    public mutating func openItem(
        at index: Int, in frame: Rect? = nil, animated: Bool = true, time: Double
    ) {
        requireItem(index, "openItem(at:) index")
        pass(to: time)
        forgetWaitingOpening()
        if !animated, let current = composition.opening, current.index != index || current.isGone {
            closeOpening(animated: false)
            finishWhatIsDue()
        }
        if let current = composition.opening, current.index != index || current.isGone {
            closeOpening()
            steps.append(.open(index))
        } else {
            beginOpening(index, in: frame, animated: animated)
        }
        finishWhatIsDue()
    }

    /// Sends the open item back to its place, and opens none that waits for that; does nothing where none
    /// is.
    ///
    /// - Parameters:
    ///   - animated: Whether it takes time. The default value is true.
    ///   - time: In seconds.
    public mutating func closeItem(animated: Bool = true, time: Double) {
        pass(to: time)
        forgetWaitingOpening()
        closeOpening(animated: animated)
        finishWhatIsDue()
    }

    /// One that was called for while another one went back, and that a later call does without.
    private mutating func forgetWaitingOpening() {
        if case .open = steps.last { steps.removeLast() }
    }

    /// The item that fills its frame or is on its way there, if any.
    public var openedItem: Int? {
        composition.opening.flatMap { $0.amount.target == 1 || $0.isWaitingForScroll ? $0.index : nil }
    }

    /// The item that is open, or on its way there, or that waits until another one is back, if any.
    package var itemToOpen: Int? {
        if case .open(let index) = steps.last { index } else { openedItem }
    }

    /// Whether an item is open, or on its way there, or waits until another one is back.
    package func isToBeOpened(_ index: Int) -> Bool {
        openedItem == index || steps.contains(.open(index))
    }

    /// The item that is open, or on its way there or back, if any.
    package var itemOnItsWay: Int? { composition.opening.flatMap { $0.isGone ? nil : $0.index } }

    /// Whether an item fills its frame, and nothing moves it.
    package func isOpened(_ index: Int) -> Bool {
        openedItem == index && composition.opening?.isReported == true
    }

    /// How much an item is open: 0 where all are in their places, 1 where one fills its frame. A spring may lead a
    /// little beyond.
    public var openProgress: Double { composition.opening?.amount.value(at: time) ?? 0 }

    /// The part of the vignette that is left: 1 where nothing is open, 0 where an item fills its frame.
    public var vignetteOpacity: Double {
        let returning = composition.returning?.amount.value(at: time) ?? 0
        return 1 - max(openProgress, returning).clamped(to: 0...1)
    }
}

extension CollectionEngine {
    /// Whether an item is open, on its way there, or held on its way: what is touched is its own.
    var isOpening: Bool {
        !composition.openings.isEmpty && !composition.openings[0].isGoingBack
    }

    @inline(never)
    mutating func beginOpening(
        _ index: Int, in frame: Rect?, animated: Bool = true, whileSettling: Bool = false
    ) {
        var opening = composition.opening ?? Opening(index: index, frame: frame)
        guard !isOpening else { return }
        emit(.willOpen(index: index))
        opening.isClosed = false
        endTracking()
        updateFrame()
        if self.frame.visibleItems.contains(where: { $0.index == index && !$0.isLeaving }) {
            if !whileSettling { stopScrolling() }
        } else {
            scrolling.restingPosition = context.slot(of: index, near: scrolling.restingPosition)
            let target = layout.offset(showing: scrolling.restingPosition, in: context)
            let isNear = abs(target - context.offset) < context.viewport[axis]
            let velocity = scrolling.motion.velocity(at: time)
            if context.reduceMotion || !animated {
                rest(at: target)
            } else {
                spring(to: target, velocity: velocity)
            }
            opening.isWaitingForScroll = !scrolling.motion.isStill && !(whileSettling && isNear)
        }
        composition.opening = opening
        if !opening.isWaitingForScroll { animateOpening(to: 1, animated: animated) }
    }

    private mutating func stopScrolling() {
        scrolling.isUnsettled = scrolling.isUnsettled || !scrolling.motion.isStill
        scrolling.releaseTime = .infinity
        hold(at: context.offset)
    }

    /// Lets an item that is on its way back go the rest of it, and tells of it, so that another one can be open.
    mutating func makeWayForOpening(of index: Int) {
        guard let current = composition.opening, current.index != index || current.isGone else { return }
        composition.openings = []
        composition.returning = current
        if !current.isGone { emit(.didClose(index: current.index)) }
    }

    mutating func closeOpening(animated: Bool = true) {
        guard let opening = composition.opening else { return }
        guard opening.amount.target != 0 || opening.isWaitingForScroll || opening.isHeld else { return }
        loseOpening()
        announceClosing()
        composition.openings.changeFirst { $0.isWaitingForScroll = false }
        animateOpening(to: 0, animated: animated)
    }

    /// Says once that the item goes back.
    @inline(never)
    mutating func announceClosing() {
        guard let opening = composition.opening, !opening.isClosed else { return }
        composition.openings.changeFirst { $0.isClosed = true }
        emit(.willClose(index: opening.index))
    }

    /// The item is removed: the others come back, without it.
    mutating func dropOpening(gap: Int, animated: Bool) {
        loseOpening()
        guard animated else { return composition.openings = [] }
        let (now, scale) = (time, viewportScale)
        composition.openings.changeFirst {
            $0.leave(gap: gap, at: now, scale: scale)
            $0.isWaitingForScroll = false
        }
        animateOpening(to: 0)
    }

    /// The content has moved with the items: what is open is seen where it was.
    mutating func moveOpening(by items: Int) {
        let (now, scale) = (time, viewportScale)
        composition.openings.changeFirst { $0.move(by: items, at: now, scale: scale) }
        composition.returnings.changeFirst { $0.move(by: items, at: now, scale: scale) }
    }

    /// - Parameter velocity: In units of the amount per second; nil goes on with the one that it has.
    @inline(never)
    mutating func animateOpening(to target: Double, velocity: Double? = nil, animated: Bool = true) {
        let (now, scale) = (time, viewportScale)
        composition.openings.changeFirst {
            $0.isReported = false
            if animated {
                $0.amount.animate(to: target, velocity: velocity, at: now, scale: scale)
            } else {
                $0.amount.hold(at: target)
            }
        }
    }

    /// Begins an opening whose item has been scrolled to, and tells of one that has ended.
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
        if !opening.isGone { emit(.didClose(index: opening.index)) }
    }
}
