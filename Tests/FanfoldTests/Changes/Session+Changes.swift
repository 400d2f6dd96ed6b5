@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Calls of an application.
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

    /// Animates a change of the layout or its context.
    mutating func morph(_ change: (inout StandardLayout, inout LayoutContext) -> Void) {
        engine.reconfigure(animated: true, time: time, change)
        advance()
    }

    /// Waits until nothing moves and only answers are pending.
    mutating func settle() {
        let start = time
        advance()
        while engine.needsFrame && time < start + Self.patience { wait(Self.frame) }
    }
}

/// Visible items.
extension Session {
    /// A visible item that has not been removed.
    func shown(_ index: Int) -> VisibleItem? {
        engine.frame.visibleItems.first { $0.index == index && !$0.isLeaving }
    }

    /// The attributes of all items, ordered by index.
    var poses: [Int: ItemAttributes] {
        engine.frame.visibleItems.reduce(into: [:]) { if !$1.isLeaving { $0[$1.index] = $1.attributes } }
    }

    /// The attributes in a new engine with the current state.
    var freshPoses: [Int: ItemAttributes] {
        var frame = Frame()
        frame.update(layout, in: engine.context)
        return frame.visibleItems.reduce(into: [:]) { $0[$1.index] = $1.attributes }
    }

    /// The corners of the viewport.
    var viewportQuad: Quad {
        let size = engine.context.viewport
        return Quad((0, 0), (size.width, 0), (size.width, size.height), (0, size.height))
    }

    /// All events except settling events.
    var changeEvents: [CollectionEvent] {
        events.filter { if case .didSettle = $0 { false } else { true } }
    }
}

extension [Int: ItemAttributes] {
    /// Whether two frames show the same items with nearly equal attributes.
    func isNear(_ other: Self, within tolerance: Double = 1e-6) -> Bool {
        keys.sorted() == other.keys.sorted()
            && allSatisfy { other[$0]?.isNear($1, within: tolerance) == true }
    }
}
