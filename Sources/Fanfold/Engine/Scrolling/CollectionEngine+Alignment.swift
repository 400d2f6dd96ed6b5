/// The alignment of an item with the viewport within its insets, along the scroll axis in reading direction.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ItemAlignment: Int32, Sendable {
    /// The layout's resting offset.
    case resting
    /// The item begins where the viewport begins.
    case start
    /// The item is in the middle.
    case center
    /// The item ends where the viewport ends.
    case end
    /// The item is in view as a whole, after the shortest way.
    case nearest
}

/// Scrolling that aligns an edge of an item, or has a custom duration.
extension CollectionEngine {
    /// Scrolls to an item.
    ///
    /// A drag in progress ends. The content rests at the offset, even if the layout snaps elsewhere.
    ///
    /// - Parameters:
    ///    - index: The item. An index outside 0..<count is a programmer's error and stops the program.
    ///    - alignment: The alignment. The nearest reachable offset counts.
    ///    - duration: In seconds; 0 shows the item at once. The default value is nil: a spring to the layout's resting
    ///      offset, otherwise 0.4 s. A duration that is negative or not finite counts as nil.
    ///    - animated: Whether the scroll is animated. Under Reduce Motion it never is.
    ///    - time: In seconds.
    /// - Complexity: O(1).
    public mutating func scroll(
        to index: Int, align alignment: ItemAlignment, duration: Double? = nil, animated: Bool, time: Double
    ) {
        requireItem(index, "scroll(to:align:) index")
        passTime(to: time)
        defer { finishDueMotions() }
        let target = offset(showing: index, align: alignment)
        let resting = layout.offset(showing: slot(of: index), in: context)
        let duration = duration.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
        if duration == nil && abs(target - resting) < Tuning.rounding {
            return scroll(to: index, animated: animated, time: time)
        }
        let seconds = duration ?? Tuning.alignmentTime
        endTracking()
        guard animated && !context.reduceMotion && seconds > 0 && !context.viewport.isEmpty else {
            return scroll(toOffset: target, animated: false)
        }
        glide(to: target, velocity: scrolling.motion.velocity(at: self.time), for: seconds)
    }

    /// Returns the offset at which an item is aligned, within the range of offsets.
    ///
    /// - Parameters:
    ///    - index: The item. An index outside 0..<count is a programmer's error and stops the program.
    ///    - alignment: The alignment. An item that is invisible at its resting offset has only that offset.
    /// - Complexity: O(1).
    public func offset(showing index: Int, align alignment: ItemAlignment) -> Double {
        requireItem(index, "offset(showing:align:) index")
        return Aligner(layout, context, position: slot(of: index)).offset(for: alignment)
    }

    /// Returns the slot of an item that is nearest to the present offset.
    private func slot(of index: Int) -> Double {
        context.slot(of: index, near: layout.positionShown(in: context))
    }
}

/// Finds the offsets at which an item is aligned.
private struct Aligner<Layout: CollectionLayout> {
    /// The edges of an item along the axis, from where reading begins, in points.
    typealias Edges = (start: Double, end: Double)

    private let layout: Layout
    private let context: LayoutContext
    private let position: Double
    /// The layout's resting offset of the item.
    private let resting: Double
    /// The edges of the viewport within its insets.
    private let area: Edges

    init(_ layout: Layout, _ context: LayoutContext, position: Double) {
        self.layout = layout
        self.context = context
        self.position = position
        resting = layout.offset(showing: position, in: context)
        let insets = context.insets.ends(along: layout.axis)
        area = (insets.start, context.viewport[layout.axis] - insets.end)
    }

    func offset(for alignment: ItemAlignment) -> Double {
        switch alignment {
        case .resting: resting
        case .start: offset(aligningPart: 0)
        case .end: offset(aligningPart: 1)
        case .center: offset(aligningPart: 0.5)
        case .nearest: nearest
        }
    }

    private var nearest: Double {
        let here = context.offset
        let edges = edges(at: here)
        let isBefore = edges.map { $0.start < area.start - Tuning.rounding } ?? true
        let isAfter = edges.map { $0.end > area.end + Tuning.rounding } ?? false
        // An item that is in view as a whole, or extends beyond both ends, is near enough.
        if isBefore == isAfter { return here }
        let (start, end) = (offset(aligningPart: 0), offset(aligningPart: 1))
        return abs(start - here) < abs(end - here) ? start : end
    }

    /// Returns the offset at which a part of the item, from 0 to 1, is at the same part of the area, or the last offset at
    /// which the item is visible before.
    @inline(never)  // 5 copies would add 0.5 kB to the WebAssembly.
    private func offset(aligningPart part: Double) -> Double {
        guard let wanted = excess(of: part, at: resting) else { return resting }
        func isShort(_ offset: Double) -> Bool {
            excess(of: part, at: offset).map { $0 * wanted > 0 } ?? false
        }
        let step = (wanted < 0 ? -1 : 1) * context.viewport[layout.axis] / Tuning.alignmentSteps
        var (short, steps) = (resting, 0.0)
        while isShort(short + step) {
            guard steps < Tuning.mostAlignmentSteps else { return resting }
            short += step
            steps += 1
        }
        var far = short + step
        for _ in 0..<Tuning.alignmentHalvings {
            let middle = (short + far) / 2
            if isShort(middle) { short = middle } else { far = middle }
        }
        return (wanted == 0 ? resting : far).clamped(to: layout.offsetRange(in: context))
    }

    /// Returns the distance from the part of the area to that of the item, which decreases along the scroll.
    private func excess(of part: Double, at offset: Double) -> Double? {
        edges(at: offset).map { mix($0.start - area.start, $0.end - area.end, part) }
    }

    /// Returns the edges of the item at an offset, or nil if it is invisible there.
    @inline(never)  // 3 copies would add 0.4 kB to the WebAssembly.
    private func edges(at offset: Double) -> Edges? {
        var context = context
        context.offset = offset
        guard let bounds = layout.attributes(at: position, in: context).quad?.bounds else { return nil }
        let start = bounds.origin[layout.axis]
        let end = start + bounds.size[layout.axis]
        let length = context.viewport[layout.axis]
        return context.directionSign(along: layout.axis) < 0 ? (length - end, length - start) : (start, end)
    }
}
