/// One thing after the other.
extension CollectionEngine {
    /// Appends an item as a browser opens a tab: dismisses what is highlighted, scrolls to the end, inserts the
    /// item, highlights it.
    ///
    /// Calls made while one runs wait for it. The application has the new item ready: it is in the collection at
    /// `didInsert`.
    public mutating func append(time: Double) {
        pass(to: time)
        dismissHighlight()
        steps.append(.scrollToEnd)
        steps.append(.insertAtEnd)
        finishWhatIsDue()
    }

    /// The application's answer to ``CollectionEvent/shouldAppend``.
    ///
    /// - Parameters:
    ///   - isInserted: Whether there is a new last item, which is then highlighted.
    ///   - time: In seconds.
    public mutating func answerAppending(isInserted: Bool, time: Double) {
        pass(to: time)
        guard steps.first == .awaitInsertion else { return }
        steps.removeFirst()
        if isInserted { goOn(withAppended: context.count - 1) }
        finishWhatIsDue()
    }

    private mutating func goOn(withAppended index: Int) {
        steps.insert(.reportAppend(index), at: 0)
        steps.insert(.highlight(index), at: 0)
    }

    /// Begins the next step, where everything is at rest.
    ///
    /// - Returns: Whether something was begun.
    mutating func takeStep() -> Bool {
        guard let step = steps.first, step != .awaitInsertion, isQuiet else { return false }
        if let highlight = composition.highlight, !step.allowsHighlight(of: highlight.index) {
            dismissHighlight()
            return composition.highlight?.amount.isAtRest(at: time) == true
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
        case .highlight(let index): if index < context.count { beginHighlight(index, in: nil) }
        case .reportAppend(let index): if index < context.count { emit(.didAppend(index: index)) }
        }
    }

    /// Whether nothing moves and nobody holds anything: a step may begin.
    private var isQuiet: Bool {
        scrolling.isStill && pointers.tracking == nil && !composition.isMoving(at: time)
            && composition.highlight?.isWaitingForScroll != true && composition.highlight?.isHeld != true
    }
}
