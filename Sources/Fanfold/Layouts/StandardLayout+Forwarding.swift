// Made by `make generate` from what the layouts say of themselves.

extension StandardLayout {
    /// The names of all layouts, as command lines and web pages spell them.
    public static var names: [StaticString] {
        ["expanding", "tab-stack", "album-fan", "card-carousel", "task-switcher"]
    }

    /// Creates one of them, with its default parameters.
    ///
    /// - Parameter index: Its place in ``names``. Another index is a programmer's error and stops the program.
    public init(at index: Int) {
        switch index {
        case 0: self = .expanding(ExpandingLayout())
        case 1: self = .tabStack(TabStackLayout())
        case 2: self = .albumFan(AlbumFanLayout())
        case 3: self = .cardCarousel(CardCarouselLayout())
        default:
            require(index == 4, "A standard layout's index", Double(index), "must be in 0..<5")
            self = .taskSwitcher(TaskSwitcherLayout())
        }
    }

    /// Its place in ``names``.
    public var index: Int {
        switch self {
        case .expanding: 0
        case .tabStack: 1
        case .albumFan: 2
        case .cardCarousel: 3
        case .taskSwitcher: 4
        }
    }

    /// Whether both are the same layout, with the same parameters.
    @inline(never)
    public static func == (one: StandardLayout, other: StandardLayout) -> Bool {
        switch (one, other) {
        case (.expanding(let one), .expanding(let other)): one == other
        case (.tabStack(let one), .tabStack(let other)): one == other
        case (.albumFan(let one), .albumFan(let other)): one == other
        case (.cardCarousel(let one), .cardCarousel(let other)): one == other
        case (.taskSwitcher(let one), .taskSwitcher(let other)): one == other
        default: false
        }
    }

    @inline(never)
    public var axis: Axis {
        switch self {
        case .expanding(let layout): layout.axis
        case .tabStack(let layout): layout.axis
        case .albumFan(let layout): layout.axis
        case .cardCarousel(let layout): layout.axis
        case .taskSwitcher(let layout): layout.axis
        }
    }

    @inline(never)
    public var decelerationRate: DecelerationRate {
        switch self {
        case .expanding(let layout): layout.decelerationRate
        case .tabStack(let layout): layout.decelerationRate
        case .albumFan(let layout): layout.decelerationRate
        case .cardCarousel(let layout): layout.decelerationRate
        case .taskSwitcher(let layout): layout.decelerationRate
        }
    }

    @inline(never)
    public var snaps: Bool {
        switch self {
        case .expanding(let layout): layout.snaps
        case .tabStack(let layout): layout.snaps
        case .albumFan(let layout): layout.snaps
        case .cardCarousel(let layout): layout.snaps
        case .taskSwitcher(let layout): layout.snaps
        }
    }

    @inline(never)
    public var scrollsToTappedItem: Bool {
        switch self {
        case .expanding(let layout): layout.scrollsToTappedItem
        case .tabStack(let layout): layout.scrollsToTappedItem
        case .albumFan(let layout): layout.scrollsToTappedItem
        case .cardCarousel(let layout): layout.scrollsToTappedItem
        case .taskSwitcher(let layout): layout.scrollsToTappedItem
        }
    }

    @inline(never)
    public var removal: RemovalRule? {
        switch self {
        case .expanding(let layout): layout.removal
        case .tabStack(let layout): layout.removal
        case .albumFan(let layout): layout.removal
        case .cardCarousel(let layout): layout.removal
        case .taskSwitcher(let layout): layout.removal
        }
    }

    @inline(never)
    public var leadingMargin: Double {
        switch self {
        case .expanding(let layout): layout.leadingMargin
        case .tabStack(let layout): layout.leadingMargin
        case .albumFan(let layout): layout.leadingMargin
        case .cardCarousel(let layout): layout.leadingMargin
        case .taskSwitcher(let layout): layout.leadingMargin
        }
    }

    @inline(never)
    public var loops: Bool {
        switch self {
        case .expanding(let layout): layout.loops
        case .tabStack(let layout): layout.loops
        case .albumFan(let layout): layout.loops
        case .cardCarousel(let layout): layout.loops
        case .taskSwitcher(let layout): layout.loops
        }
    }

    @inline(never)
    public var vignette: Vignette? {
        switch self {
        case .expanding(let layout): layout.vignette
        case .tabStack(let layout): layout.vignette
        case .albumFan(let layout): layout.vignette
        case .cardCarousel(let layout): layout.vignette
        case .taskSwitcher(let layout): layout.vignette
        }
    }

    @inline(never)
    public func visitAppearanceKeys(_ visit: (AppearanceKey) -> Void) {
        switch self {
        case .expanding(let layout): layout.visitAppearanceKeys(visit)
        case .tabStack(let layout): layout.visitAppearanceKeys(visit)
        case .albumFan(let layout): layout.visitAppearanceKeys(visit)
        case .cardCarousel(let layout): layout.visitAppearanceKeys(visit)
        case .taskSwitcher(let layout): layout.visitAppearanceKeys(visit)
        }
    }

    @inline(never)
    public mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        switch self {
        case .expanding(var layout):
            layout.visitParameters(visit)
            self = .expanding(layout)
        case .tabStack(var layout):
            layout.visitParameters(visit)
            self = .tabStack(layout)
        case .albumFan(var layout):
            layout.visitParameters(visit)
            self = .albumFan(layout)
        case .cardCarousel(var layout):
            layout.visitParameters(visit)
            self = .cardCarousel(layout)
        case .taskSwitcher(var layout):
            layout.visitParameters(visit)
            self = .taskSwitcher(layout)
        }
    }

    @inline(never)
    public func contentLength(in space: LayoutSpace) -> Double {
        switch self {
        case .expanding(let layout): layout.contentLength(in: space)
        case .tabStack(let layout): layout.contentLength(in: space)
        case .albumFan(let layout): layout.contentLength(in: space)
        case .cardCarousel(let layout): layout.contentLength(in: space)
        case .taskSwitcher(let layout): layout.contentLength(in: space)
        }
    }

    @inline(never)
    public func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        switch self {
        case .expanding(let layout): layout.attributes(at: position, in: space)
        case .tabStack(let layout): layout.attributes(at: position, in: space)
        case .albumFan(let layout): layout.attributes(at: position, in: space)
        case .cardCarousel(let layout): layout.attributes(at: position, in: space)
        case .taskSwitcher(let layout): layout.attributes(at: position, in: space)
        }
    }

    @inline(never)
    public func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        switch self {
        case .expanding(let layout): layout.visiblePositions(in: space)
        case .tabStack(let layout): layout.visiblePositions(in: space)
        case .albumFan(let layout): layout.visiblePositions(in: space)
        case .cardCarousel(let layout): layout.visiblePositions(in: space)
        case .taskSwitcher(let layout): layout.visiblePositions(in: space)
        }
    }

    @inline(never)
    public func offset(showing position: Double, in space: LayoutSpace) -> Double {
        switch self {
        case .expanding(let layout): layout.offset(showing: position, in: space)
        case .tabStack(let layout): layout.offset(showing: position, in: space)
        case .albumFan(let layout): layout.offset(showing: position, in: space)
        case .cardCarousel(let layout): layout.offset(showing: position, in: space)
        case .taskSwitcher(let layout): layout.offset(showing: position, in: space)
        }
    }

    @inline(never)
    public func insertionAttributes(of item: ItemAttributes) -> ItemAttributes {
        switch self {
        case .expanding(let layout): layout.insertionAttributes(of: item)
        case .tabStack(let layout): layout.insertionAttributes(of: item)
        case .albumFan(let layout): layout.insertionAttributes(of: item)
        case .cardCarousel(let layout): layout.insertionAttributes(of: item)
        case .taskSwitcher(let layout): layout.insertionAttributes(of: item)
        }
    }

    @inline(never)
    public func removalAttributes(of item: ItemAttributes) -> ItemAttributes {
        switch self {
        case .expanding(let layout): layout.removalAttributes(of: item)
        case .tabStack(let layout): layout.removalAttributes(of: item)
        case .albumFan(let layout): layout.removalAttributes(of: item)
        case .cardCarousel(let layout): layout.removalAttributes(of: item)
        case .taskSwitcher(let layout): layout.removalAttributes(of: item)
        }
    }

    @inline(never)
    public func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        switch self {
        case .expanding(let layout): layout.position(shownAt: offset, in: space)
        case .tabStack(let layout): layout.position(shownAt: offset, in: space)
        case .albumFan(let layout): layout.position(shownAt: offset, in: space)
        case .cardCarousel(let layout): layout.position(shownAt: offset, in: space)
        case .taskSwitcher(let layout): layout.position(shownAt: offset, in: space)
        }
    }
}
