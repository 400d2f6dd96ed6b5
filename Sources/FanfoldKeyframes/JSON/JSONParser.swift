/// Parses JSON (RFC 8259) in one pass over its UTF-8 bytes.
///
/// - Complexity: O(n) in the number of bytes.
struct JSONParser {
    /// The reason why a text is rejected.
    enum Failure: Error {
        case invalid
        case tooDeep
    }

    /// The maximum nesting depth of lists and objects.
    static var depthLimit: Int { 64 }

    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0

    /// Parses a text that is a single value.
    static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
        var parser = JSONParser(bytes: bytes)
        let value = try parser.value()
        guard parser.next() == nil else { throw .invalid }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    // MARK: Values

    private mutating func value() throws(Failure) -> JSONValue {
        switch next() {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "["): return .array(try array())
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func array() throws(Failure) -> [JSONValue] {
        var values: [JSONValue] = []
        try list(closedBy: UInt8(ascii: "]")) { parser throws(Failure) in
            values.append(try parser.value())
        }
        return values
    }

    private mutating func object() throws(Failure) -> JSONObject {
        var members: [JSONObject.Member] = []
        try list(closedBy: UInt8(ascii: "}")) { parser throws(Failure) in
            guard parser.next() == UInt8(ascii: "\"") else { throw .invalid }
            let name = try parser.string()
            guard parser.next() == UInt8(ascii: ":") else { throw .invalid }
            parser.place += 1
            members.append(JSONObject.Member(name: name, value: try parser.value()))
        }
        return JSONObject(members)
    }

    /// Parses elements that are separated by commas, from the opening bracket to the closing one.
    private mutating func list(
        closedBy end: UInt8, _ element: (inout JSONParser) throws(Failure) -> Void
    ) throws(Failure) {
        guard depth < Self.depthLimit else { throw .tooDeep }
        depth += 1
        place += 1
        if next() != end {
            try element(&self)
            while next() == UInt8(ascii: ",") {
                place += 1
                try element(&self)
            }
        }
        guard next() == end else { throw .invalid }
        place += 1
        depth -= 1
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
        for at in 0..<word.utf8CodeUnitCount where !skip(word.utf8Start[at]) { throw .invalid }
        return value
    }

    // MARK: Bytes

    private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

    /// Skips white space, and returns the byte that follows.
    private mutating func next() -> UInt8? {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
        return byte
    }

    /// Skips a byte if it comes next.
    private mutating func skip(_ expected: UInt8) -> Bool {
        guard byte == expected else { return false }
        place += 1
        return true
    }

    private mutating func digit() -> UInt8? {
        guard let byte, byte >= 0x30 && byte <= 0x39 else { return nil }
        place += 1
        return byte - 0x30
    }
}

// MARK: Numbers

extension JSONParser {
    private mutating func number() throws(Failure) -> Double {
        let isNegative = skip(UInt8(ascii: "-"))
        var number = DecimalNumber()
        let isZeroFirst = byte == UInt8(ascii: "0")
        let count = digits(of: &number, areFraction: false)
        guard count > 0 && !(isZeroFirst && count > 1) else { throw .invalid }
        if skip(UInt8(ascii: ".")) {
            guard digits(of: &number, areFraction: true) > 0 else { throw .invalid }
        }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            number.scale(byTenToThe: try exponent())
        }
        let value = number.value
        guard value.isFinite else { throw .invalid }
        return isNegative ? -value : value
    }

    /// Takes all digits that follow, and returns their count.
    private mutating func digits(of number: inout DecimalNumber, areFraction: Bool) -> Int {
        let start = place
        while let digit = digit() { number.append(digit, isFraction: areFraction) }
        return place - start
    }

    private mutating func exponent() throws(Failure) -> Int {
        let isNegative = skip(UInt8(ascii: "-"))
        if !isNegative { _ = skip(UInt8(ascii: "+")) }
        guard var exponent = digit().map(Int.init) else { throw .invalid }
        // Greater exponents all mean 0 or infinity.
        while let digit = digit() { exponent = min(exponent * 10 + Int(digit), 1_000_000) }
        return isNegative ? -exponent : exponent
    }
}

// MARK: Strings

extension JSONParser {
    private mutating func string() throws(Failure) -> Bytes {
        place += 1
        var text: Bytes = []
        while let byte, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw .invalid }
            place += 1
            if byte == UInt8(ascii: "\\") {
                try escape(&text)
            } else {
                text.append(byte)
            }
        }
        guard skip(UInt8(ascii: "\"")) else { throw .invalid }
        return text
    }

    private mutating func escape(_ text: inout [UInt8]) throws(Failure) {
        guard let byte else { throw .invalid }
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text.append(contentsOf: Self.utf8(of: try scalar()))
        default: throw .invalid
        }
    }

    /// Parses the digits of `\u`, and a second escape if the first is half of a surrogate pair.
    private mutating func scalar() throws(Failure) -> UInt32 {
        let first = try codeUnit()
        guard first & 0xFC00 == 0xD800, skip(UInt8(ascii: "\\")) else { return first }
        guard skip(UInt8(ascii: "u")) else { throw .invalid }
        let second = try codeUnit()
        guard second & 0xFC00 == 0xDC00 else { throw .invalid }
        return 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
    }

    private mutating func codeUnit() throws(Failure) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = byte.flatMap(Self.hexadecimal) else { throw .invalid }
            place += 1
            unit = unit << 4 | digit
        }
        return unit
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }

    /// The bytes of a scalar; half of a surrogate pair becomes the replacement character.
    private static func utf8(of value: UInt32) -> Bytes {
        let scalar = value & 0xFFFF_F800 == 0xD800 ? 0xFFFD : value
        let tail = { (shift: UInt32) in UInt8(0x80 | scalar >> shift & 0x3F) }
        switch scalar {
        case ..<0x80: return [UInt8(scalar)]
        case ..<0x800: return [UInt8(0xC0 | scalar >> 6), tail(0)]
        case ..<0x10000: return [UInt8(0xE0 | scalar >> 12), tail(6), tail(0)]
        default: return [UInt8(0xF0 | scalar >> 18), tail(12), tail(6), tail(0)]
        }
    }
}
