import Foundation

/// Finds what a page or a style sheet refers to, and puts the content there in place of the address.
struct References {
    /// The page's files by their relative paths.
    let files: [String: Data]

    /// Markup whose `src`, `href` and `poster` hold their content.
    ///
    /// - Throws: ``SiteError`` where one of them leads to another file than the page's own.
    func inlined(inMarkup markup: String, of page: String) throws -> String {
        try markup.replacing(/(\s(?:src|href|poster)\s*=\s*)["']?([^"'\s>]+)["']?/) { match in
            "\(match.output.1)\"\(try content(of: String(match.output.2), in: page))\""
        }
    }

    /// A style sheet whose `url(…)` hold their content.
    ///
    /// - Throws: ``SiteError`` where one of them leads to another file than the page's own.
    func inlined(inStyle style: String, of sheet: String) throws -> String {
        guard !style.contains(/@import\b/) else {
            throw SiteError("\(sheet) imports another style sheet; link it from index.html")
        }
        return try style.replacing(/\burl\(\s*["']?([^"')]+)["']?\s*\)/) { match in
            "url(\"\(try content(of: String(match.output.1), in: sheet))\")"
        }
    }

    private func content(of reference: String, in file: String) throws -> String {
        if reference.hasPrefix("#") || reference.hasPrefix("data:") { return reference }
        let path = reference.hasPrefix("./") ? String(reference.dropFirst(2)) : reference
        guard let data = files[path] else {
            throw SiteError("\(file) refers to '\(reference)', which is not one of the page's files")
        }
        return DataURI.text(data, mediaType: MediaType.ofPageFile(path))
    }
}
