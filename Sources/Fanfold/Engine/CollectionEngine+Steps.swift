/// What is done one after the other, each when the one before it has come to rest.
enum EngineStep: Equatable, Sendable {
    case scrollToEnd
    case insertAtEnd
    case highlight(Int)
    case reportAppend(Int)

    /// Goes on about the same item; false where that is gone.
    mutating func renumber(_ change: IndexChange) -> Bool {
        switch self {
        case .scrollToEnd, .insertAtEnd: return true
        case .highlight(var index):
            defer { self = .highlight(index) }
            return change.renumber(&index)
        case .reportAppend(var index):
            defer { self = .reportAppend(index) }
            return change.renumber(&index)
        }
    }

    /// Whether it goes together with a highlighted item.
    func allowsHighlight(of item: Int) -> Bool {
        switch self {
        case .scrollToEnd, .insertAtEnd: false
        case .highlight(let index): index == item
        case .reportAppend: true
        }
    }
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
        steps.append(.scrollToEnd)
        steps.append(.insertAtEnd)
        finishWhatIsDue()
    }

    /// Begins the next step, where everything is at rest.
    ///
    /// - Returns: Whether something was begun.
    mutating func takeStep() -> Bool {
        guard let step = steps.first, isQuiet else { return false }
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
            let index = context.count
            apply(.insert(at: index), animated: true)
            steps.insert(.reportAppend(index), at: 0)
            steps.insert(.highlight(index), at: 0)
        case .highlight(let index): if index < context.count { beginHighlight(index, in: nil) }
        case .reportAppend(let index): if index < context.count { emit(.didAppend(index: index)) }
        }
    }

    /// Whether nothing moves and nobody holds anything: a step may begin.
    private var isQuiet: Bool {
        motion.isStill && tracking == nil && !wheelReleaseTime.isFinite && !composition.isMoving(at: time)
            && composition.highlight?.isWaitingForScroll != true && composition.highlight?.isHeld != true
    }
}
