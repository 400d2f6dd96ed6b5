import CJansson
import Foundation

/// A JSON text that has been read.
///
/// Jansson reads it: strictly, and it tells the line and the column of what is wrong. Foundation's decoder tells
/// neither on Linux, and lets commas at the end of a list and members that stand there twice pass.
public final class JSONDocument {
    private let value: UnsafeMutablePointer<json_t>

    /// Reads a text that holds one value.
    ///
    /// - Parameters:
    ///   - data: The text, in UTF-8.
    ///   - length: How long it may be, in bytes. The default value is that of a script.
    /// - Throws: ``ScriptError`` where it is no JSON, or too long.
    public init(_ data: Data, upTo length: Int = ReplayScript.largestLength) throws {
        guard data.count <= length else { throw ScriptError("expected at most \(length) bytes") }
        var error = json_error_t()
        let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL | JSON_DECODE_ANY | JSON_ALLOW_NUL
        let text = data + [0]  // so that there is an address for an empty one
        let value = text.withUnsafeBytes { bytes in
            json_loadb(bytes.baseAddress, data.count, Int(flags), &error)
        }
        guard let value else { throw ScriptError(error) }
        self.value = value
    }

    deinit { json_decref(value) }

    /// Reads something from the value, which lives as long as the document.
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
