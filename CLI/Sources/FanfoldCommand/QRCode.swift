import CQRCode

/// A QR code as text for terminals.
enum QRCode {
    /// The lines of a text's code, or nil if the text is too long. A character shows two modules, one above the other;
    /// light modules are printed, because most terminals are dark.
    static func lines(of text: String) -> [String]? {
        guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        let isLight = { (x: Int, y: Int) in
            guard 0..<width ~= x && 0..<width ~= y else { return true }
            return code.pointee.data[y * width + x] & 1 == 0
        }
        return stride(from: -margin, to: width + margin, by: 2).map { y in
            String((-margin..<width + margin).map { x in character(isLight(x, y), isLight(x, y + 1)) })
        }
    }

    private static func character(_ upper: Bool, _ lower: Bool) -> Character {
        switch (upper, lower) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }

    /// Light modules around the code.
    private static let margin = 2
}
