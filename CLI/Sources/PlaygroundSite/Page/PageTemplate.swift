/// Inserts the pictures into the page, both served and exported.
enum PageTemplate {
    /// The start of the empty data element.
    private static let opening = #"<script type="application/json" id="playground-data">"#
    private static let closing = "</script>"

    /// The page with its pictures.
    ///
    /// - Throws: ``SiteError`` if the page has no data element.
    static func fill(_ page: String, with data: PlaygroundData) throws -> String {
        let parts = page.split(separator: opening + closing, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            throw SiteError("index.html must have one element \(opening)\(closing)")
        }
        return parts.joined(separator: opening + (try data.embeddableJSON()) + closing)
    }
}
