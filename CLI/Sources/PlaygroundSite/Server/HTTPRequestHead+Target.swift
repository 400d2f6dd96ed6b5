import NIOHTTP1

extension HTTPRequestHead {
    /// The requested path as written, and the authority of the absolute form, which proxies send
    /// (RFC 9112, 3.2.2).
    var target: (authority: String?, path: String) {
        let absolute = uri.prefixMatch(of: /https?:\/\/([^\/?#]*)/.ignoresCase())
        let path = uri[(absolute?.range.upperBound ?? uri.startIndex)...].prefix { $0 != "?" }
        return ((absolute?.output.1).map(String.init), path.isEmpty ? "/" : String(path))
    }

    /// Whether a page of another origin caused the request. Old browsers and other programs do not tell.
    var isForeign: Bool {
        headers[canonicalForm: "Sec-Fetch-Site"].contains {
            ["cross-site", "same-site"].contains($0.lowercased())
        }
    }
}
