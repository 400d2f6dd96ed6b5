/// A vertical stack of cards that rise from below, slow down above the middle and pile up under the top edge.
///
/// Heights are parts of the viewport's height within its insets. `progress` is the distance of a card's row from the middle:
/// −2 at the top of this height, 2 at the bottom. In the reduced-motion variant every card shows a strip of one row, of one
/// size and fully opaque.
public struct TaskSwitcherLayout: CollectionLayout, Hashable {
    /// How many cards are in view; a row is the viewport's height divided by one less. The default value is 5.
    public var cardsPerViewport = 5.0
    /// A card's width as a part of the viewport's. The default value is 0.87466.
    public var cardWidth = 0.87466
    /// A card's height as a part of the viewport's. The default value is 0.4042.
    public var cardHeight = 0.4042
    /// How many empty rows stand before the first card, so that it can reach the middle. The default value is 2.
    public var leadingRows = 2.0
    /// The height of the center of a resting card's row, as a part of the viewport's. The default value is 0.42666.
    public var restingAnchor = 0.42666
    /// The change of the scale for each unit of progress. The default value is 0.06.
    public var scaleSlope = 0.06
    /// The displacement below the middle, in viewport heights for each unit of progress. The default value is
    /// 0.12.
    public var displacementBelow = 0.12
    /// The displacement above the middle, in viewport heights for each squared unit. The default value is
    /// 0.04803.
    public var displacementAbove = 0.04803
    /// How far all cards are lifted, in card heights. The default value is 1/5.8.
    public var lift = 1 / 5.8
    /// The opacity lost above the middle for each unit of progress. The default value is 0.2.
    public var fade = 0.2

    /// How far a card is dragged sideways to be removed, in points. The default value is 90.
    public var removalDistance = 90.0

    /// Creates the layout with its default parameters.
    public init() {}

    /// The card's scale.
    public static var scale: AppearanceKey { AppearanceKey("scale", at: 0) }
    /// How far the card is moved down from its row, in points.
    public static var displacement: AppearanceKey { AppearanceKey("displacement", at: 1) }

    public var axis: Axis { .vertical }
    public var snaps: Bool { true }
    public var removal: RemovalRule? { RemovalRule(edges: .both, distance: removalDistance) }

    public mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        visit(ParameterDescriptor("cardsPerViewport", .count, 3...50), &cardsPerViewport)
        visit(ParameterDescriptor("cardWidth", .fraction, 0.05...1), &cardWidth)
        visit(ParameterDescriptor("cardHeight", .fraction, 0.25...1), &cardHeight)
        visit(ParameterDescriptor("leadingRows", .count, 0...20), &leadingRows)
        visit(ParameterDescriptor("restingAnchor", .fraction, 0...1), &restingAnchor)
        visit(ParameterDescriptor("scaleSlope", .fraction, 0...0.2), &scaleSlope)
        visit(ParameterDescriptor("displacementBelow", .fraction, 0...1), &displacementBelow)
        visit(ParameterDescriptor("displacementAbove", .fraction, 0.03...0.2), &displacementAbove)
        visit(ParameterDescriptor("lift", .fraction, 0...1), &lift)
        visit(ParameterDescriptor("fade", .fraction, 0.1...1), &fade)
        visit(ParameterDescriptor("removalDistance", .points, 1...1_000), &removalDistance)
    }

    public func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) {
        visit(Self.scale)
        visit(Self.displacement)
    }

    public func contentLength(in space: LayoutSpace) -> Double {
        let row = rowLength(in: space)
        let natural = (Double(space.count) + leadingRows) * row + cardHeight * space.innerLength / 2
        let last = offset(showing: Double(space.count - 1), in: space) + space.leadingInset
        return max(natural, last + space.innerLength)
    }

    @inline(__always)
    public func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        card(at: position, progress: progress(at: position, in: space), in: space)
    }

    public func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        let row = rowLength(in: space)
        let card = cardHeight * space.innerLength
        // The top edge of a card is that of its row, but lifted and, below the middle, scaled and displaced.
        let extent = space.height - middle(of: space) + row / 2 + lift * card
        if space.prefersReducedMotion {
            let upper = position(progress: extent / progressLength(in: space), in: space)
            return (upper - (card + space.height) / row, upper)
        }
        let slope = space.innerLength / 4 - scaleSlope * row / 2 + displacementBelow * space.innerLength
        return (firstVisible(in: space), position(progress: extent / slope, in: space))
    }

    public func offset(showing position: Double, in space: LayoutSpace) -> Double {
        (position + leadingRows + 0.5) * rowLength(in: space) - restingPlace(in: space)
    }

    public func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        (offset + restingPlace(in: space)) / rowLength(in: space) - leadingRows - 0.5
    }
}

extension TaskSwitcherLayout {
    @inline(__always)
    private func card(at position: Double, progress: Double, in space: LayoutSpace) -> ItemAttributes {
        let size = Size(width: cardWidth * space.width, height: cardHeight * space.innerLength)
        let shownProgress = space.prefersReducedMotion ? progress : max(progress, stackProgress)
        let rowCenter = middle(of: space) + shownProgress * progressLength(in: space)
        let scale = space.prefersReducedMotion ? 1 : 1 + scaleSlope * shownProgress
        let displacement =
            space.prefersReducedMotion ? -lift * size.height : self.displacement(at: shownProgress, in: space)
        let fromRowCenter = (size.height - rowLength(in: space)) / 2
        var card = ItemAttributes(
            center: Point(x: space.width / 2, y: rowCenter + fromRowCenter * scale + displacement),
            size: size)
        card.scale = scale
        card.opacity = space.prefersReducedMotion ? 1 : (1 + fade * progress).clamped(to: 0...1)
        card.z = position
        card.progress = progress
        card.appearance[Self.scale] = scale
        card.appearance[Self.displacement] = displacement
        return card
    }

    private func displacement(at progress: Double, in space: LayoutSpace) -> Double {
        let bend = progress > 0 ? displacementBelow * progress : displacementAbove * progress * progress
        return (bend - lift * cardHeight) * space.innerLength
    }

    /// Returns the first position that is not faded out. If the stacked end is above the viewport, it is at most one
    /// position before the first item whose lower edge is visible; from there, lower edges move down with every card.
    private func firstVisible(in space: LayoutSpace) -> Double {
        let fadedOut = position(progress: -1 / fade, in: space)
        func isBelowTopEdge(_ position: Double) -> Bool {
            let card = attributes(at: position, in: space)
            return card.center.y + card.scale * card.size.height / 2 >= 0
        }
        if isBelowTopEdge(fadedOut) { return fadedOut }
        let stackStart = position(progress: max(stackProgress, -1 / fade), in: space).rounded(.down)
        let end = position(progress: progressSpan, in: space).rounded(.up)
        // A card between two positions may be visible from just after the last item that is not.
        return partitionPoint(from: stackStart, to: end, where: isBelowTopEdge) - 1
    }

    private func rowLength(in space: LayoutSpace) -> Double { space.innerLength / (cardsPerViewport - 1) }

    private func middle(of space: LayoutSpace) -> Double { space.leadingInset + space.innerLength / 2 }

    /// The center of a resting card's row, in points from the viewport's top edge.
    private func restingPlace(in space: LayoutSpace) -> Double {
        space.leadingInset + restingAnchor * space.innerLength
    }

    /// The length of one unit of progress, in points.
    private func progressLength(in space: LayoutSpace) -> Double { space.innerLength / progressSpan }

    private func progress(at position: Double, in space: LayoutSpace) -> Double {
        let rowCenter = (position + leadingRows + 0.5) * rowLength(in: space) - space.offset
        return (rowCenter - middle(of: space)) / progressLength(in: space)
    }

    private func position(progress: Double, in space: LayoutSpace) -> Double {
        let rowCenter = middle(of: space) + progress * progressLength(in: space)
        return (rowCenter + space.offset) / rowLength(in: space) - leadingRows - 0.5
    }

    /// The progress at which the parabola of the displacement would move a card down again. Cards before it stay
    /// there.
    package var stackProgress: Double { -1 / (2 * progressSpan * displacementAbove) }
}

/// The progress from the viewport's top edge to its bottom edge.
package let progressSpan = 4.0
