/// Up to eight numbers for a cell to apply to its content, such as the opacity of a cover.
///
/// They are stored in line, so that attributes are made and copied without allocation. What stands where is said
/// by the layout's ``CollectionLayout/appearanceKeys``:
///
///     cell.details.alpha = attributes.appearance[ExpandingLayout.detailOpacity]
public struct AppearanceValues: Equatable, Sendable {
    /// How many numbers there is room for.
    public static var capacity: Int { 8 }

    /// The numbers.
    public var values: SIMD8<Double>

    /// Eight zeros.
    public static var zero: AppearanceValues { AppearanceValues(values: .zero) }

    /// Creates values from eight numbers.
    public init(values: SIMD8<Double>) {
        self.values = values
    }

    /// The first number that stands under a key.
    public subscript(key: AppearanceKey) -> Double {
        @inline(__always) get { values[key.offset] }
        @inline(__always) set { values[key.offset] = newValue }
    }
}

/// What an appearance value is called. It is read once, when a host asks for names; where every byte is loaded over a
/// network, it stands in the module.
#if hasFeature(Embedded)
public typealias AppearanceName = StaticString
#else
public typealias AppearanceName = String
#endif

/// The name of one of a layout's appearance values, and where it stands.
public struct AppearanceKey: Sendable {
    /// The name, as it stands in JSON; `coverOpacity`, say.
    public let name: AppearanceName
    /// Where the first number stands, in 0..<8.
    public let offset: Int
    /// How many numbers stand under this name.
    public let count: Int
    /// Whether the value is a list, even where it holds a single number.
    public let isList: Bool

    /// Names a single number.
    public init(_ name: AppearanceName, at offset: Int) {
        self.name = name
        self.offset = offset
        count = 1
        isList = false
    }

    /// Names a list of numbers, the first of them at `offset`.
    public init(_ name: AppearanceName, at offset: Int, count: Int) {
        self.name = name
        self.offset = offset
        self.count = count
        isList = true
    }
}

extension CollectionLayout {
    /// What the layout's appearance values are called and where they stand, in the layout's order.
    public var appearanceKeys: [AppearanceKey] {
        var keys: [AppearanceKey] = []
        visitAppearanceKeys { keys.append($0) }
        return keys
    }
}
