#if !hasFeature(Embedded)
/// A type-erased layout, for views that choose or change the kind of layout at run time.
///
/// Each item costs one call through an existential. Embedded Swift has no existentials and omits this type.
public struct AnyCollectionLayout: CollectionLayout {
    /// The wrapped layout.
    public private(set) var base: any CollectionLayout
    /// The feel of motions, whose numbers are parameters. The default value is that of the wrapped layout.
    public var motionStyle: MotionStyle
    private var tapScrolls: Bool?

    /// Creates a layout that forwards to another one.
    ///
    /// - Parameters:
    ///    - base: The wrapped layout.
    ///    - scrollsToTappedItem: Whether a tap scrolls to the tapped item. The default value is nil: the value of
    ///      `base`.
    public init(_ base: any CollectionLayout, scrollsToTappedItem: Bool? = nil) {
        let erased = base as? AnyCollectionLayout
        self.base = erased?.base ?? base
        motionStyle = base.motionStyle
        tapScrolls = scrollsToTappedItem ?? erased?.tapScrolls
    }

    /// Creates a type-erased ``ExpandingLayout``.
    public init() {
        self.init(ExpandingLayout())
    }

    public var axis: Axis { base.axis }
    public var snaps: Bool { base.snaps }
    public var isPaged: Bool { base.isPaged }
    public var scrollsToTappedItem: Bool { tapScrolls ?? base.scrollsToTappedItem }
    public var removal: RemovalRule? { base.removal }
    public var leadingMargin: Double { base.leadingMargin }
    public var loops: Bool { base.loops }
    public var vignette: Vignette? { base.vignette }

    public func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) { base.visitAppearanceKeys(visit) }

    public mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        base.visitParameters(visit)
        motionStyle.visitParameters(visit)
    }

    public mutating func renumber(_ change: CollectionChange) { base.renumber(change) }

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
        first.tapScrolls == second.tapScrolls && first.motionStyle == second.motionStyle
            && first.base.isEqual(to: second.base)
    }
}

extension CollectionLayout {
    /// Returns whether another layout has the same type and is equal.
    fileprivate func isEqual(to other: any CollectionLayout) -> Bool { other as? Self == self }
}
#endif
