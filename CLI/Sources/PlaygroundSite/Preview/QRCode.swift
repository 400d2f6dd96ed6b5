import CQRCode

/// A QR code.
package struct QRCode: Sendable {
    /// The number of modules in a row.
    let width: Int
    private let modules: [Bool]

    /// Encodes a text; nil if it is too long.
    package init?(_ text: String) {
        guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        width = Int(code.pointee.width)
        modules = (0..<width * width).map { code.pointee.data[$0] & 1 == 1 }
    }

    /// Whether a module is dark. All modules around the code are light.
    private func isDark(_ x: Int, _ y: Int) -> Bool {
        0..<width ~= x && 0..<width ~= y && modules[y * width + x]
    }

    /// The code as text for terminals, white on black whatever the terminal's colors are. A character shows two modules,
    /// one above the other.
    package var lines: [String] {
        stride(from: -Self.margin, to: width + Self.margin, by: 2).map { y in
            let characters = (-Self.margin..<width + Self.margin).map { x in
                Self.character(!isDark(x, y), !isDark(x, y + 1))
            }
            return Self.whiteOnBlack + String(characters) + Self.usualColors
        }
    }

    /// The code as an SVG picture with its margin, in the text's color on a transparent ground.
    var svg: String {
        let dark = (0..<width * width).filter { modules[$0] }
        let path = dark.map { "M\($0 % width) \($0 / width)h1v1h-1z" }.joined()
        let side = width + 2 * Self.quietZone
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="-\(Self.quietZone) -\(Self.quietZone) \(side) \(side)" \
            shape-rendering="crispEdges"><path d="\(path)"/></svg>
            """
    }

    private static func character(_ upper: Bool, _ lower: Bool) -> Character {
        switch (upper, lower) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }

    /// Colors of the cube of 256 colors, which themes of terminals leave alone (ECMA-48, SGR).
    private static let whiteOnBlack = "\u{1B}[38;5;231;48;5;16m"
    private static let usualColors = "\u{1B}[0m"
    /// Light modules around the code in a terminal.
    private static let margin = 2
    /// Light modules around the code (ISO/IEC 18004).
    private static let quietZone = 4
}
