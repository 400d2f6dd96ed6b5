import NIOHTTP1

/// How much of a request is read: many times what browsers send, and far from what would cost memory or time.
enum RequestLimits {
    /// The longest request line, and the longest single header, in bytes.
    static let lineLength = 8_192
    /// The largest number of headers.
    static let headerCount = 100
    /// The longest all headers may be together, in bytes.
    static let headersLength = 32_768

    /// The limits for the decoder, which counts what it has read as it goes.
    static var ofDecoder: NIOHTTPDecoderLimitConfiguration {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = lineLength
        limits.maxHeaderFieldCount = headerCount
        limits.maxHeaderListSize = headersLength
        return limits
    }
}
