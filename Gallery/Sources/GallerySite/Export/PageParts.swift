import Foundation

/// The steps by which the page's own files are put into it.
struct PageParts {
    let site: GallerySite

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

    /// The page with each module script importing its module by the name that the import map knows.
    func withInlineEntries(_ html: String) throws -> String {
        try html.replacing(#/<script type="module" src="([^"]+)"></script>/#) { match in
            let path = RelativePath.resolved(String(match.output.1), from: "index.html")
            guard modules[path] != nil else {
                throw SiteError("index.html runs the module \(path), which is not there")
            }
            return #"<script type="module">import "\#(ModuleImports.specifier(path))"</script>"#
        }
    }

    /// The page with an import map that holds all modules, and before it the WebAssembly.
    func withImportMap(_ html: String) throws -> String {
        let importMap = #/<script type="importmap">.*?</script>/#.dotMatchesNewlines()
        guard html.contains(importMap) else { throw SiteError("index.html must have an import map") }
        var entries = try ModuleImports(modules: modules).importMapEntries()
        entries[WebComponent.specifier] = DataURI.text(
            site.component.wholeModule, mediaType: MediaType.javaScript)
        let map = try json(["imports": entries])
        return html.replacing(importMap) { _ in
            #"\#(binaryElement)<script type="importmap">\#(map)</script>"#
        }
    }

    private var binaryElement: String {
        #"<script type="application/wasm-base64" id="fanfold-wasm">"#
            + site.component.wholeBinary.base64EncodedString() + "</script>\n"
    }

    private var modules: [String: Data] {
        site.page.others.filter { $0.key.hasSuffix(".js") }
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
