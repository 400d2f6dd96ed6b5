/// What is wrong with a script.
public struct ScriptError: Error, CustomStringConvertible {
    /// Where it is wrong and what would be right, on one line.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
