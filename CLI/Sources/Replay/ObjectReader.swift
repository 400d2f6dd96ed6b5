import Inspection

/// Reads the members of a JSON object strictly: missing, mistyped and unknown members are errors with their
/// path and the expected value. Optional members are read with a fallback.
struct ObjectReader {
    /// The path of the object in the script, such as `events[3]`; empty for the script itself.
    let path: String
    private let object: JSONValue?

    /// - Parameters:
    /// - value: The object; nil for one without members.
    /// - names: All allowed members; nil for any.
    init(_ value: JSONValue?, at path: String, knowing names: [String]?) throws {
        if let value, !value.isObject { throw Self.mismatch(at: path, "an object", value) }
        self.path = path
        object = value
        if let names { try rejectUnknown(among: names) }
    }

    /// The names of the present members, in alphabetical order.
    var names: [String] { object?.names.sorted() ?? [] }

    /// Whether the object has a member.
    func has(_ name: String) -> Bool { object?[name] != nil }

    /// The value of a member, or nil if it is missing.
    func value(_ name: String) -> JSONValue? { object?[name] }

    /// A number within a range.
    func number(
        _ name: String, in range: ClosedRange<Double> = Limits.lengths, or fallback: Double? = nil
    ) throws -> Double {
        let number = try read(name, "a number", or: fallback, \.number)
        guard range.contains(number) else {
            let limits = [range.lowerBound, range.upperBound].map(JSONValue.text).joined(separator: " to ")
            throw Self.mismatch(at: path(of: name), "a number from \(limits)", object?[name])
        }
        return number
    }

    /// A whole number within a range.
    func integer(
        _ name: String, in range: ClosedRange<Int> = Limits.counts, or fallback: Int? = nil
    ) throws -> Int {
        try read(name, "a whole number from \(range.lowerBound) to \(range.upperBound)", or: fallback) {
            value in
            value.number.flatMap(Int.init(exactly:)).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// A Boolean.
    func flag(_ name: String, or fallback: Bool? = nil) throws -> Bool {
        try read(name, "true or false", or: fallback, \.flag)
    }

    /// A text.
    func text(_ name: String, or fallback: String? = nil) throws -> String {
        try read(name, "a text", or: fallback, \.text)
    }

    /// A value selected by name.
    func choice<Value>(_ name: String, among values: NamedValues<Value>, or fallback: String? = nil) throws
        -> Value
    {
        let choice = try read(name, values.expectation, or: fallback, \.text)
        guard let value = values[choice] else {
            let suggestion = Self.suggestion(for: choice, among: values.names)
            throw Self.mismatch(at: path(of: name), values.expectation, object?[name], suggestion)
        }
        return value
    }

    /// An object; `names` are the allowed members, nil for any.
    ///
    /// - Parameter isOptional: Whether a missing object is read as an empty one.
    func object(_ name: String, knowing names: [String]?, isOptional: Bool = false) throws -> ObjectReader {
        let value = object?[name]
        if value == nil, !isOptional { throw Self.mismatch(at: path(of: name), "an object", nil) }
        return try ObjectReader(value, at: path(of: name), knowing: names)
    }

    /// The elements of a list, read with their paths.
    func list<Element>(_ name: String, _ read: (JSONValue, String) throws -> Element) throws -> [Element] {
        let path = path(of: name)
        let elements = try self.read(name, "a list", or: nil, \.elements)
        return try elements.enumerated().map { try read($1, "\(path)[\($0)]") }
    }
}

extension ObjectReader {
    /// The path of a member in the script.
    func path(of name: String) -> String { (path.isEmpty ? "" : "\(path).") + name.shortened }

    private func read<Value>(
        _ name: String, _ expected: @autoclosure () -> String, or fallback: Value?,
        _ convert: (JSONValue) -> Value?
    ) throws -> Value {
        guard let value = object?[name] else {
            if let fallback { return fallback }
            throw Self.mismatch(at: path(of: name), expected(), nil)
        }
        guard let result = convert(value) else {
            throw Self.mismatch(at: path(of: name), expected(), value)
        }
        return result
    }

    private func rejectUnknown(among known: [String]) throws {
        guard let names = object?.names, !names.allSatisfy(known.contains) else { return }
        let unknown = names.sorted().first { !known.contains($0) } ?? ""
        let suggestion = Self.suggestion(for: unknown, among: known)
        let hint = suggestion ?? "; known are \(known.joined(separator: ", "))"
        throw Self.error(at: path, "\(JSONValue.quoted(unknown)) is unknown\(hint)")
    }

    private static func mismatch(
        at path: String, _ expected: String, _ found: JSONValue?, _ suggestion: String? = nil
    ) -> ScriptError {
        ScriptError(
            "\(path.isEmpty ? "the script" : path) must be \(expected), "
                + "but is \(found?.description ?? "missing")\(suggestion ?? "")")
    }

    private static func suggestion(for name: String, among names: [String]) -> String? {
        Suggestion.nearest(to: name, among: names).map { "; did you mean \"\($0)\"?" }
    }

    private static func error(at path: String, _ message: String) -> ScriptError {
        ScriptError(path.isEmpty ? message : "\(path): \(message)")
    }
}
