import Fanfold

#if !FANFOLD_KEYFRAMES
/// The layouts that a page may choose among.
typealias PageLayout = StandardLayout
#else
/// The layouts that a page may choose among: those that have a name, and those that are made from keyframes.
enum PageLayout: CollectionLayout {
    case standard(StandardLayout)
    case keyframes(KeyframeLayout)

    init() { self = .standard(StandardLayout()) }

    init(at index: Int) { self = .standard(StandardLayout(at: index)) }

    /// The place of its name; that of none where it has no name.
    var index: Int {
        switch self {
        case .standard(let layout): layout.index
        case .keyframes: StandardLayout.names.count
        }
    }

    @inline(never)
    var axis: Axis {
        switch self {
        case .standard(let layout): layout.axis
        case .keyframes(let layout): layout.axis
        }
    }

    @inline(never)
    var decelerationRate: DecelerationRate {
        switch self {
        case .standard(let layout): layout.decelerationRate
        case .keyframes(let layout): layout.decelerationRate
        }
    }

    @inline(never)
    var snaps: Bool {
        switch self {
        case .standard(let layout): layout.snaps
        case .keyframes(let layout): layout.snaps
        }
    }

    @inline(never)
    var scrollsToTappedItem: Bool {
        switch self {
        case .standard(let layout): layout.scrollsToTappedItem
        case .keyframes(let layout): layout.scrollsToTappedItem
        }
    }

    @inline(never)
    var removal: RemovalRule? {
        switch self {
        case .standard(let layout): layout.removal
        case .keyframes(let layout): layout.removal
        }
    }

    @inline(never)
    var leadingMargin: Double {
        switch self {
        case .standard(let layout): layout.leadingMargin
        case .keyframes(let layout): layout.leadingMargin
        }
    }

    @inline(never)
    var veil: Veil? {
        switch self {
        case .standard(let layout): layout.veil
        case .keyframes(let layout): layout.veil
        }
    }

    @inline(never)
    func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) {
        switch self {
        case .standard(let layout): layout.visitAppearanceKeys(visit)
        case .keyframes(let layout): layout.visitAppearanceKeys(visit)
        }
    }

    @inline(never)
    mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        guard case .standard(var layout) = self else { return }
        layout.visitParameters(visit)
        self = .standard(layout)
    }

    @inline(never)
    func contentLength(in space: LayoutSpace) -> Double {
        switch self {
        case .standard(let layout): layout.contentLength(in: space)
        case .keyframes(let layout): layout.contentLength(in: space)
        }
    }

    @inline(never)
    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        switch self {
        case .standard(let layout): layout.attributes(at: position, in: space)
        case .keyframes(let layout): layout.attributes(at: position, in: space)
        }
    }

    @inline(never)
    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        switch self {
        case .standard(let layout): layout.visiblePositions(in: space)
        case .keyframes(let layout): layout.visiblePositions(in: space)
        }
    }

    @inline(never)
    func offset(showing position: Double, in space: LayoutSpace) -> Double {
        switch self {
        case .standard(let layout): layout.offset(showing: position, in: space)
        case .keyframes(let layout): layout.offset(showing: position, in: space)
        }
    }

    @inline(never)
    func insertionAttributes(of item: ItemAttributes) -> ItemAttributes {
        switch self {
        case .standard(let layout): layout.insertionAttributes(of: item)
        case .keyframes(let layout): layout.insertionAttributes(of: item)
        }
    }

    @inline(never)
    func removalAttributes(of item: ItemAttributes) -> ItemAttributes {
        switch self {
        case .standard(let layout): layout.removalAttributes(of: item)
        case .keyframes(let layout): layout.removalAttributes(of: item)
        }
    }

    @inline(never)
    func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        switch self {
        case .standard(let layout): layout.position(shownAt: offset, in: space)
        case .keyframes(let layout): layout.position(shownAt: offset, in: space)
        }
    }
}
#endif
