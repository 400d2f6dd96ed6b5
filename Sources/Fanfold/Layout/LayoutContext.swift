/// All that a layout is a function of, besides the position.
///
/// Every length is in points. A length that is not finite counts as 0, and so does a negative extent of the
/// viewport; an offset beyond ±10¹² counts as ±10¹². So a context is always fit to compute with. In a viewport
/// without area nothing is visible, and everything that is asked of a layout is still answered with finite
/// numbers.
public struct LayoutContext: Equatable, Sendable {
    /// The size of the area in which items are seen.
    public var viewport: Size {
        didSet { viewport = Self.sanitized(viewport) }
    }
    /// What covers the viewport's edges, such as bars. Along the scroll axis they extend the range of
    /// offsets, as a scroll view's content inset does; across it they narrow the layout.
    public var insets: Insets {
        didSet { insets = Self.sanitized(insets) }
    }
    /// How many items there are. A negative number is a programmer's error and stops the program.
    public var count: Int {
        didSet { Self.requireValid(count) }
    }
    /// How far the content has been scrolled from its leading edge.
    public var offset: Double {
        didSet { offset = Self.sanitized(offset) }
    }
    /// The reading direction. Right-to-left mirrors horizontal layouts; vertical ones never flip.
    public var direction: LayoutDirection
    /// Whether the layout's reduced motion variant is asked for: no tilt, no scaling, no parallax.
    public var reduceMotion: Bool

    /// Whether the last item is followed by the first one, endlessly, in both directions. Positions and offsets
    /// then have no end: item i stands at i, and at i plus any multiple of the count. The default value is false.
    ///
    /// No item is shown twice. So content that is too short for a loop loses at one side what is still seen of it: a
    /// ``CollectionEngine`` shows it as if none were asked for, for as long as ``CollectionLayout/canLoop(in:)`` says no.
    public var isLooping = false

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - viewport: The size of the area in which items are seen, in points.
    ///   - insets: What covers the viewport's edges. The default value is no insets.
    ///   - count: How many items there are.
    ///   - offset: How far the content has been scrolled, in points. The default value is 0.
    ///   - direction: The reading direction. The default value is left-to-right.
    ///   - reduceMotion: Whether the reduced-motion variant is asked for. The default value is false.
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
    /// Far enough for any collection, and near enough that adding a tenth of a point still counts.
    @usableFromInline
    static var largestLength: Double { 1e12 }

    @usableFromInline
    @inline(never)
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
    }
}
