/// Up to eight numbers for a cell to apply to its content, such as the opacity of a cover.
///
/// The numbers are stored inline: attributes are created and copied without allocation. The layout's
/// ``CollectionLayout/appearanceKeys`` name them:
///
///     cell.details.alpha = attributes.appearance[ExpandingLayout.detailOpacity]
public struct AppearanceValues: Equatable, Sendable {
    /// The maximum number of values.
    public static var capacity: Int { 8 }

    /// The numbers.
    public var values: SIMD8<Double>

    /// Eight zeros.
    public static var zero: AppearanceValues { AppearanceValues(values: .zero) }

    /// Creates values from eight numbers.
    public init(values: SIMD8<Double>) {
        self.values = values
    }

    /// Accesses the first number of a key.
    public subscript(key: AppearanceKey) -> Double {
        @inline(__always) get { values[key.offset] }
        @inline(__always) set { values[key.offset] = newValue }
    }
}

/// The type of a name. In WebAssembly, names are static strings in the module's data.
#if hasFeature(Embedded)
public typealias AppearanceName = StaticString
#else
public typealias AppearanceName = String
#endif

/// The name and the location of an appearance value.
public struct AppearanceKey: Sendable {
    /// The name in JSON, such as `coverOpacity`.
    public let name: AppearanceName
    /// The offset of the first number, in 0..<8.
    public let offset: Int
    /// The number of values with this name.
    public let count: Int
    /// Whether the value is a list, even if it contains a single number.
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

#if !hasFeature(Embedded)
extension AppearanceKey: Hashable {}
#endif

extension CollectionLayout {
    /// The appearance keys, in the layout's order.
    public var appearanceKeys: [AppearanceKey] {
        var keys: [AppearanceKey] = []
        visitAppearanceKeys { keys.append($0) }
        return keys
    }
}

/// Returns whether two names are equal.
package func isSame(_ left: AppearanceName, _ right: AppearanceName) -> Bool {
    #if hasFeature(Embedded)
    guard left.utf8CodeUnitCount == right.utf8CodeUnitCount else { return false }
    return (0..<left.utf8CodeUnitCount).allSatisfy { left.utf8Start[$0] == right.utf8Start[$0] }
    #else
    left == right
    #endif
}
