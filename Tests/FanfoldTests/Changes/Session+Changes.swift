@testable import Fanfold

/// What an application asks of an engine.
extension Session {
    mutating func openItem(at index: Int, in frame: Rect? = nil) {
        engine.openItem(at: index, in: frame, time: time)
        advance()
    }

    mutating func closeItem() {
        engine.closeItem(time: time)
        advance()
    }

    mutating func apply(_ changes: CollectionChange..., animated: Bool = true) {
        engine.apply(changes, animated: animated, time: time)
        advance()
    }

    mutating func undo() {
        _ = engine.undoRemoval(animated: true, time: time)
        advance()
    }

    mutating func answer(_ index: Int, isAllowed: Bool) {
        engine.answerRemoval(of: index, isAllowed: isAllowed, time: time)
        advance()
    }

    /// The layout or what it is a function of changes gradually.
    mutating func morph(_ change: (inout StandardLayout, inout LayoutContext) -> Void) {
        engine.reconfigure(animated: true, time: time, change)
        advance()
    }

    /// Waits until nothing moves and nothing waits for anything but a person.
    mutating func settle() {
        let start = time
        advance()
        while engine.needsFrame && time < start + Self.patience { wait(Self.frame) }
    }
}

/// What is seen.
extension Session {
    /// How an item is shown, where it is visible and has not been removed.
    func shown(_ index: Int) -> VisibleItem? {
        engine.frame.visibleItems.first { $0.index == index && !$0.isLeaving }
    }

    /// How all items are shown, in the order of their indices.
    var poses: [Int: ItemAttributes] {
        engine.frame.visibleItems.reduce(into: [:]) { if !$1.isLeaving { $0[$1.index] = $1.attributes } }
    }

    /// What an engine shows that has never known anything else than the present state.
    var freshPoses: [Int: ItemAttributes] {
        var frame = Frame()
        frame.update(layout, in: engine.context)
        return frame.visibleItems.reduce(into: [:]) { $0[$1.index] = $1.attributes }
    }

    /// Where the viewport's corners are.
    var viewportQuad: Quad {
        let size = engine.context.viewport
        return Quad((0, 0), (size.width, 0), (size.width, size.height), (0, size.height))
    }

    /// Every event but those that say that the content is at rest.
    var changeEvents: [CollectionEvent] {
        events.filter { if case .didSettle = $0 { false } else { true } }
    }
}

extension [Int: ItemAttributes] {
    /// Whether two frames show the same items in the same way.
    func isNear(_ other: Self, within tolerance: Double = 1e-6) -> Bool {
        keys.sorted() == other.keys.sorted()
            && allSatisfy { other[$0]?.isNear($1, within: tolerance) == true }
    }
}
