@_spi(Host) import Fanfold

/// A parameter that a style sheet follows by a custom property.
public struct FollowedParameter: Sendable {
    /// The index of the parameter in the layout.
    let index: Int
    /// The name of the Swift property.
    let staticName: StaticString
    /// The value without the custom property.
    public let value: Double
    /// The change at which numbers of the style sheet are compared.
    let step: Double

    /// The name of the Swift property, such as `cardWidth`.
    public var name: String { staticName.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

    /// The name in CSS and HTML, such as `card-width`.
    public var attribute: String {
        let bytes = staticName.withUTF8Buffer { name in
            name.flatMap { $0 < UInt8(ascii: "a") ? [UInt8(ascii: "-"), $0 | 0x20] : [$0] }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The value of the custom property.
    var variable: String { "var(--fanfold-\(attribute),\(CSSText.number(value, decimals: 8)))" }

    /// Creates the parameter at an index; nil if its values are whole numbers.
    init?(at index: Int, of layout: StandardLayout) {
        guard let (descriptor, value) = layout.parameter(at: index), descriptor.unit != .count
        else { return nil }
        let range = descriptor.range
        let step = max(abs(value) / 10, (range.upperBound - range.lowerBound) / 1_000)
        self.index = index
        staticName = descriptor.name
        self.value = value
        self.step = value + Self.farthest * step <= range.upperBound ? step : -step
    }

    /// The greatest compared change, in steps.
    static var farthest: Double { 4 }
}
