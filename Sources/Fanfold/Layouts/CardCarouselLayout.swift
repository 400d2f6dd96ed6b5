/// A row of cards, of which the middle one is seen whole; the others shrink with their distance from the middle.
///
/// Widths are parts of the viewport's width within its insets. `progress` is a card's distance from the resting place, the
/// middle by default, in these widths, negative before it. In the reduced-motion variant all cards are of one size.
public struct CardCarouselLayout: CollectionLayout, Hashable {
    /// A card's width as a part of the viewport's. The default value is 0.7.
    public var cardWidth = 0.7
    /// A card's height as a part of the viewport's. The default value is 0.75.
    public var cardHeight = 0.75
    /// The space before the first and after the last card, as a part of the viewport's width. The default value
    /// is 0.15.
    public var sideInset = 0.15
    /// The space between cards as a part of the viewport's width. The default value is 0.3/7.
    public var gap = 0.3 / 7
    /// The angle whose cosine is the scale of a card that is one viewport width from the middle, in degrees. The
    /// default value is 45.
    public var falloff = 45.0
    /// The resting place of a card, as in CSS: 0 at the start of the viewport, 0.5 in the middle, 1 at the end. The default
    /// value is 0.5.
    public var align = 0.5

    /// Creates the layout with its default parameters.
    public init() {}

    /// The card's scale.
    public static var scale: AppearanceKey { AppearanceKey("scale", at: 0) }

    public var axis: Axis { .horizontal }
    public var snaps: Bool { true }
    public var scrollsToTappedItem: Bool { true }
    public var loops: Bool { true }

    public mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        visit(ParameterDescriptor("cardWidth", .fraction, 0.05...1), &cardWidth)
        visit(ParameterDescriptor("cardHeight", .fraction, 0.05...1), &cardHeight)
        visit(ParameterDescriptor("sideInset", .fraction, 0...0.5), &sideInset)
        visit(ParameterDescriptor("gap", .fraction, 0...1), &gap)
        visit(ParameterDescriptor("falloff", .degrees, 0...90), &falloff)
        visit(ParameterDescriptor("align", .fraction, 0...1), &align)
    }

    public func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) { visit(Self.scale) }

    public func contentLength(in space: LayoutSpace) -> Double {
        let count = Double(space.count)
        return (2 * sideInset + count * cardWidth + (count - 1) * gap) * space.innerLength
    }

    @inline(__always)
    public func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let width = space.innerLength
        let center = (sideInset + cardWidth / 2 + position * stride) * width - space.offset
        var card = ItemAttributes(
            center: Point(x: center, y: space.height / 2),
            size: Size(width: cardWidth * width, height: cardHeight * space.height))
        card.z = position
        card.progress = (center - space.leadingInset) / width - restingCenter
        card.scale = space.prefersReducedMotion ? 1 : Self.scale(at: card.progress, falloff: falloff)
        card.appearance[Self.scale] = card.scale
        return card
    }

    public func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        // Without scale: a scaled card is narrower by at most half its width on either side, less than one stride.
        let start = space.offset / space.innerLength
        let end = (space.offset + space.width) / space.innerLength
        return ((start - sideInset - cardWidth) / stride, (end - sideInset) / stride)
    }

    public func offset(showing position: Double, in space: LayoutSpace) -> Double {
        (sideInset + cardWidth / 2 + position * stride - restingCenter) * space.innerLength
            - space.leadingInset
    }

    public func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        ((offset + space.leadingInset) / space.innerLength + restingCenter - sideInset - cardWidth / 2)
            / stride
    }

    /// The middle of a resting card, as a part of the width.
    private var restingCenter: Double { 0.5 + alignmentShift }

    /// The distance of a resting card from the middle, as a part of the width.
    package var alignmentShift: Double { (align - 0.5) * (1 - cardWidth) }

    /// From card to card, as a part of the width.
    private var stride: Double { cardWidth + gap }

    /// Returns the cosine of the angle at a distance from the middle. It is 0 beyond a quarter turn, where it would
    /// grow again.
    package static func scale(at progress: Double, falloff: Double) -> Double {
        let angle = abs(progress) * falloff
        return angle < 90 ? abs(Rotation.sineAndCosine(angle).cosine) : 0
    }
}
