import CJansson
import Foundation
import Inspection

/// A value of a JSON text, valid during the lifetime of its document.
struct JSONValue {
    private let value: UnsafePointer<json_t>

    init(_ value: UnsafePointer<json_t>) { self.value = value }

    private var type: json_type { value.pointee.type }

    /// Whether it is an object.
    var isObject: Bool { type == JSON_OBJECT }

    /// The value as a Boolean, or nil for other types.
    var flag: Bool? { type == JSON_TRUE ? true : type == JSON_FALSE ? false : nil }

    /// The value as a number, or nil for other types.
    var number: Double? { type == JSON_REAL ? json_real_value(value) : nil }

    /// The value as a string, or nil for other types.
    var text: String? {
        guard type == JSON_STRING, let bytes = json_string_value(value) else { return nil }
        let buffer = UnsafeRawBufferPointer(start: bytes, count: json_string_length(value))
        return String(decoding: buffer, as: UTF8.self)
    }

    /// The elements of a list, or nil for other types.
    var elements: [JSONValue]? {
        guard type == JSON_ARRAY else { return nil }
        return (0..<json_array_size(value)).compactMap {
            json_array_get(value, $0).map { JSONValue(UnsafePointer($0)) }
        }
    }

    /// The member names of an object; empty for other types.
    var names: [String] {
        let object = UnsafeMutablePointer(mutating: value)
        var names = [String]()
        var place = json_object_iter(object)
        while let member = place {
            names.append(String(cString: json_object_iter_key(member)))
            place = json_object_iter_next(object, member)
        }
        return names
    }

    /// A member of an object, or nil if it does not exist.
    subscript(name: String) -> JSONValue? {
        json_object_get(value, name).map { JSONValue(UnsafePointer($0)) }
    }
}

extension JSONValue {
    /// The value as a JSON text.
    var json: String {
        guard let text = json_dumps(value, Int(JSON_ENCODE_ANY)) else { return "" }
        defer { free(text) }
        return String(cString: text)
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value in an error message.
    var description: String {
        if let flag { return "\(flag)" }
        if let number { return Self.text(of: number) }
        if let text { return Self.quoted(text) }
        return isObject ? "an object" : elements == nil ? "null" : "a list"
    }

    /// A number in an error message.
    static func text(of number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

    /// A string in an error message.
    static func quoted(_ text: String) -> String { "\"\(text.shortened)\"" }
}
