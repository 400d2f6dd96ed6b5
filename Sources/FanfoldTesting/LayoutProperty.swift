import Fanfold

/// A rule that hosts depend on.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LayoutProperty: String, CaseIterable, Sendable {
    /// The content length, the margin, offsets, positions and visible positions are finite.
    case finiteAnswers = "answers are finite"
    /// Every number of a pose is finite, extents and scale are not negative, and opacities are between 0 and 1.
    case finitePoses = "poses are finite"
    /// Every visible item is within the visible range, or behind an opaque item.
    case completeRange = "no item is missing from the visible range"
    /// The first and the last item are within the range of offsets.
    case reachableEnds = "all items can be scrolled to"
    /// A small change of the offset changes a pose little.
    case noPop = "nothing pops"
    /// The position shown at an item's offset is that item's, and later items have greater offsets.
    case inverseOffset = "offset and position are inverse"
    /// Hit-testing finds the front-most item at a point.
    case hitTesting = "taps reach what is seen"
    /// The reduced-motion variant has no rotation, scale or depth.
    case reducedMotionVariant = "the reduced-motion variant is reduced motion"
    /// The visible range of ten million items is as large as that of a few hundred.
    case constantCost = "a frame costs what is visible"

    /// Returns the violation of the rule in a case, if any.
    func diagnostic(for layout: some CollectionLayout, in drawn: LayoutCase) -> String? {
        let look = LayoutLook(layout, drawn)
        switch self {
        case .finiteAnswers: return look.answerThatIsNotFinite()
        case .finitePoses: return look.poseThatIsNotFinite()
        case .completeRange: return look.itemMissing()
        case .reachableEnds: return look.endOutOfReach()
        case .noPop: return look.pop()
        case .inverseOffset: return look.positionNotFoundAgain()
        case .hitTesting: return look.tapGoneAstray()
        case .reducedMotionVariant: return look.itemNotReduced()
        case .constantCost: return look.rangeThatGrows()
        }
    }
}

/// A layout with the input of one case.
private struct LayoutLook<Layout: CollectionLayout> {
    private let layout: Layout
    private let context: LayoutContext
    private let part: Double
    private let range: Range<Int>

    init(_ layout: Layout, _ drawn: LayoutCase) {
        self.layout = layout
        context = drawn.context
        part = drawn.part
        range = layout.visibleRange(in: drawn.context)
    }

    /// Positions at the ends of the visible range and near the position shown, at items and between them.
    private var positions: [Double] {
        let shown = layout.positionShown(in: context)
        let places = [range.lowerBound, range.upperBound].map(Double.init) + [shown]
        return places.flatMap { place in (-3...3).flatMap { [place + Double($0), place + part + Double($0)] }
        }
    }

    /// Returns the pose in the viewport.
    private func pose(_ position: Double) -> ItemAttributes { layout.attributes(at: position, in: context) }

    func answerThatIsNotFinite() -> String? {
        guard let space = LayoutSpace(context, axis: layout.axis) else { return nil }
        let visible = layout.visiblePositions(in: space)
        let answers = [
            ("leadingMargin", layout.leadingMargin),
            ("contentLength(in:)", layout.contentLength(in: space)),
            ("offset(showing: \(part), in:)", layout.offset(showing: part, in: space)),
            (
                "position(shownAt: \(context.offset), in:)",
                layout.position(shownAt: context.offset, in: space)
            ),
            ("visiblePositions(in:).lower", visible.lower), ("visiblePositions(in:).upper", visible.upper),
        ]
        return answers.first { !$0.1.isFinite }.map { "\($0.0) is \($0.1)" }
    }

    func poseThatIsNotFinite() -> String? {
        guard let space = LayoutSpace(context, axis: layout.axis) else { return nil }
        for position in positions {
            // The layout's own answer: in the viewport, the library hides items with numbers that are not finite.
            let item = layout.attributes(at: position, in: space)
            let wrong = item.numbers.first { !$0.value.isFinite }
            if let wrong { return "\(wrong.name) at position \(position) is \(wrong.value)" }
            if item.size.width < 0 || item.size.height < 0 {
                return "the size at position \(position) is negative"
            }
            if item.scale < 0 { return "the scale at position \(position) is \(item.scale)" }
            if !(0...1).contains(item.opacity) {
                return "the opacity at position \(position) is \(item.opacity)"
            }
        }
        return nil
    }

    func itemMissing() -> String? {
        let inside = range.map { pose(Double($0)) }
        let shown = Int(layout.positionShown(in: context))
        let places = Set([range.lowerBound, range.upperBound, shown].flatMap { $0 - 8..<$0 + 8 }).subtracting(
            range)
        for place in places.sorted() where (0..<context.count).contains(place) {
            let item = pose(Double(place))
            guard item.isSeen(in: context.viewport), let quad = item.quad else { continue }
            let isCovered = inside.contains { front in
                (front.z, 1) > (item.z, 0) && front.opacity >= 1 && front.quad?.covers(quad) == true
            }
            if !isCovered { return "item \(place) is seen, but the range is \(range)" }
        }
        return nil
    }

    func endOutOfReach() -> String? {
        guard context.count > 0, let space = LayoutSpace(context, axis: layout.axis) else { return nil }
        for item in [0, context.count - 1] {
            let own = layout.offset(showing: Double(item), in: space)
            let nearest = layout.offset(showing: Double(item), in: context)
            if isSeen(item, at: own) && !isSeen(item, at: nearest) {
                return "item \(item) is shown at \(own), but the content goes no further than \(nearest)"
            }
        }
        return nil
    }

    private func isSeen(_ item: Int, at offset: Double) -> Bool {
        var scrolled = context
        scrolled.offset = offset
        return layout.attributes(at: Double(item), in: scrolled).isSeen(in: context.viewport)
    }

    func pop() -> String? {
        // Over such a short distance, even a steep slope changes a pose very little, in proportion to numbers beyond any screen.
        let (step, largest, beyond) = (1e-6, 0.05, 1000.0)
        var later = context
        later.offset += step
        guard context.viewport.width > 0, abs(context.offset) < 1e6 else { return nil }
        for position in positions {
            let (before, after) = (pose(position), layout.attributes(at: position, in: later))
            let isSeen = before.isSeen(in: context.viewport) || after.isSeen(in: context.viewport)
            // An item that turns its back is edge-on at that moment.
            let isEdgeOn = before.seenArea < 1 && after.seenArea < 1
            guard isSeen && !isEdgeOn else { continue }
            for (first, second) in zip(before.numbers, after.numbers)
            where abs(first.value - second.value) > largest * max(1, abs(first.value) / beyond) {
                return
                    "\(first.name) at position \(position) goes from \(first.value) to \(second.value) at once"
            }
        }
        return nil
    }

    func positionNotFoundAgain() -> String? {
        guard context.count > 0, let space = LayoutSpace(context, axis: layout.axis) else { return nil }
        let last = Double(context.count - 1)
        let (start, end) = (layout.offset(showing: 0, in: space), layout.offset(showing: last, in: space))
        if end < start { return "item \(context.count - 1) is shown at \(end), before item 0 at \(start)" }
        for position in [part * last, (part * last).rounded()] {
            let offset = layout.offset(showing: position, in: space)
            let found = layout.position(shownAt: offset, in: space)
            if abs(found - position) > 1e-6 * max(1, last) / 100 + 1e-6 {
                return "\(position) is shown at \(offset), where \(found) is shown"
            }
        }
        return nil
    }

    func tapGoneAstray() -> String? {
        var frame = Frame()
        frame.update(layout, in: context)
        let (width, height) = (context.viewport.width, context.viewport.height)
        for (x, y) in [(0.5, 0.5), (0.2, 0.3), (0.8, 0.6), (part, 1 - part)] {
            let point = Point(x: x * width, y: y * height)
            let seen = range.enumerated().map { ($0.element, pose(Double($0.element))) }
                .filter { $0.1.isSeen(in: context.viewport) && $0.1.covers(point) }
            let front = seen.max { $0.1.z < $1.1.z }
            let found = frame.item(at: point)
            let isRight = found == front?.0 || seen.contains { $0.0 == found && $0.1.z == front?.1.z }
            if !isRight {
                return "item \(front.map { "\($0.0)" } ?? "none") is seen at \(point.x),\(point.y), but "
                    + "\(found.map(String.init) ?? "none") is tapped"
            }
        }
        return nil
    }

    func itemNotReduced() -> String? {
        guard context.reduceMotion else { return nil }
        for position in positions {
            let item = pose(position)
            if item.rotation != .zero { return "the item at position \(position) is turned" }
            if item.depth != 0 { return "the item at position \(position) is set back" }
            if item.scale != 1 { return "the item at position \(position) is scaled by \(item.scale)" }
        }
        return nil
    }

    func rangeThatGrows() -> String? {
        let sizes = [500, 1_000_000, 10_000_000].map { count in
            var context = context
            context.count = count
            context.offset = layout.offset(showing: Double(count / 2), in: context)
            guard let space = LayoutSpace(context, axis: layout.axis) else { return 0.0 }
            let positions = layout.visiblePositions(in: space)
            return min(positions.upper, Double(count - 1)) - max(positions.lower, 0)
        }
        // All of five hundred small items may be visible, or all from the middle to an end.
        guard sizes[0] < 499, abs(sizes[2] - sizes[1]) > 2 else { return nil }
        return "a range of \(sizes[1]) among 1000000 items is looked at, but of \(sizes[2]) among 10000000"
    }
}
