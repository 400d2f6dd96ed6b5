/// What is done one after the other, each when the one before it has come to rest.
enum EngineStep: Equatable, Sendable {
    case scrollToEnd
    case insertAtEnd
    case highlight(Int)
    case highlightLast
    case reportAppend
}

extension CollectionEngine {
    /// Appends an item as a browser opens a tab: dismisses what is highlighted, scrolls to the end, inserts the
    /// item, highlights it.
    ///
    /// Calls made while one runs wait for it. The application has the new item ready: it is in the collection at
    /// `didInsert`.
    public mutating func append(time: Double) {
        pass(to: time)
        dismissHighlight()
        steps += [.scrollToEnd, .insertAtEnd, .highlightLast, .reportAppend]
        finishWhatIsDue()
    }

    /// Begins the next step, and the one after it, for as long as everything is at rest.
    mutating func takeSteps() {
        while !steps.isEmpty && isQuiet {
            // Each append begins with nothing highlighted.
            if steps[0] == .scrollToEnd && composition.highlight != nil { return dismissHighlight() }
            begin(steps.removeFirst())
        }
    }

    private mutating func begin(_ step: EngineStep) {
        switch step {
        case .scrollToEnd:
            let end = layout.offsetRange(in: context).upperBound
            let target = layout.restingOffset(forProposed: end, in: context)
            if context.reduceMotion { rest(at: target) } else { spring(to: target, velocity: 0) }
        case .insertAtEnd: apply(.insert(at: context.count), animated: true)
        case .highlight(let index): if index < context.count { beginHighlight(index, in: nil) }
        case .highlightLast: if context.count > 0 { beginHighlight(context.count - 1, in: nil) }
        case .reportAppend: emit(.didAppend(index: context.count - 1))
        }
    }

    /// Whether nothing moves and nobody holds anything: a step may begin.
    private var isQuiet: Bool {
        motion.isStill && tracking == nil && !wheelReleaseTime.isFinite && !composition.isMoving(at: time)
            && composition.highlight?.isWaitingForScroll != true && composition.highlight?.isHeld != true
    }
}
