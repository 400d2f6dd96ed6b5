import Foundation

/// The playground as one self-contained HTML file.
///
/// The style sheet becomes a `<style>` element, pictures data URIs, modules entries of the import map, and the
/// WebAssembly a script element that the page decodes.
public struct ExportedPage {
    /// The file's text.
    public let html: String

    /// Puts everything into one page.
    ///
    /// - Throws: ``SiteError`` where the page refers to something that cannot be put into it.
    public init(of site: PlaygroundSite) throws {
        let parts = PageParts(site: site)
        var html = try parts.withInlineStyles(site.page.index)
        html = try parts.withInlineEntry(html)
        html = try References(files: site.page.others).inlined(inMarkup: html, of: "index.html")
        html = try parts.withImportMap(html)
        self.html = try PageTemplate.fill(html, with: try Self.data(of: site))
    }

    private static func data(of site: PlaygroundSite) throws -> PlaygroundData {
        let library = site.library
        return try PlaygroundData(library.albums, layout: site.layout?.told(edition: 0)) { _, picture in
            do {
                let opened = try library.open(picture)
                return DataURI.text(try opened.contents(), mediaType: opened.format.mediaType)
            } catch {
                throw SiteError("cannot export '\(library.path(of: picture))': \(error)")
            }
        }
    }
}
