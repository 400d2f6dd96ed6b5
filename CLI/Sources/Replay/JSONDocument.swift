import CJansson
import Foundation

/// A parsed JSON text.
///
/// Jansson parses strictly and reports the line and column of an error. On Linux, Foundation's decoder
/// reports neither, and accepts trailing commas and duplicate members.
public final class JSONDocument {
    private let value: UnsafeMutablePointer<json_t>

    /// Parses a text with one value.
    ///
    /// - Parameters:
    /// - data: The text, in UTF-8.
    /// - length: The maximum length, in bytes. The default value is that of a script.
    /// - Throws: ``ScriptError`` if it is not valid JSON or too long.
    public init(_ data: Data, upTo length: Int = ReplayScript.largestLength) throws {
        guard data.count <= length else { throw ScriptError("the text must be at most \(length) bytes long") }
        var error = json_error_t()
        let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL | JSON_DECODE_ANY | JSON_ALLOW_NUL
        let text = data + [0]  // An empty text needs an address.
        let value = text.withUnsafeBytes { bytes in
            json_loadb(bytes.baseAddress, data.count, Int(flags), &error)
        }
        guard let value else { throw ScriptError(error) }
        self.value = value
    }

    deinit { json_decref(value) }

    /// Reads from the value, which lives as long as the document.
    func read<Result>(_ body: (JSONValue) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(JSONValue(value)) }
    }
}

extension ScriptError {
    fileprivate init(_ error: json_error_t) {
        let text = withUnsafeBytes(of: error.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        self.init("line \(error.line), column \(error.column): \(text)")
    }
}
