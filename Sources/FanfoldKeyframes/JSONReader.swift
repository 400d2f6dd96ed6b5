import Fanfold

/// An object of a JSON text, and where it stands.
struct JSONReader {
    let path: String
    private let members: [String: JSONValue]

    /// Reads an object, all of whose members have one of some names.
    init(_ value: JSONValue, at path: String, names: [String]) throws(KeyframeFormatError) {
        guard case .object(let members) = value else {
            throw KeyframeFormatError(path: path, value: value.description, expected: "an object")
        }
        self.path = path
        self.members = members
        for name in members.keys.sorted() where !names.contains(name) {
            throw KeyframeFormatError(
                path: path.isEmpty ? name : "\(path).\(name)", value: members[name]?.description,
                expected: "one of \(names.joined(separator: ", ")), or left out")
        }
    }

    /// The names of the members, in their order.
    var names: [String] { members.keys.sorted() }

    /// Where a member stands.
    func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    func value(_ name: String) -> JSONValue? { members[name] }

    func error(_ name: String, _ expected: String) -> KeyframeFormatError {
        KeyframeFormatError(path: path(of: name), value: members[name]?.description, expected: expected)
    }

    func number(_ name: String) throws(KeyframeFormatError) -> Double? {
        guard let value = members[name] else { return nil }
        guard case .number(let number) = value else { throw error(name, "a number") }
        return number
    }

    func flag(_ name: String) throws(KeyframeFormatError) -> Bool? {
        guard let value = members[name] else { return nil }
        guard case .bool(let flag) = value else { throw error(name, "true or false") }
        return flag
    }

    func string(_ name: String) throws(KeyframeFormatError) -> String? {
        guard let value = members[name] else { return nil }
        guard case .string(let string) = value else { throw error(name, "a text") }
        return string
    }

    /// One of a few values, by its name.
    func choice<Value>(
        _ name: String, _ choices: KeyValuePairs<String, Value>
    ) throws(KeyframeFormatError) -> Value? {
        guard let value = members[name] else { return nil }
        for (word, choice) in choices where value == .string(word) { return choice }
        throw error(name, "one of " + choices.map { "\"\($0.key)\"" }.joined(separator: ", "))
    }

    /// A length: points, a part of the viewport, or a list of such that are added.
    func length(_ name: String) throws(KeyframeFormatError) -> KeyframeLength? {
        guard let value = members[name] else { return nil }
        return try Self.length(value, at: path(of: name))
    }

    private static func length(_ value: JSONValue, at path: String) throws(KeyframeFormatError)
        -> KeyframeLength
    {
        switch value {
        case .number(let points): return .points(points)
        case .array(let values):
            var sum = KeyframeLength.zero
            for (place, value) in values.enumerated() {
                sum = sum + (try length(value, at: "\(path)[\(place)]"))
            }
            return sum
        case .object:
            let reader = try JSONReader(value, at: path, names: ["fraction", "of", "points"])
            let extent = try reader.choice("of", JSONNames.extents) ?? .own
            let fraction = KeyframeLength.fraction(try reader.number("fraction") ?? 0, of: extent)
            return fraction + .points(try reader.number("points") ?? 0)
        default:
            throw KeyframeFormatError(
                path: path, value: value.description,
                expected: "a number of points, or an object such as {\"fraction\": 0.5, \"points\": 20}")
        }
    }
}

/// What the words of the format stand for.
enum JSONNames {
    static var extents: KeyValuePairs<String, KeyframeLength.Extent> {
        ["width": .width, "height": .height, "shorter": .shorterSide]
    }
    static var axes: KeyValuePairs<String, Fanfold.Axis> {
        ["horizontal": .horizontal, "vertical": .vertical]
    }
    static var ends: KeyValuePairs<String, KeyframeEnd> {
        ["held": .held, "continued": .continued, "repeated": .repeated]
    }
    static var orders: KeyValuePairs<String, KeyframeOrder> {
        [
            "nearest-in-front": .nearestInFront, "later-in-front": .laterInFront,
            "earlier-in-front": .earlierInFront,
        ]
    }
    static var perspectives: KeyValuePairs<String, Bool> { ["shared": true, "own": false] }
    static var decelerations: KeyValuePairs<String, DecelerationRate> { ["normal": .normal, "fast": .fast] }
    static var edges: KeyValuePairs<String, RemovalRule.Edges> {
        ["start": .start, "end": .end, "both": .both]
    }
    static var properties: KeyValuePairs<String, KeyframeProperties> {
        [
            "place": .place, "size": .size, "scale": .scale, "rotation": .rotation, "depth": .depth,
            "opacity": .opacity, "appearance": .appearance,
        ]
    }
}
