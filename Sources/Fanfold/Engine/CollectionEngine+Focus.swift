/// The item that a keyboard or a screen reader is on.
extension CollectionEngine {
    /// Focuses an item, and scrolls to it where its centre is not in view.
    ///
    /// - Parameters:
    ///   - index: The item; nil for none. One outside 0..<count is a programmer's error and stops the program.
    ///   - time: In seconds.
    public mutating func focus(on index: Int?, time: Double) {
        if let index { requireItem(index, "focus(on:) index") }
        pass(to: time)
        focusedItem = index
        guard let index, !isOpening, !isCenterInView(index) else { return }
        scroll(to: index, animated: true, time: self.time)
    }

    /// Moves the focus with a key that would scroll by items, where an item has it; whether it went elsewhere, or
    /// nil where the key does not move it.
    mutating func moveFocus(by key: Key) -> Bool? {
        guard let current = focusedItem, let step = step(of: key, from: current) else { return nil }
        let last = context.count - 1
        let target =
            context.isLooping
            ? context.index(ofSlot: current + step) : (current + step).clamped(to: 0...last)
        guard target != current else { return false }
        focus(on: target, time: time)
        return true
    }

    private func step(of key: Key, from current: Int) -> Int? {
        switch (key, axis) {
        case (.home, _): -current
        case (.end, _): context.count - 1 - current
        case (.arrowUp, .vertical): -1
        case (.arrowDown, .vertical): 1
        case (.arrowLeft, .horizontal): -Int(directionSign)
        case (.arrowRight, .horizontal): Int(directionSign)
        default: nil
        }
    }

    private mutating func isCenterInView(_ index: Int) -> Bool {
        updateFrame()
        guard let shown = frame.visibleItems.first(where: { $0.index == index && !$0.isLeaving }) else {
            return false
        }
        return Rect(size: context.viewport).contains(shown.attributes.center)
    }
}
