#if canImport(UIKit) && !os(watchOS)
import Fanfold

/// The engine of a collection view, whose scroll view scrolls.
typealias HostedEngine = CollectionEngine<HostedLayout>

/// Any layout, as one type: what a collection view shows may become another layout at any time.
struct HostedLayout: CollectionLayout {
    private var base: any CollectionLayout
    /// Whether a tap scrolls to the tapped item, where the application has a wish.
    private var tapScrolls: Bool?

    init(_ base: any CollectionLayout, scrollsToTappedItem: Bool? = nil) {
        self.base = base
        tapScrolls = scrollsToTappedItem
    }

    init() {
        self.init(ExpandingLayout())
    }

    var axis: Axis { base.axis }
    var decelerationRate: DecelerationRate { base.decelerationRate }
    var snaps: Bool { base.snaps }
    var scrollsToTappedItem: Bool { tapScrolls ?? base.scrollsToTappedItem }
    var removal: RemovalRule? { base.removal }
    var leadingMargin: Double { base.leadingMargin }
    var veil: Veil? { base.veil }

    func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) { base.visitAppearanceKeys(visit) }

    mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        base.visitParameters(visit)
    }

    func contentLength(in space: LayoutSpace) -> Double { base.contentLength(in: space) }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        base.attributes(at: position, in: space)
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        base.visiblePositions(in: space)
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double {
        base.offset(showing: position, in: space)
    }

    func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        base.position(shownAt: offset, in: space)
    }

    func insertionAttributes(of item: ItemAttributes) -> ItemAttributes { base.insertionAttributes(of: item) }

    func removalAttributes(of item: ItemAttributes) -> ItemAttributes { base.removalAttributes(of: item) }

    static func == (first: HostedLayout, second: HostedLayout) -> Bool {
        first.tapScrolls == second.tapScrolls && first.base.isEqual(to: second.base)
    }
}

extension CollectionLayout {
    /// Whether another layout is of the same type, and equal.
    fileprivate func isEqual(to other: any CollectionLayout) -> Bool { other as? Self == self }
}
#endif
