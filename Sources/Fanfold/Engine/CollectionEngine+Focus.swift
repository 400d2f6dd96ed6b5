/// The focus of the keyboard or of assistive technologies.
extension CollectionEngine {
    /// Focuses an item, and scrolls to it if its center is out of view.
    ///
    /// - Parameters:
    ///    - index: The item; nil removes the focus. An index outside 0..<count is a programmer's error and stops the
    ///      program.
    ///    - time: In seconds.
    public mutating func focus(on index: Int?, time: Double) {
        if let index { requireItem(index, "focus(on:) index") }
        passTime(to: time)
        focusedItem = index
        guard let index, !hasOpenItem, !isCenterInView(index) else { return }
        scroll(to: index, animated: true, time: self.time)
    }

    /// Moves the focus by a key. Returns whether it moved, or nil if no item is focused or the key does not move the
    /// focus.
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
