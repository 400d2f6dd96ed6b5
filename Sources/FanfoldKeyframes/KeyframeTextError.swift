/// An error in the JSON of a layout, as UTF-8 bytes.
@_spi(Web) public struct KeyframeTextError: Error {
    let path: [UInt8]
    /// The value at the path; nil if something is missing.
    let value: [UInt8]?
    let expected: [UInt8]

    @_spi(Web) public var message: [UInt8] {
        let place = path.isEmpty ? text("the layout") : path
        guard let value else { return place + text(" is missing: ") + expected }
        return place + text(" must be ") + expected + text(", but is ") + value
    }
}
