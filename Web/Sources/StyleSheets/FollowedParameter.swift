@_spi(Host) import Fanfold

/// A parameter that a style sheet follows by a custom property.
public struct FollowedParameter: Sendable {
    /// The index of the parameter in the layout.
    let index: Int
    /// The name of the Swift property, such as `cardWidth`.
    public let name: String
    /// The value without the custom property.
    public let value: Double
    /// The changes at which numbers of the style sheet are compared, in the parameter's range. The first one is the greatest.
    let changes: [Double]

    /// The name in CSS and HTML, such as `card-width`.
    public var attribute: String {
        let bytes = name.utf8.flatMap { $0 < UInt8(ascii: "a") ? [UInt8(ascii: "-"), $0 | 0x20] : [$0] }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The value of the custom property.
    var variable: String { "var(--fanfold-\(attribute),\(CSSText.number(value, decimals: 8)))" }

    /// Creates the parameter at an index; nil if its values are whole numbers.
    init?(at index: Int, of layout: some CollectionLayout) {
        guard let (descriptor, value) = layout.parameter(at: index), descriptor.unit != .count
        else { return nil }
        let range = descriptor.range
        let step = value == 0 ? (range.upperBound - range.lowerBound) / 20 : abs(value) / 10
        let changes = [4, 2, 1, -1, -2, -4].map {
            min(max(value + $0 * step, range.lowerBound), range.upperBound) - value
        }.filter { $0 != 0 }
        self.index = index
        #if hasFeature(Embedded)
        name = descriptor.name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        #else
        name = descriptor.name
        #endif
        self.value = value
        self.changes = changes.sorted { abs($0) > abs($1) }
    }
}
