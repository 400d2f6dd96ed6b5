/// One thing after the other.
extension CollectionEngine {
    /// Appends an item as a browser opens a tab: closes what is open, scrolls to the end, inserts the
    /// item, opens it.
    ///
    /// One begins as soon as the other is nearly done. Calls made while one runs wait for it. The application has the
    /// new item ready: it is in the collection at `didInsert`.
    public mutating func append(time: Double) {
        pass(to: time)
        steps.append(.scrollToEnd)
        steps.append(.insertAtEnd)
        finishWhatIsDue()
    }

    /// The application's answer to ``CollectionEvent/shouldAppend``.
    ///
    /// - Parameters:
    ///   - isInserted: Whether there is a new last item, which is then open.
    ///   - time: In seconds.
    public mutating func answerAppending(isInserted: Bool, time: Double) {
        pass(to: time)
        guard steps.first?.isAnswered == true else { return }
        steps.removeFirst()
        if isInserted { goOn(withAppended: context.count - 1) }
        finishWhatIsDue()
    }

    private mutating func goOn(withAppended index: Int) {
        steps.insert(.reportAppend(index), at: 0)
        steps.insert(.open(index), at: 0)
    }

    /// Begins the next step, where all that it follows is nearly done.
    ///
    /// - Returns: Whether something was begun.
    @inline(never)
    mutating func takeStep() -> Bool {
        guard let step = steps.first, isReady(for: step) else { return false }
        if let opening = composition.opening, isOpening && !step.allowsOpening(of: opening.index) {
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
            let target = offset(atEnd: true)
            if context.reduceMotion { rest(at: target) } else { spring(to: target, velocity: 0) }
        case .insertAtEnd:
            guard !options.asksBeforeAppending else {
                steps.insert(.awaitInsertion, at: 0)
                return emit(.shouldAppend)
            }
            apply(.insert(at: context.count), animated: true)
            goOn(withAppended: context.count - 1)
        case .awaitInsertion: break
        case .open(let index):
            guard index < context.count else { return }
            makeWayForOpening(of: index)
            beginOpening(index, in: nil, whileSettling: true)
        case .reportAppend(let index): if index < context.count { emit(.didAppend(index: index)) }
        }
    }

    /// The instant at which the next step may begin, in seconds, where it waits for what is on its way.
    @usableFromInline
    @inline(never)
    var stepTime: Double {
        guard steps.first?.isAnswered != true else { return .infinity }
        let end = nearEnd
        return end > time ? end : .infinity
    }

    private func isReady(for step: EngineStep) -> Bool {
        guard
            pointers.tracking == nil && !scrolling.isHeld && composition.opening?.isHeld != true
                && composition.opening?.isWaitingForScroll != true
        else { return false }
        switch step {
        case .scrollToEnd: return true
        case .insertAtEnd: return isSettling && nearEnd <= time
        case .open: return isSettling && nearEnd <= time && composition.returning == nil
        case .awaitInsertion: return false
        case .reportAppend: return scrolling.isStill && !composition.isMoving(at: time)
        }
    }

    /// Whether the content is at rest, or on its way to where it rests.
    private var isSettling: Bool { scrolling.motion.endsAtRest }

    /// When all that moves is so near to where it rests that something else may begin, in seconds.
    private var nearEnd: Double {
        let scroll = scrolling.motion.isStill ? -Double.infinity : scrolling.motion.endTime
        return max(composition.lastEnd, scroll) - Tuning.stepLead
    }
}
