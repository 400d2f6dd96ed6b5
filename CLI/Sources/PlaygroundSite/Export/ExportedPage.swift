import Foundation

/// The playground as one self-contained HTML file.
///
/// The style sheet becomes a `<style>` element, pictures become data URIs, and modules entries of the import map.
public struct ExportedPage {
    /// The file's content.
    public let html: String

    /// Creates the page of a site.
    ///
    /// - Throws: ``SiteError`` if the page refers to a resource that cannot be embedded.
    public init(of site: PlaygroundSite) throws {
        let parts = PageParts(site: site)
        var html = try parts.withInlineStyles(site.page.index)
        html = try parts.withInlineEntry(html)
        html = try References(files: site.page.others).inlined(inMarkup: html, of: "index.html")
        html = try parts.withImportMap(html)
        self.html = try PageTemplate.fill(html, with: try Self.data(of: site))
    }

    /// The largest size of all pictures, in bytes: they are in memory, and browsers do not load larger pages.
    private static let largestPictures = 200_000_000

    private static func data(of site: PlaygroundSite) throws -> PlaygroundData {
        let library = site.library
        var rest = largestPictures
        return try PlaygroundData(library.albums, layout: site.layout?.pageData(edition: 0)) { _, picture in
            do {
                let opened = try library.open(picture)
                rest -= opened.file.length
                guard rest >= 0 else {
                    throw SiteError("the pictures must have at most \(largestPictures / 1_000_000) MB in all")
                }
                return DataURI.text(try opened.contents(), mediaType: opened.format.mediaType)
            } catch {
                throw SiteError("'\(library.path(of: picture))' could not be exported: \(error)")
            }
        }
    }
}
