#if !hasFeature(Embedded)
/// Any layout, as one type: for a host that shows one which is chosen as the application runs, or changes to one of
/// another kind.
///
/// Its frames are the same, and cost a call through an existential for each item. It has no parts for Embedded Swift,
/// which knows no existentials.
public struct AnyCollectionLayout: CollectionLayout {
    /// The layout itself.
    public private(set) var base: any CollectionLayout
    private var tapScrolls: Bool?

    /// Creates one that shows what a layout does.
    ///
    /// - Parameters:
    ///   - base: The layout.
    ///   - scrollsToTappedItem: Whether a tap scrolls to the tapped item; nil has it be as `base` says. The default
    ///     value is nil.
    public init(_ base: any CollectionLayout, scrollsToTappedItem: Bool? = nil) {
        self.base = base
        tapScrolls = scrollsToTappedItem
    }

    /// Creates one that shows an ``ExpandingLayout``.
    public init() {
        self.init(ExpandingLayout())
    }

    public var axis: Axis { base.axis }
    public var decelerationRate: DecelerationRate { base.decelerationRate }
    public var snaps: Bool { base.snaps }
    public var scrollsToTappedItem: Bool { tapScrolls ?? base.scrollsToTappedItem }
    public var removal: RemovalRule? { base.removal }
    public var leadingMargin: Double { base.leadingMargin }
    public var loops: Bool { base.loops }
    public var vignette: Vignette? { base.vignette }

    public func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) { base.visitAppearanceKeys(visit) }

    public mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        base.visitParameters(visit)
    }

    public func contentLength(in space: LayoutSpace) -> Double { base.contentLength(in: space) }

    public func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        base.attributes(at: position, in: space)
    }

    public func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        base.visiblePositions(in: space)
    }

    public func offset(showing position: Double, in space: LayoutSpace) -> Double {
        base.offset(showing: position, in: space)
    }

    public func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        base.position(shownAt: offset, in: space)
    }

    public func insertionAttributes(of item: ItemAttributes) -> ItemAttributes {
        base.insertionAttributes(of: item)
    }

    public func removalAttributes(of item: ItemAttributes) -> ItemAttributes {
        base.removalAttributes(of: item)
    }

    public static func == (first: AnyCollectionLayout, second: AnyCollectionLayout) -> Bool {
        first.tapScrolls == second.tapScrolls && first.base.isEqual(to: second.base)
    }
}

extension CollectionLayout {
    /// Whether another layout is of the same type, and equal.
    fileprivate func isEqual(to other: any CollectionLayout) -> Bool { other as? Self == self }
}
#endif
