/// What keeps the playground from being shown.
public struct SiteError: Error, CustomStringConvertible {
    /// What is wrong and what would be right, on one line.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
