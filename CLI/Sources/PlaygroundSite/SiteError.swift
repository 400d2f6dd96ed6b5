/// The reason why the playground cannot be shown.
public struct SiteError: Error, CustomStringConvertible {
    /// A message on one line.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
