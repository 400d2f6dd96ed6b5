/// An error in the JSON of a layout: the path, the invalid value, and the expected value.
public struct KeyframeFormatError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The path of the error: `keyframes[2].opacity`; empty for the whole layout.
    public let path: String
    /// The invalid value; nil if the value is missing.
    public let value: String?
    /// The expected value: `a number from 0 to 1`.
    public let expected: String

    public var description: String {
        let place = path.isEmpty ? "the layout" : path
        guard let value else { return place + " is missing: " + expected }
        return place + " must be " + expected + ", but is " + value
    }
}

extension KeyframeFormatError {
    init(_ error: KeyframeTextError) {
        path = String(decoding: error.path, as: UTF8.self)
        value = error.value.map { String(decoding: $0, as: UTF8.self) }
        expected = String(decoding: error.expected, as: UTF8.self)
    }
}
