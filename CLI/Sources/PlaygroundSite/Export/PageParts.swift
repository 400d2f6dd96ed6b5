import Foundation

/// The steps by which the page's own files are put into it.
struct PageParts {
    let site: PlaygroundSite

    /// The page with each linked style sheet in a `<style>` element.
    func withInlineStyles(_ html: String) throws -> String {
        let references = References(files: site.page.others)
        return try html.replacing(/<link rel="stylesheet" href="([^"]+)">/) { match in
            let name = RelativePath.resolved(String(match.output.1), from: "index.html")
            guard let sheet = site.page.others[name] else {
                throw SiteError("index.html links the style sheet \(name), which is not there")
            }
            let style = try references.inlined(inStyle: String(decoding: sheet, as: UTF8.self), of: name)
            return "<style>\n\(style.replacing("</", with: "<\\/"))</style>"
        }
    }

    /// The page with its module script importing the module by the name that the import map knows.
    func withInlineEntry(_ html: String) throws -> String {
        let entry = #"<script type="module" src="\#(PageFiles.moduleName)"></script>"#
        guard html.contains(entry) else {
            throw SiteError("index.html must run the module \(PageFiles.moduleName)")
        }
        return html.replacing(entry, with: #"<script type="module">import "\#(Self.specifier)"</script>"#)
    }

    /// The name under which the import map knows the page's own module.
    private static let specifier = "playground"

    /// The page with an import map that holds both modules, and before it the WebAssembly.
    func withImportMap(_ html: String) throws -> String {
        let importMap = #/<script type="importmap">.*?</script>/#.dotMatchesNewlines()
        guard html.contains(importMap) else { throw SiteError("index.html must have an import map") }
        let modules = [
            Self.specifier: site.page.wholeModule, WebComponent.specifier: site.component.wholeModule,
        ]
        let map = try json([
            "imports": modules.mapValues { DataURI.text($0, mediaType: MediaType.javaScript) }
        ])
        return html.replacing(importMap) { _ in
            #"\#(binaryElement)<script type="importmap">\#(map)</script>"#
        }
    }

    private var binaryElement: String {
        #"<script type="application/wasm-base64" id="fanfold-wasm">"#
            + site.component.wholeBinary.base64EncodedString() + "</script>\n"
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
