import Foundation

/// Embeds the page's own files.
struct PageParts {
    let site: PlaygroundSite

    /// The page with each linked style sheet in a `<style>` element.
    func withInlineStyles(_ html: String) throws -> String {
        let references = References(files: site.page.others)
        return try html.replacing(/<link rel="stylesheet" href="([^"]+)">/) { match in
            let name = RelativePath.resolved(String(match.output.1), from: "index.html")
            guard let sheet = site.page.others[name] else {
                throw SiteError(
                    "the style sheet \(name) of index.html could not be loaded: there is no such file")
            }
            let style = try references.inlined(inStyle: String(decoding: sheet, as: UTF8.self), of: name)
            return "<style>\n\(style.replacing("</", with: "<\\/"))</style>"
        }
    }

    /// The page with a module script that imports the page's module by its specifier.
    func withInlineEntry(_ html: String) throws -> String {
        let entry = #"<script type="module" src="\#(PageFiles.moduleName)"></script>"#
        guard html.contains(entry) else {
            throw SiteError("index.html must run the module \(PageFiles.moduleName)")
        }
        return html.replacing(entry, with: #"<script type="module">import "\#(Self.specifier)"</script>"#)
    }

    /// The import map's specifier of the page's own module.
    private static let specifier = "playground"

    /// The page with an import map that contains both modules.
    func withImportMap(_ html: String) throws -> String {
        let importMap = #/<script type="importmap">.*?</script>/#.dotMatchesNewlines()
        guard html.contains(importMap) else { throw SiteError("index.html must have an import map") }
        let modules = [
            Self.specifier: try site.page.wholeModule,
            WebComponent.specifier: try site.component.wholeModule,
        ]
        let map = try json([
            "imports": modules.mapValues { DataURI.text($0, mediaType: MediaType.javaScript) }
        ])
        return html.replacing(importMap) { _ in #"<script type="importmap">\#(map)</script>"# }
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
