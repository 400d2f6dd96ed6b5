import Foundation

/// Addresses that hold the content themselves.
enum DataURI {
    static func text(_ data: Data, mediaType: String) -> String {
        "data:\(mediaType.replacing(" ", with: ""));base64,\(data.base64EncodedString())"
    }
}
