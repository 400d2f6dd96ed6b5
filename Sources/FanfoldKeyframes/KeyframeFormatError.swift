/// What is wrong in the JSON of a layout: where, what stands there, and what was expected.
public struct KeyframeFormatError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Where it stands: `keyframes[2].opacity`; empty for the whole.
    public let path: String
    /// What stands there; nil where something is missing.
    public let value: String?
    /// What was expected: `a number from 0 to 1`.
    public let expected: String

    public var description: String {
        let place = path.isEmpty ? "the layout" : path
        return value.map { "\(place) must be \(expected), but is \($0)" }
            ?? "\(place) is missing: \(expected)"
    }
}
