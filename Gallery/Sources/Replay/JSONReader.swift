import Foundation

/// Reads a JSON text, and says in which line and column it is none. Foundation's own readers do not say that,
/// and let commas at the end of a list and members that stand there twice pass.
struct JSONReader {
    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0

    /// Reads a text that holds one value.
    ///
    /// - Throws: ``ScriptError`` where it is no JSON.
    static func value(of data: Data) throws -> JSONValue {
        var reader = JSONReader(bytes: [UInt8](data))
        guard String(data: data, encoding: .utf8) != nil else {
            throw ScriptError("expected text in UTF-8")
        }
        let value = try reader.value()
        guard reader.next == nil else { throw reader.error("the end") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }
}

extension JSONReader {
    private mutating func value() throws -> JSONValue {
        switch next ?? "\0" {
        case "{": return .object(try nested { try $0.object() })
        case "[": return .list(try nested { try $0.list() })
        case "\"": return .string(try string())
        case "-", "0"..."9": return .number(try number())
        case "a"..."z": return try word()
        default: throw error("a value")
        }
    }

    private mutating func nested<Value>(_ read: (inout JSONReader) throws -> Value) throws -> Value {
        depth += 1
        guard depth <= deepest else { throw error("at most \(deepest) levels") }
        place += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func object() throws -> [String: JSONValue] {
        var members = [String: JSONValue]()
        if take("}") { return members }
        repeat {
            guard next == "\"" else { throw error("a name in quotation marks") }
            let start = place
            let name = try string()
            guard take(":") else { throw error("':'") }
            guard members.updateValue(try value(), forKey: name) == nil else {
                throw error("each name once", at: start)
            }
        } while take(",")
        guard take("}") else { throw error("',' or '}'") }
        return members
    }

    private mutating func list() throws -> [JSONValue] {
        var elements = [JSONValue]()
        if take("]") { return elements }
        repeat { elements.append(try value()) } while take(",")
        guard take("]") else { throw error("',' or ']'") }
        return elements
    }

    private mutating func word() throws -> JSONValue {
        let start = place
        switch scan({ $0.isLetter }) {
        case "null": return .null
        case "true": return .flag(true)
        case "false": return .flag(false)
        default: throw error("a value", at: start)
        }
    }

    private mutating func number() throws -> Double {
        let start = place
        let text = scan { $0.isLetter || $0.isNumber || "+-.".contains($0) }
        let form = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/
        guard text.wholeMatch(of: form) != nil, let number = Double(text), number.isFinite else {
            throw error("a number", at: start)
        }
        return number
    }

    /// Finds a string's end; what its escapes mean is Foundation's affair.
    private mutating func string() throws -> String {
        let start = place
        place += 1
        while let byte = bytes[safe: place], byte != UInt8(ascii: "\"") {
            place += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        place += 1
        guard place <= bytes.count,
            let text = try? JSONDecoder().decode(String.self, from: Data(bytes[start..<place]))
        else { throw error("a string", at: start) }
        return text
    }
}

extension JSONReader {
    /// The next character that is no space, or nil at the end.
    private var next: Character? {
        mutating get {
            while let byte = bytes[safe: place], " \t\r\n".utf8.contains(byte) { place += 1 }
            return bytes[safe: place].map { Character(Unicode.Scalar($0)) }
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        place += 1
        return true
    }

    private mutating func scan(_ belongs: (Character) -> Bool) -> String {
        let start = place
        while let byte = bytes[safe: place], belongs(Character(Unicode.Scalar(byte))) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    /// What was expected where, by line and column; both count from 1.
    private mutating func error(_ expected: String, at place: Int? = nil) -> ScriptError {
        let place = min(place ?? self.place, bytes.count)
        let before = bytes[..<place].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let column = String(decoding: before.last ?? [], as: UTF8.self).count + 1
        return ScriptError("line \(before.count), column \(column): expected \(expected)")
    }
}

extension [UInt8] {
    fileprivate subscript(safe index: Int) -> UInt8? { index < count ? self[index] : nil }
}

/// How deep values may be nested: far deeper than any script.
private let deepest = 32
