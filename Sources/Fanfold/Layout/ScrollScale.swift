/// The conversion between a layout's positions and scroll positions, which cover all items.
///
/// If several items are in view at once, those at an end share its offset, and the layout's position there is not that of
/// the end's item. A scroll position is 0 at the start and count − 1 at the end. In between it equals the layout's
/// position at the resting offset of each item that has its own.
struct ScrollScale {
    /// The layout's positions of the start, of the first and the last item with an own offset, and of the end.
    private let shown: SIMD4<Double>
    /// The scroll positions of the same offsets.
    private let scrolled: SIMD4<Double>

    /// Creates the scale of a list.
    ///
    /// - Parameters:
    ///    - start: The layout's position at the first offset.
    ///    - end: The layout's position at the last offset.
    ///    - count: The number of items.
    init(start: Double, end: Double, count: Int) {
        let last = Double(max(count - 1, 0))
        let (lower, upper) = (max(start, 0), min(end, last))
        let first = lower > roundingMargin ? (lower + roundingMargin).rounded(.down) + 1 : 0
        let final = upper < last - roundingMargin ? (upper - roundingMargin).rounded(.up) - 1 : last
        if upper - lower <= roundingMargin {
            shown = SIMD4(repeating: start)
            scrolled = .zero
        } else if first <= final {
            shown = SIMD4(lower, first, final, upper)
            scrolled = SIMD4(0, first, final, last)
        } else {
            shown = SIMD4(lower, lower, upper, upper)
            scrolled = SIMD4(0, 0, last, last)
        }
    }

    /// Returns the scroll position at a position of the layout.
    func scrollPosition(atShown position: Double) -> Double {
        Self.interpolate(position, from: shown, to: scrolled)
    }

    /// Returns the position of the layout at a scroll position.
    func shownPosition(atScrolled position: Double) -> Double {
        Self.interpolate(position, from: scrolled, to: shown)
    }

    /// Interpolates linearly between four values, and continues with slope 1 beyond them.
    private static func interpolate(_ value: Double, from: SIMD4<Double>, to: SIMD4<Double>) -> Double {
        guard value > from[0] else { return to[0] + (value - from[0]) }
        for part in 0..<3 where value < from[part + 1] {
            let slope = (to[part + 1] - to[part]) / (from[part + 1] - from[part])
            return to[part] + (value - from[part]) * slope
        }
        return to[3] + (value - from[3])
    }
}

extension CollectionLayout {
    /// Returns the scroll position at an offset: 0 at the first offset, count − 1 at the last one.
    ///
    /// Items that rest at their own offset have their index as the scroll position there. Beyond the ends, and in a
    /// loop, positions continue.
    ///
    /// - Parameters:
    ///    - offset: The offset, in points.
    ///    - context: The viewport, the count and the settings; its offset is ignored.
    /// - Returns: The position; 0 if there are fewer than two items or no area.
    /// - Complexity: O(1).
    @inline(never)
    public func scrollPosition(at offset: Double, in context: LayoutContext) -> Double {
        guard context.count > 1, let space = LayoutSpace(context, axis: axis) else { return 0 }
        let shown = finitePosition(shownAt: offset, in: space)
        return context.isLooping ? shown : scrollScale(in: context, space).scrollPosition(atShown: shown)
    }

    /// Returns the offset at a scroll position, within the range of offsets: the inverse of
    /// ``scrollPosition(at:in:)``.
    ///
    /// - Parameters:
    ///    - position: The scroll position. A position that is not finite is a programmer's error and stops the
    ///      program.
    ///    - context: The viewport, the count and the settings; its offset is ignored.
    /// - Complexity: O(1).
    @inline(never)
    public func offset(atScrollPosition position: Double, in context: LayoutContext) -> Double {
        require(position.isFinite, "A scroll position", position, "must be finite")
        let range = offsetRange(in: context)
        guard let space = LayoutSpace(context, axis: axis) else { return range.lowerBound }
        let shown =
            context.isLooping ? position : scrollScale(in: context, space).shownPosition(atScrolled: position)
        return finiteOffset(showing: shown, in: space).clamped(to: range)
    }

    private func scrollScale(in context: LayoutContext, _ space: LayoutSpace) -> ScrollScale {
        let range = offsetRange(in: context)
        return ScrollScale(
            start: finitePosition(shownAt: range.lowerBound, in: space),
            end: finitePosition(shownAt: range.upperBound, in: space), count: context.count)
    }
}
