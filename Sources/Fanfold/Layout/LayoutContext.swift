/// The input of a layout, besides the position.
///
/// All lengths are in points. A length that is not finite counts as 0, and so does a negative extent of the viewport.
/// An offset beyond ±10¹² counts as ±10¹². In a viewport without area no item is visible, and all results are finite.
public struct LayoutContext: Equatable, Sendable {
    /// The size of the viewport.
    public var viewport: Size {
        didSet { viewport = Self.sanitized(viewport) }
    }
    /// The insets of the viewport, such as bars. Items rest between them, as in a smaller viewport; along the scroll axis,
    /// items continue beneath them.
    public var insets: Insets {
        didSet { insets = Self.sanitized(insets) }
    }
    /// The number of items. A number that is negative or greater than ``maximumCount`` is a programmer's error and
    /// stops the program.
    public var count: Int {
        didSet { Self.requireValid(count) }
    }
    /// The content offset from the leading edge.
    public var offset: Double {
        didSet { offset = Self.sanitized(offset) }
    }
    /// The reading direction. Right-to-left mirrors horizontal layouts; vertical layouts never flip.
    public var direction: LayoutDirection
    /// Whether to use the reduced-motion variant of the layout: no tilt, no scaling, no parallax.
    public var reduceMotion: Bool

    /// Whether the first item follows the last item, endlessly and in both directions. The default value is false.
    ///
    /// Positions and offsets then have no end: item i is at i, and at i plus any multiple of the count. No item is
    /// shown twice. A ``CollectionEngine`` loops only if ``CollectionLayout/canLoop(in:)`` is true.
    public var isLooping = false

    /// The fold that divides the viewport, such as that of a half-folded device. The default value is nil: the viewport is
    /// undivided.
    public var division: LayoutDivision?

    /// Creates a context.
    ///
    /// - Parameters:
    ///    - viewport: The size of the viewport, in points.
    ///    - insets: The insets of the viewport. The default value is no insets.
    ///    - count: The number of items.
    ///    - offset: The content offset, in points. The default value is 0.
    ///    - direction: The reading direction. The default value is left-to-right.
    ///    - reduceMotion: Whether to use the reduced-motion variant. The default value is false.
    public init(
        viewport: Size, insets: Insets = .zero, count: Int, offset: Double = 0,
        direction: LayoutDirection = .leftToRight, reduceMotion: Bool = false
    ) {
        Self.requireValid(count)
        self.viewport = Self.sanitized(viewport)
        self.insets = Self.sanitized(insets)
        self.count = count
        self.offset = Self.sanitized(offset)
        self.direction = direction
        self.reduceMotion = reduceMotion
    }
}

extension LayoutContext {
    /// The largest number of items: 2⁵³, up to which every index has an exact position; 2²⁹ if `Int` has 32 bits.
    public static var maximumCount: Int { Int.bitWidth > 32 ? 1 << 53 : 1 << 29 }

    /// The limit of lengths and offsets: far enough for any collection, with a precision of a tenth of a point.
    @usableFromInline
    static var largestLength: Double { 1e12 }

    @usableFromInline
    static func sanitized(_ length: Double) -> Double {
        length.isNaN ? 0 : length.clamped(to: -largestLength...largestLength)
    }

    private static func sanitized(_ size: Size) -> Size {
        Size(
            width: size.width.finite(or: 0).clamped(to: 0...largestLength),
            height: size.height.finite(or: 0).clamped(to: 0...largestLength))
    }

    private static func sanitized(_ insets: Insets) -> Insets {
        Insets(
            top: sanitized(insets.top.finite(or: 0)), leading: sanitized(insets.leading.finite(or: 0)),
            bottom: sanitized(insets.bottom.finite(or: 0)),
            trailing: sanitized(insets.trailing.finite(or: 0)))
    }

    private static func requireValid(_ count: Int) {
        require(count >= 0, "LayoutContext.count", Double(count), "must not be negative")
        require(count <= maximumCount, "LayoutContext.count", Double(count), "must be at most maximumCount")
    }
}
