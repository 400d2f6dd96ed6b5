import Foundation

/// Finds what a page or a style sheet refers to, and puts the content there in place of the address.
struct References {
    /// The page's files by their relative paths.
    let files: [String: Data]

    /// Markup whose `src`, `href` and `poster` hold their content.
    ///
    /// - Throws: ``SiteError`` where one of them leads to another file than the page's own.
    func inlined(inMarkup markup: String, of page: String) throws -> String {
        try markup.replacing(
            /(\s(?:src|href|poster)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^"'\s>]+))/
        ) { match in
            let (all, name, quoted, alsoQuoted, bare) = match.output
            let content = try content(of: quoted ?? alsoQuoted ?? bare ?? "", in: page)
            return content.map { "\(name)\"\($0)\"" } ?? String(all)
        }
    }

    /// A style sheet whose `url(…)` hold their content.
    ///
    /// - Throws: ``SiteError`` where one of them leads to another file than the page's own.
    func inlined(inStyle style: String, of sheet: String) throws -> String {
        guard !style.contains(/@import\b/) else {
            throw SiteError("\(sheet) imports another style sheet; link it from index.html")
        }
        return try style.replacing(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/) { match in
            let (all, quoted, alsoQuoted, bare) = match.output
            let content = try content(of: quoted ?? alsoQuoted ?? bare ?? "", in: sheet)
            return content.map { "url(\"\($0)\")" } ?? String(all)
        }
    }

    /// What a reference leads to as a data URI, or nil where it leads nowhere else already.
    private func content(of reference: Substring, in file: String) throws -> String? {
        if reference.hasPrefix("#") || reference.hasPrefix("data:") { return nil }
        let path = RelativePath.resolved(String(reference), from: file)
        guard let data = files[path] else {
            throw SiteError("\(file) refers to '\(reference)', which is not one of the page's files")
        }
        return DataURI.text(data, mediaType: MediaType.ofPageFile(path))
    }
}
