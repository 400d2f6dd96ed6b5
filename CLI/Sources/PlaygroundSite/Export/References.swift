import Foundation

/// Replaces references of a page or style sheet with the content of the files.
struct References {
    /// The page's files by their relative paths.
    let files: [String: Data]

    /// Markup with embedded `src`, `href` and `poster`.
    ///
    /// - Throws: ``SiteError`` if a reference leaves the page's files.
    func inlined(inMarkup markup: String, of page: String) throws -> String {
        try markup.replacing(
            /(\s(?:src|href|poster)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^"'\s>]+))/
        ) { match in
            let (all, name, quoted, alsoQuoted, bare) = match.output
            let content = try content(of: quoted ?? alsoQuoted ?? bare ?? "", in: page)
            return content.map { "\(name)\"\($0)\"" } ?? String(all)
        }
    }

    /// A style sheet with embedded `url(…)`.
    ///
    /// - Throws: ``SiteError`` if a reference leaves the page's files.
    func inlined(inStyle style: String, of sheet: String) throws -> String {
        guard !style.contains(/@import\b/) else {
            throw SiteError("\(sheet) must not import another style sheet; link it from index.html")
        }
        return try style.replacing(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/) { match in
            let (all, quoted, alsoQuoted, bare) = match.output
            let content = try content(of: quoted ?? alsoQuoted ?? bare ?? "", in: sheet)
            return content.map { "url(\"\($0)\")" } ?? String(all)
        }
    }

    /// The content of a reference as a data URI, or nil if it needs no replacement.
    private func content(of reference: Substring, in file: String) throws -> String? {
        if reference.hasPrefix("#") || reference.hasPrefix("data:") { return nil }
        let path = RelativePath.resolved(String(reference), from: file)
        guard let data = files[path] else {
            throw SiteError("references in \(file) must be files of the page, but one is '\(reference)'")
        }
        return DataURI.text(data, mediaType: MediaType.ofPageFile(path))
    }
}
