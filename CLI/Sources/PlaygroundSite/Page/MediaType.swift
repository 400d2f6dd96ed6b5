/// Media types of files.
enum MediaType {
    static let html = "text/html; charset=utf-8"
    static let events = "text/event-stream"
    static let javaScript = "text/javascript; charset=utf-8"
    static let plainText = "text/plain; charset=utf-8"
    static let webAssembly = "application/wasm"

    /// The media type of one of the page's own files, by extension.
    static func ofPageFile(_ path: String) -> String {
        switch path.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "html": html
        case "js", "mjs": javaScript
        case "json": "application/json"
        case "svg": "image/svg+xml"
        case "wasm": webAssembly
        case "png": "image/png"
        case "webp": "image/webp"
        case "woff2": "font/woff2"
        default: "application/octet-stream"
        }
    }
}
