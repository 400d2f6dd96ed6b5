import Fanfold

/// The card carousel's formulas in an application: without the library's internal optimizations.
struct OwnCardCarousel: CollectionLayout {
    /// A card's width as a part of the viewport's. The default value is 0.7.
    var cardWidth = 0.7
    /// A card's height as a part of the viewport's. The default value is 0.75.
    var cardHeight = 0.75
    /// The space before the first and after the last card, as a part of the viewport's width. The default value
    /// is 0.15.
    var sideInset = 0.15
    /// The space between cards as a part of the viewport's width. The default value is 0.3/7.
    var gap = 0.3 / 7
    /// The angle whose cosine is the scale of a card at one viewport width from the center, in degrees. The
    /// default value is 45.
    var falloff = 45.0

    /// The card's scale.
    static var scale: AppearanceKey { AppearanceKey("scale", at: 0) }

    var axis: Axis { .horizontal }
    var snaps: Bool { true }
    var scrollsToTappedItem: Bool { true }
    var loops: Bool { true }

    mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        visit(ParameterDescriptor("cardWidth", .fraction, 0.05...1), &cardWidth)
        visit(ParameterDescriptor("cardHeight", .fraction, 0.05...1), &cardHeight)
        visit(ParameterDescriptor("sideInset", .fraction, 0...0.5), &sideInset)
        visit(ParameterDescriptor("gap", .fraction, 0...1), &gap)
        visit(ParameterDescriptor("falloff", .degrees, 0...90), &falloff)
    }

    func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) { visit(Self.scale) }

    func contentLength(in space: LayoutSpace) -> Double {
        let count = Double(space.count)
        return (2 * sideInset + count * cardWidth + (count - 1) * gap) * space.width
    }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let center = (sideInset + cardWidth / 2 + position * stride) * space.width - space.offset
        var card = ItemAttributes(
            center: Point(x: center, y: space.height / 2),
            size: Size(width: cardWidth * space.width, height: cardHeight * space.height))
        card.z = position
        card.progress = center / space.width - 0.5
        card.scale = space.prefersReducedMotion ? 1 : scale(at: card.progress)
        card.appearance[Self.scale] = card.scale
        return card
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        // As if unscaled: a card is narrower by at most half its width on each side, less than one stride.
        let offset = space.offset / space.width
        return ((offset - sideInset - cardWidth) / stride, (offset + 1 - sideInset) / stride)
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double {
        (sideInset + cardWidth / 2 + position * stride - 0.5) * space.width
    }

    func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        (offset / space.width + 0.5 - sideInset - cardWidth / 2) / stride
    }

    /// The distance between cards, as a part of the viewport's width.
    private var stride: Double { cardWidth + gap }

    /// The cosine of the angle at a distance from the center; beyond a quarter turn it is clamped to 0.
    private func scale(at progress: Double) -> Double {
        let angle = abs(progress) * falloff
        return angle < 90 ? abs(Rotation.sineAndCosine(angle).cosine) : 0
    }
}
