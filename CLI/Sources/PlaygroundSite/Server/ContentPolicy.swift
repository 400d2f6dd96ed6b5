/// Values of the header `Content-Security-Policy`.
enum ContentPolicy {
    /// The policy of everything except the page: an opened SVG document neither runs scripts nor loads resources.
    static let inert = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

    /// The policy of the page: its own scripts, pictures of any site, and no frame around it.
    ///
    /// - Parameter scriptHashes: The hashes of its inline scripts, such as `'sha256-…'`.
    static func ofPage(scriptHashes: String) -> String {
        """
        default-src 'none'; script-src 'self' 'wasm-unsafe-eval' \(scriptHashes); style-src 'self' 'unsafe-inline'; \
        img-src http: https: data: blob:; connect-src 'self' http: https: data: blob:; font-src 'self' data:; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """
    }
}
