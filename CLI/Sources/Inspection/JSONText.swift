import Foundation

/// JSON text whose objects keep the order of their members, unlike `JSONEncoder`.
package enum JSONText {
    /// A name in an object and its value as JSON text.
    package typealias Member = (name: String, text: String)

    /// A number, a string, a list of them, or null for nil.
    ///
    /// - Throws: `EncodingError` for a number that is not finite: JSON cannot represent it.
    package static func value(_ value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }()

    /// An object on one line.
    package static func object(_ members: [Member]) throws -> String {
        "{" + (try lines(members)).joined(separator: ", ") + "}"
    }

    /// An object with one line per member.
    package static func tallObject(_ members: [Member]) throws -> String {
        "{\n" + (try lines(members)).map { "  \($0)" }.joined(separator: ",\n") + "\n}"
    }

    /// A list with one line per element.
    package static func tallArray(_ elements: [String]) -> String {
        elements.isEmpty ? "[]" : "[\n" + elements.map { "    \($0)" }.joined(separator: ",\n") + "\n  ]"
    }

    private static func lines(_ members: [Member]) throws -> [String] {
        try members.map { try "\(value($0.name)): \($0.text)" }
    }
}
