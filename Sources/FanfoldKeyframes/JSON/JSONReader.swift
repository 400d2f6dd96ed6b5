import Fanfold

/// Reads the members of an object, whose path is part of every error.
///
/// Its functions are not inlined: each has up to 20 callers, and `PageLayout` of the web component gives the size
/// of the copies.
struct JSONReader {
    let path: Bytes
    private let object: JSONObject

    /// Reads an object whose members all have one of some names.
    @inline(never)
    init(_ value: JSONValue, at path: Bytes, names: NameList) throws(KeyframeTextError) {
        try self.init(value, at: path)
        var first: JSONObject.Member?
        for member in object.members where names.index(of: member.name) == nil {
            if first.map({ member.name.precedes($0.name) }) ?? true { first = member }
        }
        guard let first else { return }
        throw KeyframeTextError(
            path: path.isEmpty ? first.name : path + text(".") + first.name, value: first.value.description,
            expected: text("one of ") + names.listed(inQuotes: false) + text(", or left out"))
    }

    /// Reads an object whose members have any names.
    @inline(never)
    init(_ value: JSONValue, at path: Bytes) throws(KeyframeTextError) {
        guard case .object(let object) = value else {
            throw KeyframeTextError(path: path, value: value.description, expected: text("an object"))
        }
        self.path = path
        self.object = object
    }

    /// The members, in their order in the text.
    var members: [JSONObject.Member] { object.members }

    /// The path of a member.
    func path(of name: StaticString) -> Bytes {
        path.isEmpty ? name.bytes : path + text(".") + name.bytes
    }

    func value(_ name: StaticString) -> JSONValue? { object[name] }

    @inline(never)
    func error(_ name: StaticString, _ expected: Bytes) -> KeyframeTextError {
        KeyframeTextError(path: path(of: name), value: value(name)?.description, expected: expected)
    }

    @inline(never)
    func number(_ name: StaticString) throws(KeyframeTextError) -> Double? {
        guard let value = value(name) else { return nil }
        guard case .number(let number) = value else { throw error(name, text("a number")) }
        return number
    }

    /// Reads a number that must be present.
    @inline(never)
    func requiredNumber(_ name: StaticString) throws(KeyframeTextError) -> Double {
        guard let number = try number(name) else { throw error(name, text("a number")) }
        return number
    }

    /// Reads a list; nil if it is missing.
    @inline(never)
    func list(_ name: StaticString, of expected: StaticString) throws(KeyframeTextError) -> [JSONValue]? {
        guard let value = value(name) else { return nil }
        guard case .array(let values) = value else { throw error(name, text(expected)) }
        return values
    }

    @inline(never)
    func flag(_ name: StaticString) throws(KeyframeTextError) -> Bool? {
        guard let value = value(name) else { return nil }
        guard case .bool(let flag) = value else { throw error(name, text("true or false")) }
        return flag
    }

    @inline(never)
    func requireText(_ name: StaticString) throws(KeyframeTextError) {
        guard let value = value(name) else { return }
        guard case .string = value else { throw error(name, text("a text")) }
    }

    /// Reads one of a few values by its name.
    func choice<Value>(
        _ name: StaticString, _ choice: JSONChoice<Value>
    ) throws(KeyframeTextError) -> Value? {
        guard let index = try index(name, choice.names) else { return nil }
        return choice.values[index]
    }

    @inline(never)
    private func index(_ name: StaticString, _ names: NameList) throws(KeyframeTextError) -> Int? {
        guard let value = value(name) else { return nil }
        guard case .string(let string) = value, let index = names.index(of: string) else {
            throw error(name, text("one of ") + names.listed(inQuotes: true))
        }
        return index
    }

    /// Reads a length: points, a part of the viewport, or a list of lengths that are added.
    @inline(never)
    func length(_ name: StaticString) throws(KeyframeTextError) -> KeyframeLength? {
        guard let value = value(name) else { return nil }
        return try Self.length(value, at: path(of: name))
    }

    /// Reads the coordinates of an anchor; each default value is 0.
    @inline(never)
    func anchor() throws(KeyframeTextError) -> KeyframeAnchor? {
        guard let value = value("anchor") else { return nil }
        let coordinates = try JSONReader(value, at: path(of: "anchor"), names: NameList("x,y,z"))
        return KeyframeAnchor(
            x: try coordinates.length("x") ?? 0, y: try coordinates.length("y") ?? 0,
            z: try coordinates.length("z") ?? 0)
    }

    /// Reads the curve of the way to the next keyframe; nil if it is missing.
    @inline(never)
    func curve() throws(KeyframeTextError) -> KeyframeEasing? {
        let expected: StaticString =
            "four numbers as in CSS's cubic-bezier(), such as [0.25, 0.1, 0.25, 1]"
        guard let values = try list("curve", of: expected) else { return nil }
        var numbers: [Double] = []
        for case .number(let number) in values { numbers.append(number) }
        guard numbers.count == 4, values.count == 4 else { throw error("curve", text(expected)) }
        return KeyframeEasing(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    /// Reads keyframes with some members; nil if they are missing.
    @inline(never)
    func keyframes(with names: NameList = JSONNames.keyframe) throws(KeyframeTextError) -> [Keyframe]? {
        let expected: StaticString =
            "a list of keyframes, such as [{\"at\": -1, \"x\": -300}, {\"at\": 1, \"x\": 300}]"
        guard let values = try list("keyframes", of: expected) else { return nil }
        var keyframes: [Keyframe] = []
        for (place, value) in values.enumerated() {
            keyframes.append(try Keyframe(value, at: path(of: "keyframes") + indexText(place), names: names))
        }
        return keyframes
    }

    private static func length(_ value: JSONValue, at path: Bytes) throws(KeyframeTextError)
        -> KeyframeLength
    {
        switch value {
        case .number(let points): return .points(points)
        case .array(let values):
            var sum = KeyframeLength.zero
            for (place, value) in values.enumerated() {
                sum = sum + (try length(value, at: path + indexText(place)))
            }
            return sum
        case .object:
            let reader = try JSONReader(value, at: path, names: NameList("fraction,of,points"))
            let extent = try reader.choice("of", JSONNames.extents) ?? .own
            let fraction = KeyframeLength.fraction(try reader.number("fraction") ?? 0, of: extent)
            return fraction + .points(try reader.number("points") ?? 0)
        default:
            throw KeyframeTextError(
                path: path, value: value.description,
                expected: text("a number of points, or an object such as {\"fraction\": 0.5, \"points\": 20}")
            )
        }
    }
}

/// The index of a list's element as part of a path: `[3]`.
func indexText(_ index: Int) -> Bytes { text("[") + decimalText(of: Double(index)) + text("]") }
