/// One item fills the viewport, and goes back.
extension CollectionEngine {
    /// Brings an item to fill the viewport, or a rectangle; the others leave along the scroll axis.
    ///
    /// An item that is not in view is scrolled to first. Another one that is highlighted is dismissed first; the
    /// same one, on its way back, is reversed from where it is. Of items that wait for that, only the last one is
    /// highlighted. Meanwhile nothing scrolls, and pointers belong to the item's content, but for a drag down and a
    /// pinch, which dismiss it under the finger. As soon as it goes back, pointers, wheels and keys are for the
    /// content again.
    ///
    /// - Parameters:
    ///   - index: The item. One outside 0..<count is a programmer's error and stops the program.
    ///   - frame: What it fills, in the viewport. The default value is nil: the viewport.
    ///   - animated: Whether it takes time. The default value is true.
    ///   - time: In seconds.
    @inline(never)
    public mutating func highlight(
        _ index: Int, in frame: Rect? = nil, animated: Bool = true, time: Double
    ) {
        requireItem(index, "highlight(_:) index")
        pass(to: time)
        forgetWaitingHighlight()
        if !animated, let current = composition.highlight, current.index != index || current.isGone {
            dismissHighlight(animated: false)
            finishWhatIsDue()
        }
        if let current = composition.highlight, current.index != index || current.isGone {
            dismissHighlight()
            steps.append(.highlight(index))
        } else {
            beginHighlight(index, in: frame, animated: animated)
        }
        finishWhatIsDue()
    }

    /// Sends the highlighted item back to its place, and highlights none that waits for that; does nothing where none
    /// is.
    ///
    /// - Parameters:
    ///   - animated: Whether it takes time. The default value is true.
    ///   - time: In seconds.
    public mutating func dismiss(animated: Bool = true, time: Double) {
        pass(to: time)
        forgetWaitingHighlight()
        dismissHighlight(animated: animated)
        finishWhatIsDue()
    }

    /// One that was called for while another one went back, and that a later call does without.
    private mutating func forgetWaitingHighlight() {
        if case .highlight = steps.last { steps.removeLast() }
    }

    /// The item that fills its frame or is on its way there, if any.
    public var highlightedItem: Int? {
        composition.highlight.flatMap { $0.amount.target == 1 || $0.isWaitingForScroll ? $0.index : nil }
    }

    /// The item that is highlighted, or on its way there, or that waits until another one is back, if any.
    package var itemToHighlight: Int? {
        if case .highlight(let index) = steps.last { index } else { highlightedItem }
    }

    /// Whether an item is highlighted, or on its way there, or waits until another one is back.
    package func isToBeHighlighted(_ index: Int) -> Bool {
        highlightedItem == index || steps.contains(.highlight(index))
    }

    /// The item that is highlighted, or on its way there or back, if any.
    package var itemOnItsWay: Int? { composition.highlight.flatMap { $0.isGone ? nil : $0.index } }

    /// Whether an item fills its frame, and nothing moves it.
    package func isHighlighted(_ index: Int) -> Bool {
        highlightedItem == index && composition.highlight?.isReported == true
    }

    /// How much an item is highlighted: 0 where all are in their places, 1 where one fills its frame. A spring may lead a
    /// little beyond.
    public var highlightProgress: Double { composition.highlight?.amount.value(at: time) ?? 0 }

    /// The part of the veil that is left: 1 where nothing is highlighted, 0 where an item fills its frame.
    public var veilOpacity: Double {
        let returning = composition.returning?.amount.value(at: time) ?? 0
        return 1 - max(highlightProgress, returning).clamped(to: 0...1)
    }
}

extension CollectionEngine {
    /// Whether an item is highlighted, on its way there, or held on its way: what is touched is its own.
    var isHighlighting: Bool {
        !composition.highlights.isEmpty && !composition.highlights[0].isGoingBack
    }

    @inline(never)
    mutating func beginHighlight(
        _ index: Int, in frame: Rect?, animated: Bool = true, whileSettling: Bool = false
    ) {
        var highlight = composition.highlight ?? Highlight(index: index, frame: frame)
        guard !isHighlighting else { return }
        emit(.willHighlight(index: index))
        highlight.isDismissed = false
        endTracking()
        updateStage()
        if stage.items.contains(where: { $0.index == index && !$0.isLeaving }) {
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
            highlight.isWaitingForScroll = !scrolling.motion.isStill && !(whileSettling && isNear)
        }
        composition.highlight = highlight
        if !highlight.isWaitingForScroll { animateHighlight(to: 1, animated: animated) }
    }

    private mutating func stopScrolling() {
        scrolling.isUnsettled = scrolling.isUnsettled || !scrolling.motion.isStill
        scrolling.releaseTime = .infinity
        hold(at: context.offset)
    }

    /// Lets an item that is on its way back go the rest of it, and tells of it, so that another one can be highlighted.
    mutating func makeWayForHighlight(of index: Int) {
        guard let current = composition.highlight, current.index != index || current.isGone else { return }
        composition.highlights = []
        composition.returning = current
        if !current.isGone { emit(.didDismiss(index: current.index)) }
    }

    mutating func dismissHighlight(animated: Bool = true) {
        guard let highlight = composition.highlight else { return }
        guard highlight.amount.target != 0 || highlight.isWaitingForScroll || highlight.isHeld else { return }
        loseHighlight()
        announceDismissal()
        composition.highlights.changeFirst { $0.isWaitingForScroll = false }
        animateHighlight(to: 0, animated: animated)
    }

    /// Says once that the item goes back.
    @inline(never)
    mutating func announceDismissal() {
        guard let highlight = composition.highlight, !highlight.isDismissed else { return }
        composition.highlights.changeFirst { $0.isDismissed = true }
        emit(.willDismiss(index: highlight.index))
    }

    /// The item is removed: the others come back, without it.
    mutating func dropHighlight(gap: Int, animated: Bool) {
        loseHighlight()
        guard animated else { return composition.highlights = [] }
        let (now, scale) = (time, viewportScale)
        composition.highlights.changeFirst {
            $0.leave(gap: gap, at: now, scale: scale)
            $0.isWaitingForScroll = false
        }
        animateHighlight(to: 0)
    }

    /// The content has moved with the items: what is highlighted is seen where it was.
    mutating func moveHighlight(by items: Int) {
        let (now, scale) = (time, viewportScale)
        composition.highlights.changeFirst { $0.move(by: items, at: now, scale: scale) }
        composition.returnings.changeFirst { $0.move(by: items, at: now, scale: scale) }
    }

    /// - Parameter velocity: In units of the amount per second; nil goes on with the one that it has.
    @inline(never)
    mutating func animateHighlight(to target: Double, velocity: Double? = nil, animated: Bool = true) {
        let (now, scale) = (time, viewportScale)
        composition.highlights.changeFirst {
            $0.isReported = false
            if animated {
                $0.amount.animate(to: target, velocity: velocity, at: now, scale: scale)
            } else {
                $0.amount.hold(at: target)
            }
        }
    }

    /// Begins a highlight whose item has been scrolled to, and tells of one that has ended.
    mutating func finishHighlight() {
        guard let highlight = composition.highlight else { return }
        if highlight.isWaitingForScroll {
            guard scrolling.motion.isStill else { return }
            composition.highlights.changeFirst { $0.isWaitingForScroll = false }
            return animateHighlight(to: 1)
        }
        guard !highlight.isReported && !highlight.isHeld && highlight.amount.isAtRest(at: time) else {
            return
        }
        composition.highlights.changeFirst { $0.isReported = true }
        if highlight.amount.target == 1 { return emit(.didHighlight(index: highlight.index)) }
        composition.highlights = []
        if !highlight.isGone { emit(.didDismiss(index: highlight.index)) }
    }
}
