/// The picture formats of browsers, detected by content instead of file name.
enum PictureFormat {
    case jpeg, png, webp, gif, avif, jxl, svg

    /// The number of inspected bytes at the start of a file.
    static let prefixLength = 16_384

    /// Detects the format of a file; nil if it is not a picture.
    init?(of file: OpenFile) throws {
        self.init(prefix: try file.bytes(at: 0, upTo: Self.prefixLength))
    }

    /// Detects the format from a file's first bytes; nil if it is not a picture.
    init?(prefix bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
            self = .gif
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if Self.isAVIF(bytes) {
            self = .avif
        } else if bytes.starts(with: Self.jpegXLCodestream) || bytes.starts(with: Self.jpegXLContainer) {
            self = .jxl
        } else if Self.isSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    /// The media type.
    var mediaType: String {
        switch self {
        case .jpeg: "image/jpeg"
        case .png: "image/png"
        case .webp: "image/webp"
        case .gif: "image/gif"
        case .avif: "image/avif"
        case .jxl: "image/jxl"
        case .svg: "image/svg+xml"
        }
    }

    /// The beginnings of JPEG XL files (ISO/IEC 18181-2).
    private static let jpegXLCodestream: [UInt8] = [0xFF, 0x0A]
    private static let jpegXLContainer = [0, 0, 0, 0x0C] + Array("JXL ".utf8) + [0x0D, 0x0A, 0x87, 0x0A]

    /// Whether the file starts with a box `ftyp`, which lists four-letter brands: the major brand, its
    /// version, and compatible brands.
    private static func isAVIF(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
        let length = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
        let brands = stride(from: 8, through: min(length, bytes.count) - 4, by: 4).map { bytes[$0..<$0 + 4] }
        return brands.contains { $0.elementsEqual("avif".utf8) || $0.elementsEqual("avis".utf8) }
    }

    /// Whether the file is markup whose first element is `svg`, with any prefix, after any declarations and comments.
    private static func isSVG(_ bytes: [UInt8]) -> Bool {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let content = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
        let text = String(decoding: content, as: UTF8.self).drop(while: \.isWhitespace)
        guard text.first == "<" else { return false }
        let element = withoutComments(text).firstMatch(of: /<([A-Za-z][\w:.-]*)/)?.output.1
        return element?.split(separator: ":").last == "svg"
    }

    private static func withoutComments(_ text: Substring) -> String {
        let parts = text.split(separator: "<!--", omittingEmptySubsequences: false)
        let rests = parts.dropFirst().map { part in
            part.firstRange(of: "-->").map { part[$0.upperBound...] } ?? ""
        }
        return (parts.prefix(1) + rests).joined()
    }
}
