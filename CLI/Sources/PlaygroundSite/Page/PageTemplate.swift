/// Fills the page: the one way in which both the served and the exported page get their pictures.
enum PageTemplate {
    /// The element that tells the page about its pictures, while it is empty.
    private static let opening = #"<script type="application/json" id="playground-data">"#
    private static let closing = "</script>"

    /// The page with its pictures.
    ///
    /// - Throws: ``SiteError`` where the page has no element for them.
    static func fill(_ page: String, with data: PlaygroundData) throws -> String {
        let parts = page.split(separator: opening + closing, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            throw SiteError("index.html must have one element \(opening)\(closing)")
        }
        return parts.joined(separator: opening + (try data.embeddableJSON()) + closing)
    }
}
