#if FANFOLD_KEYFRAMES
@_spi(Host) import Fanfold

/// Either of two layouts, chosen at run time. Every requirement is forwarded to it.
///
/// The forwarding functions are not inlined: their copies, with those of `JSONReader` and of three functions of
/// `KeyframeLayout`, would add 6 kB to the compressed WebAssembly.
enum EitherLayout<First: CollectionLayout, Second: CollectionLayout>: CollectionLayout {
    case first(First)
    case second(Second)

    init() { self = .first(First()) }

    @inline(never)
    var axis: Axis {
        switch self {
        case .first(let layout): layout.axis
        case .second(let layout): layout.axis
        }
    }

    @inline(never)
    var decelerationRate: DecelerationRate {
        switch self {
        case .first(let layout): layout.decelerationRate
        case .second(let layout): layout.decelerationRate
        }
    }

    @inline(never)
    var snaps: Bool {
        switch self {
        case .first(let layout): layout.snaps
        case .second(let layout): layout.snaps
        }
    }

    var isPaged: Bool {
        switch self {
        case .first(let layout): layout.isPaged
        case .second(let layout): layout.isPaged
        }
    }

    @inline(never)
    var scrollsToTappedItem: Bool {
        switch self {
        case .first(let layout): layout.scrollsToTappedItem
        case .second(let layout): layout.scrollsToTappedItem
        }
    }

    @inline(never)
    var loops: Bool {
        switch self {
        case .first(let layout): layout.loops
        case .second(let layout): layout.loops
        }
    }

    @inline(never)
    var removal: RemovalRule? {
        switch self {
        case .first(let layout): layout.removal
        case .second(let layout): layout.removal
        }
    }

    @inline(never)
    var leadingMargin: Double {
        switch self {
        case .first(let layout): layout.leadingMargin
        case .second(let layout): layout.leadingMargin
        }
    }

    @inline(never)
    var vignette: Vignette? {
        switch self {
        case .first(let layout): layout.vignette
        case .second(let layout): layout.vignette
        }
    }

    @inline(never)
    func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) {
        switch self {
        case .first(let layout): layout.visitAppearanceKeys(visit)
        case .second(let layout): layout.visitAppearanceKeys(visit)
        }
    }

    @inline(never)
    mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        switch self {
        case .first(var layout):
            layout.visitParameters(visit)
            self = .first(layout)
        case .second(var layout):
            layout.visitParameters(visit)
            self = .second(layout)
        }
    }

    @inline(never)
    mutating func renumber(_ change: CollectionChange) {
        switch self {
        case .first(var layout):
            layout.renumber(change)
            self = .first(layout)
        case .second(var layout):
            layout.renumber(change)
            self = .second(layout)
        }
    }

    @inline(never)
    func contentLength(in space: LayoutSpace) -> Double {
        switch self {
        case .first(let layout): layout.contentLength(in: space)
        case .second(let layout): layout.contentLength(in: space)
        }
    }

    @inline(never)
    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        switch self {
        case .first(let layout): layout.attributes(at: position, in: space)
        case .second(let layout): layout.attributes(at: position, in: space)
        }
    }

    @inline(never)
    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        switch self {
        case .first(let layout): layout.visiblePositions(in: space)
        case .second(let layout): layout.visiblePositions(in: space)
        }
    }

    @inline(never)
    func offset(showing position: Double, in space: LayoutSpace) -> Double {
        switch self {
        case .first(let layout): layout.offset(showing: position, in: space)
        case .second(let layout): layout.offset(showing: position, in: space)
        }
    }

    @inline(never)
    func insertionAttributes(of item: ItemAttributes) -> ItemAttributes {
        switch self {
        case .first(let layout): layout.insertionAttributes(of: item)
        case .second(let layout): layout.insertionAttributes(of: item)
        }
    }

    @inline(never)
    func removalAttributes(of item: ItemAttributes) -> ItemAttributes {
        switch self {
        case .first(let layout): layout.removalAttributes(of: item)
        case .second(let layout): layout.removalAttributes(of: item)
        }
    }

    @inline(never)
    func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        switch self {
        case .first(let layout): layout.position(shownAt: offset, in: space)
        case .second(let layout): layout.position(shownAt: offset, in: space)
        }
    }
}

extension EitherLayout: NumberedLayout where First: NumberedLayout, Second: NumberedLayout {
    static var count: Int { First.count + Second.count }

    static func name(at index: Int) -> StaticString {
        index < First.count ? First.name(at: index) : Second.name(at: index - First.count)
    }

    init(at index: Int) {
        self = index < First.count ? .first(First(at: index)) : .second(Second(at: index - First.count))
    }

    var index: Int {
        switch self {
        case .first(let layout): layout.index
        case .second(let layout): First.count + layout.index
        }
    }

    mutating func setWidths(_ widths: [Double]) -> Bool {
        switch self {
        case .first(var layout):
            let hasWidths = layout.setWidths(widths)
            self = .first(layout)
            return hasWidths
        case .second(var layout):
            let hasWidths = layout.setWidths(widths)
            self = .second(layout)
            return hasWidths
        }
    }
}
#endif
