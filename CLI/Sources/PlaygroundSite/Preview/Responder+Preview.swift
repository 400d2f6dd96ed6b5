import NIOCore
import NIOHTTP1

extension Responder {
    /// The response to a request from another machine without the key: a link with the key stores it in a cookie, all
    /// others are rejected. Returns nil for a request with the key.
    func refusal(of head: HTTPRequestHead, key: String) -> Response? {
        let (_, path) = head.target
        let query = head.query.split(separator: "&").map(String.init)
        let pair = "\(keyName)=\(key)"
        let cookie = "\(Preview.cookieName(of: key))=\(key)"
        if path == "/", query.contains(pair) {
            let rest = query.filter { $0 != pair }.joined(separator: "&")
            var response = Response("See the page without the key", status: .seeOther)
            response.headers.add(name: "Location", value: rest.isEmpty ? "./" : "./?\(rest)")
            response.headers.add(
                name: "Set-Cookie", value: "\(cookie); Path=/; HttpOnly; SameSite=Lax; Max-Age=\(keyAge)")
            return response
        }
        if head.cookies.contains(where: { $0.hasSuffix("=\(key)") }) { return nil }
        return Response(
            "Open the link that 'fanfold serve' has printed: it contains the key", status: .forbidden)
    }

    /// The response to a request about the preview: its description, its events, or the number of pages that follow a new
    /// state.
    func response(to head: HTTPRequestHead, about preview: Preview) async -> Response? {
        switch (head.target.path, head.method) {
        case (_, _) where head.isForeign: return nil
        case ("/preview", .GET):
            guard let description = try? await preview.description else { return nil }
            return Response(.shared(description), mediaType: "application/json")
        case ("/preview", .PUT):
            await preview.show(head.query)
            return Response("\(await preview.followers)", status: .ok)
        case ("/preview-events", .GET):
            return Response(.events(preview.events.after(head.lastEvent)), mediaType: MediaType.events)
        default: return nil
        }
    }
}

extension HTTPRequestHead {
    /// The query as written, without its question mark.
    fileprivate var query: String {
        String(uri.drop { $0 != "?" }.dropFirst().prefix { $0 != "#" })
    }

    fileprivate var cookies: [String] {
        headers[canonicalForm: "Cookie"].flatMap { $0.split(separator: ";") }
            .map { String($0.drop { $0 == " " }) }
    }
}

/// In seconds: a day.
private let keyAge = 86_400
