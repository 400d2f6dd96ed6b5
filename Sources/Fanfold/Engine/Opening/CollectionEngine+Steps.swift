/// Sequences of steps.
extension CollectionEngine {
    /// Appends an item as a browser opens a tab: closes the open item, scrolls to the end, inserts the item, scrolls to
    /// it, and opens it.
    ///
    /// Each step begins shortly before the end of the previous one. Further calls are queued. The application
    /// provides the new item before the call: it is in the collection at `didInsert`. A collection that has
    /// ``LayoutContext/maximumCount`` items by then only closes the open item and scrolls to the end. Under Reduce Motion, the
    /// content goes to the new item at once.
    public mutating func append(time: Double) {
        passTime(to: time)
        scrolling.isRequested = false
        steps.append(.scrollToEnd)
        steps.append(.insertAtEnd)
        finishDueMotions()
    }

    /// Answers ``CollectionEvent/shouldAppend``.
    ///
    /// - Parameters:
    ///    - isInserted: Whether there is a new last item, which then opens.
    ///    - time: In seconds.
    public mutating func answerAppending(isInserted: Bool, time: Double) {
        passTime(to: time)
        guard steps.first?.isAnswered == true else { return }
        steps.removeFirst()
        if isInserted { openAppended(context.count - 1) }
        finishDueMotions()
    }

    private mutating func openAppended(_ index: Int) {
        steps.insert(.reportAppend(index), at: 0)
        steps.insert(.open(index), at: 0)
    }

    /// Begins the next step if the motions before it are nearly over.
    ///
    /// - Returns: Whether a step or a closing began.
    @inline(never)  // Inlined, it adds to the WebAssembly.
    mutating func takeStep() -> Bool {
        guard let step = steps.first, isReady(for: step) else { return false }
        if let opening = composition.opening, hasOpenItem && !step.allowsOpening(of: opening.index) {
            closeOpening()
            return true
        }
        steps.removeFirst()
        begin(step)
        return true
    }

    private mutating func begin(_ step: EngineStep) {
        switch step {
        case .scrollToEnd:
            guard !scrolling.isRequested && !context.reduceMotion else { return }
            spring(to: offset(atEnd: true), velocity: 0)
        case .insertAtEnd:
            guard context.count < LayoutContext.maximumCount else { return }
            guard !options.asksBeforeAppending else {
                steps.insert(.awaitInsertion, at: 0)
                return emit(.shouldAppend)
            }
            updateFrame()
            let before = frame.visibleItems
            apply(.insert(at: context.count), animated: true)
            if context.reduceMotion { crossFade(before) }
            openAppended(context.count - 1)
        case .awaitInsertion, .close: break
        case .open(let index):
            guard index < context.count else { return }
            finishClosingInBackground(before: index)
            beginOpening(index, in: nil, whileSettling: true)
            scrolling.isRequested = false
        case .reportAppend(let index): if index < context.count { emit(.didAppend(index: index)) }
        }
    }

    /// The instant at which the next step may begin, in seconds; infinite if it waits for an answer.
    @usableFromInline
    var stepTime: Double {
        guard steps.first?.isAnswered != true else { return .infinity }
        let end = nearEnd
        return end > time ? end : .infinity
    }

    /// Whether the next step waits for the release of the content or of the open item.
    @usableFromInline
    var holdsSteps: Bool {
        pointers.tracking != nil || scrolling.isHeld || composition.opening?.isHeld == true
    }

    private func isReady(for step: EngineStep) -> Bool {
        guard !holdsSteps && composition.opening?.isWaitingForScroll != true else { return false }
        switch step {
        case .scrollToEnd, .close: return true
        case .insertAtEnd: return isSettling && nearEnd <= time
        case .open: return isSettling && nearEnd <= time && composition.returning == nil
        case .awaitInsertion: return false
        case .reportAppend: return scrolling.isStill && !composition.isMoving(at: time)
        }
    }

    /// Whether the content is at rest or moves to its resting offset.
    private var isSettling: Bool { scrolling.motion.endsAtRest }

    /// The instant at which all motions are so near to their targets that the next step may begin, in seconds.
    private var nearEnd: Double {
        let scroll = scrolling.motion.isStill ? -Double.infinity : scrolling.motion.endTime
        return max(composition.lastEnd, scroll) - Tuning.stepLead
    }
}
