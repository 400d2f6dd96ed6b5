/// An error in a script.
public struct ScriptError: Error, CustomStringConvertible {
    /// A message on one line with the path and the expected value.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
