import NIOHTTP1

/// Limits of a request: far above requests of browsers, and low enough to bound memory and time.
enum RequestLimits {
    /// Maximum length of the request line and of each header, in bytes.
    static let lineLength = 8_192
    /// Maximum number of headers.
    static let headerCount = 100
    /// Maximum total length of headers, in bytes.
    static let headersLength = 32_768

    /// Limits of the decoder, which applies them while reading.
    static var ofDecoder: NIOHTTPDecoderLimitConfiguration {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = lineLength
        limits.maxHeaderFieldCount = headerCount
        limits.maxHeaderListSize = headersLength
        return limits
    }
}
