/// The reason why a layout has no style sheet.
public struct StyleSheetError: Error, CustomStringConvertible {
    /// The path of the value, the expectation and the value.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
