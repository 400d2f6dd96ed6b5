import Inspection

/// Reads the members of a JSON object strictly: what is missing, of another kind or unknown is an error that
/// says where it is and what was expected. A member that may be missing is read with a fallback.
struct ObjectReader {
    /// Where the object is in the script, such as `events[3]`; empty for the script itself.
    let path: String
    private let members: [String: JSONValue]

    /// - Parameter names: All members that the object may have; nil for any.
    init(_ value: JSONValue, at path: String, knowing names: [String]?) throws {
        guard case .object(let members) = value else {
            throw Self.mismatch(at: path, "an object", value)
        }
        self.path = path
        self.members = members
        if let names { try refuseUnknown(among: names) }
    }

    /// The names of the members that are there, in alphabetical order.
    var names: [String] { members.keys.sorted() }

    /// Whether there is a member of that name.
    func has(_ name: String) -> Bool { members[name] != nil }

    /// A number within a range.
    func number(
        _ name: String, in range: ClosedRange<Double> = Limits.lengths, or fallback: Double? = nil
    ) throws -> Double {
        let number = try read(name, "a number", or: fallback) { value in
            if case .number(let number) = value { number } else { nil }
        }
        let limits = "\(JSONValue.number(range.lowerBound)) to \(JSONValue.number(range.upperBound))"
        guard range.contains(number) else {
            throw Self.mismatch(at: path(of: name), "a number from \(limits)", .number(number))
        }
        return number
    }

    /// A whole number within a range.
    func integer(
        _ name: String, in range: ClosedRange<Int> = Limits.counts, or fallback: Int? = nil
    ) throws -> Int {
        let limits = "\(range.lowerBound) to \(range.upperBound)"
        return try read(name, "a whole number from \(limits)", or: fallback) { value in
            guard case .number(let number) = value, let integer = Int(exactly: number) else { return nil }
            return range.contains(integer) ? integer : nil
        }
    }

    /// True or false.
    func flag(_ name: String, or fallback: Bool? = nil) throws -> Bool {
        try read(name, "true or false", or: fallback) { value in
            if case .flag(let flag) = value { flag } else { nil }
        }
    }

    /// One of some names.
    func choice(_ name: String, among names: [String], or fallback: String? = nil) throws -> String {
        let expected = "one of \(names.joined(separator: ", "))"
        let choice = try read(name, expected, or: fallback) { value in
            if case .string(let text) = value { text } else { nil }
        }
        guard names.contains(choice) else {
            let suggestion = Self.suggestion(for: choice, among: names)
            throw Self.mismatch(at: path(of: name), expected, .string(choice), suggestion)
        }
        return choice
    }

    /// An object; `names` are all members that it may have, nil for any.
    func object(
        _ name: String, knowing names: [String]?, or fallback: JSONValue? = nil
    ) throws -> ObjectReader {
        let value = try read(name, "an object", or: fallback) { $0 }
        return try ObjectReader(value, at: path(of: name), knowing: names)
    }

    /// The elements of a list, and where each is in the script.
    func list(_ name: String) throws -> [(value: JSONValue, path: String)] {
        let elements: [JSONValue] = try read(name, "a list", or: nil) { value in
            if case .list(let elements) = value { elements } else { nil }
        }
        return elements.enumerated().map { ($1, "\(path(of: name))[\($0)]") }
    }
}

extension ObjectReader {
    /// Where a member is in the script.
    func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    private func read<Value>(
        _ name: String, _ expected: String, or fallback: Value?, _ convert: (JSONValue) -> Value?
    ) throws -> Value {
        guard let value = members[name] else {
            if let fallback { return fallback }
            throw Self.mismatch(at: path(of: name), expected, nil)
        }
        guard let result = convert(value) else {
            throw Self.mismatch(at: path(of: name), expected, value)
        }
        return result
    }

    private func refuseUnknown(among known: [String]) throws {
        guard let unknown = names.first(where: { !known.contains($0) }) else { return }
        let suggestion = Self.suggestion(for: unknown, among: known)
        let hint = suggestion ?? "; there may be \(known.joined(separator: ", "))"
        throw Self.error(at: path, "\(JSONValue.string(unknown)) is unknown\(hint)")
    }

    private static func mismatch(
        at path: String, _ expected: String, _ found: JSONValue?, _ suggestion: String? = nil
    ) -> ScriptError {
        error(at: path, "expected \(expected), found \(found?.description ?? "nothing")\(suggestion ?? "")")
    }

    private static func suggestion(for name: String, among names: [String]) -> String? {
        Suggestion.nearest(to: name, among: names).map { "; did you mean \"\($0)\"?" }
    }

    private static func error(at path: String, _ message: String) -> ScriptError {
        ScriptError(path.isEmpty ? message : "\(path): \(message)")
    }
}
