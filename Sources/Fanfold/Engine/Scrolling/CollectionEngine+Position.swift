/// The scroll position, in items.
extension CollectionEngine {
    /// The scroll position: from 0 at the start to count − 1 at the end, and beyond them; a whole number while the
    /// content rests at an item. In a loop it has no end.
    ///
    /// - Complexity: O(1).
    ///
    /// In a viewport without area, it is the position that is shown as soon as there is area.
    public var position: Double {
        let position = scrollPosition(at: context.offset)
        let whole = position.roundedHalfUp
        return abs(position - whole) < wholePositionTolerance ? whole : position
    }

    /// The scroll position as a part of the content: 0 at the start, 1 at the end. In a loop it has no end.
    public var progress: Double { progress(atPosition: position) }

    /// Returns a scroll position as a part of the content, for a host that needs the position as well.
    @inline(never)
    @_spi(Host) public func progress(atPosition position: Double) -> Double {
        let progress = position / Double(max(context.count - 1, 1))
        return context.isLooping ? progress : progress.clamped(to: 0...1)
    }

    /// The position at which the content rests, rested last, or will rest.
    package var restingPosition: Double { scrolling.restingPosition }

    /// Whether the content shows its start: no scroll leads further back. False in a loop.
    public var isAtStart: Bool {
        !context.isLooping
            && (position <= roundingMargin || context.offset - scrollRange.lowerBound < Settling.distance)
    }

    /// Whether the content shows its end: no scroll leads further on. False in a loop.
    public var isAtEnd: Bool {
        !context.isLooping
            && (position >= Double(context.count - 1) - roundingMargin
                || scrollRange.upperBound - context.offset < Settling.distance)
    }

    /// The item that is shown at the current offset: the nearest one, or 0 if there is none. At the ends it is the first
    /// or the last item.
    public var itemShown: Int { item(shownAt: context.offset) }

    /// The item that will be shown once the content has settled without further input.
    public var targetItem: Int { item(shownAt: targetOffset) }

    /// Returns whether the content shows an offset, or moves to it: a host whose state sets this offset changes nothing.
    ///
    /// - Parameter offset: In points. An offset beyond an end counts as the end, as does content beyond it; one that is
    ///   not finite is never shown.
    public func shows(offset: Double) -> Bool {
        let range = scrollRange
        let target = offset.clamped(to: range)
        // Content beyond an end returns by itself.
        let distance = min(abs(target - context.offset.clamped(to: range)), abs(target - targetOffset))
        return distance < invisibleDistance
    }

    /// Scrolls to a scroll position at once, or to the item there.
    ///
    /// - Parameters:
    ///    - position: The scroll position, limited to the items unless the content loops. A position that is not finite
    ///      is ignored.
    ///    - animated: Whether the scroll is animated. A layout that snaps then settles at the nearest item.
    ///    - time: In seconds.
    public mutating func scroll(toPosition position: Double, animated: Bool, time: Double) {
        guard position.isFinite else { return }
        passTime(to: time)
        scroll(
            toOffset: layout.offset(atScrollPosition: position, in: context), animated: animated, time: time)
    }

    /// Returns the offset of the next or the previous item, past items that rest at the same offset, or of such a page.
    ///
    /// - Parameters:
    ///    - forward: Whether the next item is meant instead of the previous one.
    ///    - items: The number of items of a page; at least 1. Pages are counted from the item at the first offset. The default value is
    ///      1.
    /// - Returns: An offset to scroll to, in points; nil at the end.
    public func neighborOffset(forward: Bool, items: Int = 1) -> Double? {
        guard context.count > 0 && !context.viewport.isEmpty else { return nil }
        return items > 1 ? offset(ofPageAfter: forward, length: items) : offset(byItems: forward ? 1 : -1)
    }

    /// Returns the page shown, counted from 0: at the end, the last one.
    ///
    /// - Parameter length: The number of items of a page; at least 1. With 1, pages are items.
    @_spi(Host) public func pageShown(length: Int) -> Int {
        guard length > 1 && !context.viewport.isEmpty else { return itemShown / max(length, 1) }
        let last = max(context.count - 1, 0) / length
        if isAtEnd { return last }
        let page = layout.page(length: Double(length), in: context)
        let item = context.index(ofSlot: (page * Double(length) + Tuning.itemTolerance).roundedDownToInt)
        return (item / length).clamped(to: 0...last)
    }

    /// Returns the offset at which a page rests, as after a number of steps to the next page from the start.
    ///
    /// - Parameters:
    ///    - page: A page after the last one counts as the end.
    ///    - length: The number of items of a page; at least 1. With 1, pages are items.
    @_spi(Host) public func offset(ofPage page: Int, length: Int) -> Double {
        let (page, length) = (Double(page), Double(length))
        guard length == 1 || context.isLooping else {
            return layout.offset(
                showing: layout.position(ofPage: page, length: length, in: context), in: context)
        }
        let item = (page * length).clamped(to: 0...Double(max(context.count - 1, 0)))
        let slot = context.slot(of: Int(item), near: position(shownAt: origin.offset))
        return layout.offset(showing: slot, in: context)
    }

    private var scrollRange: ClosedRange<Double> { layout.offsetRange(in: context) }

    /// Returns the item that is shown at an offset: the nearest one, or 0 if there is none.
    func item(shownAt offset: Double) -> Int {
        item(atPosition: scrollPosition(at: offset))
    }

    private func scrollPosition(at offset: Double) -> Double {
        if LayoutSpace(context, axis: axis) == nil { return scrolling.restingPosition }
        return layout.scrollPosition(at: offset, in: context)
    }

    /// Returns the item that is nearest to a scroll position, or 0 if there is none.
    @inline(never)
    @_spi(Host) public func item(atPosition position: Double) -> Int {
        guard context.count > 0 else { return 0 }
        let last = Double(context.count - 1)
        let inside = context.isLooping ? position : position.clamped(to: 0...last)
        return context.index(ofSlot: (inside + 0.5).roundedDownToInt)
    }
}

/// The largest rounding error of a position at which an item rests, in items.
private let wholePositionTolerance = 1e-8

/// A distance of the content that is invisible, in points.
let invisibleDistance = 1e-3
