import Foundation

/// Data URIs.
enum DataURI {
    static func text(_ data: Data, mediaType: String) -> String {
        "data:\(mediaType.replacing(" ", with: ""));base64,\(data.base64EncodedString())"
    }
}
